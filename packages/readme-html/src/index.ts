export {createElement, replaceElements} from './hast';
export type {ReadmeLabels, ReadmeOptions} from './options';
export {renderReadme} from './renderReadme';
