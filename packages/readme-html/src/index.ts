export {createElement, replaceElements} from './parseReadme';
export type {ReadmeLabels, ReadmeOptions} from './resolveAddress';
export {renderReadme} from './renderReadme';
