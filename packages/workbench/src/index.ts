export type {BenchFile, BenchInput, Example} from './address';
export type {Bench, BenchOutput, BenchView, Problem, SettingsProps, ViewProps} from './bench';
export type {BenchControls, BenchTexts} from './texts';
export {Workbench, saveFile} from './Workbench';
