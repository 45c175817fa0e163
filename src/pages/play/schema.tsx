export {default} from '@site/src/family/benches/schema/SchemaDeskPage';
