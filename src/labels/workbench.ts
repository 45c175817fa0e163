import {translate} from '@docusaurus/Translate';
import type {BenchTexts} from '@selection-set/workbench';
import {editorPhrases} from './live';

/** What every bench says. */
export const benchTexts: Omit<BenchTexts, 'bench'> = {
  examples: translate({
    id: 'bench.examples',
    message: 'Example',
    description: 'Label of the list of examples of a bench',
  }),
  own: translate({
    id: 'bench.own',
    message: 'Your own text',
    description: 'Shown in the list of examples of a bench once the reader has changed something',
  }),
  files: translate({
    id: 'bench.files',
    message: 'Files',
    description: 'Name of the group of editors of a bench, for screen readers',
  }),
  settings: translate({
    id: 'bench.settings',
    message: 'Settings',
    description: 'Heading over the settings of a bench',
  }),
  result: translate({
    id: 'bench.result',
    message: 'Result',
    description: 'Name of what a bench shows after a run, for screen readers',
  }),
  toResult: translate({
    id: 'bench.toResult',
    message: 'Show result',
    description: 'Button beside the status of a bench: scrolls to what the run gave',
  }),
  views: translate({
    id: 'bench.views',
    message: 'Show the result as',
    description: 'Name of a choice between views of a result, for screen readers',
  }),
  run: translate({
    id: 'bench.run',
    message: 'Run',
    description: 'Button of a bench: runs the tool on the texts',
  }),
  stop: translate({
    id: 'bench.stop',
    message: 'Stop',
    description: 'Button of a bench: ends the run',
  }),
  openFile: (file) =>
    translate(
      {
        id: 'bench.openFile',
        message: 'Open a file as “{file}”',
        description:
          'Button over an editor: reads a file of the device into it; file is the name of the editor',
      },
      {file},
    ),
  notOpened: (file) =>
    translate(
      {
        id: 'bench.notOpened',
        message: '“{file}” was not opened. It has to be a text of at most 5 MB.',
        description: 'Over an editor, after a reader chose a file that is too large or no text',
      },
      {file},
    ),
  editor: (file) =>
    translate(
      {
        id: 'bench.editor',
        message: '{file}. Press Escape, then Tab, to leave the editor.',
        description: 'Name of an editor of a bench, for screen readers',
      },
      {file},
    ),
  keys: translate({
    id: 'bench.keys',
    message: 'Ctrl or ⌘ and Enter runs. Escape, then Tab, leaves an editor.',
    description: 'Keys of the editors of a bench. Ctrl, Enter, Escape and Tab are keys.',
  }),
  copyLink: translate({
    id: 'bench.copyLink',
    message: 'Copy a link to these texts and settings',
    description: 'Button of a bench: copies an address with everything in it',
  }),
  tooLong: translate({
    id: 'bench.tooLong',
    message: 'These texts are too long for a link.',
    description: 'Why there is no button that copies a link to a bench',
  }),
  badLink: translate({
    id: 'bench.badLink',
    message: 'The link could not be read: it is damaged or from another bench. You see an example.',
    description: 'Says that an address has the state of a bench, which is damaged',
  }),
  copyReport: translate({
    id: 'bench.copyReport',
    message: 'Copy the result as Markdown',
    description: 'Button of a bench: copies a report, such as for a pull request',
  }),
  saveReport: translate({
    id: 'bench.saveReport',
    message: 'Save as Markdown',
    description: 'Button of a bench: saves a report as a file',
  }),
  place: (file, line) =>
    translate(
      {
        id: 'bench.place',
        message: '{file}, line {line}',
        description: 'Place of a mistake in an editor of a bench; a link that leads to it',
      },
      {file, line},
    ),
  status: {
    idle: translate({
      id: 'bench.status.idle',
      message: 'Nothing has been run yet.',
      description: 'Status of a bench',
    }),
    loading: translate({
      id: 'bench.status.loading',
      message: 'Loading the tool…',
      description: 'Status of a bench before the first step of a run',
    }),
    stopped: translate({
      id: 'bench.status.stopped',
      message: 'Stopped. Your texts are as you left them.',
      description: 'Status of a bench after the button Stop',
    }),
    late: translate({
      id: 'bench.status.late',
      message:
        'This took too long and was stopped. Your texts are as you left them; try again with less text.',
      description: 'Status of a bench: the run passed its time limit',
    }),
    unreachable: translate({
      id: 'bench.status.unreachable',
      message:
        'The tool did not load, or ran out of memory. Your texts are as you left them. Check your connection, then run again.',
      description: 'Status of a bench: its worker did not load or broke',
    }),
    failed: (message) =>
      translate(
        {
          id: 'bench.status.failed',
          message: 'The tool failed: {message}',
          description: 'Status of a bench: the tool threw an error, whose text is in English',
        },
        {message},
      ),
    problems: translate({
      id: 'bench.status.problems',
      message: 'There are mistakes in the texts, so there is no result.',
      description: 'Status of a bench; a button to the list of mistakes follows',
    }),
  },
  phrases: editorPhrases,
};
