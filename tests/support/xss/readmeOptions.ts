import type {ReadmeOptions} from '@selection-set/readme-html';

/** Options of a made-up tool, for tests. */
export const README_OPTIONS: ReadmeOptions = {
  toolName: 'Tool',
  otherTitles: ['@scope/tool'],
  repository: 'owner/name',
  directory: 'packages/tool',
  labels: {
    table: 'Table {number}',
    footnotes: 'Footnotes',
    footnoteBack: 'Back to reference {number}',
    taskDone: 'Done',
    taskOpen: 'Not done',
  },
};
