export {OUT_FOLDER, SELECTIONS, runExportCommand} from './exportCommand';
export {runImportCommand} from './importCommand';
