export {default} from '@site/src/family/benches/codegen/CodegenStudioPage';
