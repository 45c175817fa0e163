export {default} from '@site/src/family/benches/federation/SupergraphLabPage';
