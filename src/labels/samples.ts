import {translate} from '@docusaurus/Translate';
import type {SampleState} from '../lib/contracts/samples';

/** Short names of how a sample was checked, in lists and on filters. */
export const sampleStateLabels: Readonly<Record<SampleState, string>> = {
  matched: translate({
    id: 'samples.state.matched',
    message: 'Ran, output matched',
    description:
      'State of a code sample: it was run, and everything that it prints is what the page shows',
  }),
  ran: translate({
    id: 'samples.state.ran',
    message: 'Ran',
    description:
      'State of a code sample: it was run and ended as the page says; the page shows no output',
  }),
  'type-checked': translate({
    id: 'samples.state.typeChecked',
    message: 'Type-checked',
    description: 'State of a code sample: the TypeScript compiler accepts it',
  }),
  validated: translate({
    id: 'samples.state.validated',
    message: 'Validated',
    description: 'State of a code sample: it is valid, for instance against its schema',
  }),
  refused: translate({
    id: 'samples.state.refused',
    message: 'Refused as shown',
    description: 'State of a code sample that is wrong on purpose: it was refused',
  }),
  compared: translate({
    id: 'samples.state.compared',
    message: 'Compared with its file',
    description: 'State of a code sample that shows a part of a file: the file has these lines',
  }),
  installed: translate({
    id: 'samples.state.installed',
    message: 'Installed',
    description: 'State of a code sample: its packages were installed and used',
  }),
  written: translate({
    id: 'samples.state.written',
    message: 'Written to its file',
    description: 'State of a code sample of a kind that nothing can check: its file was made',
  }),
  excluded: translate({
    id: 'samples.state.excluded',
    message: 'Not checked here',
    description: 'State of a code sample that could not be checked, followed by the reason',
  }),
};

/** Headings of the list of samples, in order. */
export const sampleColumns: readonly string[] = [
  translate({
    id: 'samples.column.sample',
    message: 'Sample',
    description: 'Column: file name or language of a code sample',
  }),
  translate({
    id: 'samples.column.line',
    message: 'Line',
    description: 'Column: line of the page’s file that the code sample stands on',
  }),
  translate({
    id: 'samples.column.state',
    message: 'State',
    description: 'Column: what was done to the code sample',
  }),
];

/** Captions of code blocks that are part of a sample, in place of their language. */
export const codePartLabels = {
  variables: translate({
    id: 'code.variables',
    message: 'Variables',
    description: 'Caption of a code block with the variables of an operation',
  }),
} as const;
