export {OUT_FOLDER, SELECTIONS, runExportCommand} from './exportCommand';
export {type ContentCheck, runImportCommand} from './importCommand';
