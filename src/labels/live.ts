import {translate} from '@docusaurus/Translate';
import type {LiveStatus} from '../lib/contracts/live';

/** Messages about a live sample while there is no result. */
export const liveStatusLabels: Readonly<Record<LiveStatus, string>> = {
  starting: translate({
    id: 'live.status.starting',
    message: 'Loading the schema…',
    description: 'Status of a live sample: its schema is being loaded',
  }),
  ready: translate({
    id: 'live.status.ready',
    message: 'Ready. Nothing has been run yet.',
    description: 'Status of a live sample: the schema is there and waits for an operation',
  }),
  running: translate({
    id: 'live.status.running',
    message: 'Running…',
    description: 'Status of a live sample: an operation is being run',
  }),
  unreachable: translate({
    id: 'live.status.unreachable',
    message:
      'The schema could not be loaded, so nothing can be run here. Check your connection, then try again.',
    description: 'Status of a live sample: worker or schema did not load; followed by Try again',
  }),
  answered: translate({
    id: 'live.status.answered',
    message: 'Done.',
    description: 'Status of a live sample: the result is shown below',
  }),
  failed: translate({
    id: 'live.status.failed',
    message: 'Done. The result has errors.',
    description: 'Status of a live sample: the result below contains errors',
  }),
  streaming: translate({
    id: 'live.status.streaming',
    message: 'Waiting for more results…',
    description: 'Status of a live sample: a subscription has given results and goes on',
  }),
  stopped: translate({
    id: 'live.status.stopped',
    message:
      'The operation took too long and was stopped. The schema has been started again with its first data.',
    description: 'Status of a live sample: an operation ran for more than five seconds',
  }),
  oversized: translate({
    id: 'live.status.oversized',
    message: 'The result is too large to be shown here. Select less.',
    description: 'Status of a live sample: the result has too many characters',
  }),
  unreadable: translate({
    id: 'live.status.unreadable',
    message: 'The variables are not a JSON object, so nothing was run.',
    description: 'Status of a live sample: the text in the field Variables is wrong',
  }),
};

/** Names of the editors for screen readers. */
export const liveEditorLabels = {
  operation: translate({
    id: 'live.editor.operation',
    message: 'Operation. Press Escape, then Tab, to leave the editor.',
    description: 'Name of the editor for an operation, for screen readers',
  }),
  json: translate({
    id: 'live.editor.variables',
    message: 'Variables as JSON. Press Escape, then Tab, to leave the editor.',
    description: 'Name of the editor for the variables of an operation, for screen readers',
  }),
};

/** Texts of CodeMirror for screen readers, by its own names. */
export const editorPhrases: Readonly<Record<string, string>> = {
  Completions: translate({
    id: 'live.editor.completions',
    message: 'Completions',
    description: 'Name of the list of completions in an editor, for screen readers',
  }),
  'Selection deleted': translate({
    id: 'live.editor.deleted',
    message: 'Selection deleted',
    description: 'Announced by an editor when the selected text has been deleted',
  }),
};
