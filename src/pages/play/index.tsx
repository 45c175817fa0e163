export {default} from '@site/src/family/benches/PlayPage';
