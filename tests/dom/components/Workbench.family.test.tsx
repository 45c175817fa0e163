import type * as codeMirrorCommands from '@codemirror/commands';
import type * as codeMirrorState from '@codemirror/state';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Workbench, type Bench, type BenchControls} from '@selection-set/workbench';
import type {RunReply} from '@selection-set/workbench/worker';
import {benchTexts} from '../../../src/labels/workbench';
import {expectNoViolations} from '../../support/axe';

interface Output {
  readonly problems: readonly never[];
  readonly words: number;
}

/** Editors that were opened, with what the reader can do in them beside typing. */
const mockEditors: {readonly type: (text: string) => void; readonly undo: () => void}[] = [];

// CodeMirror's view needs a layout, which browser tests have; its state and history are the real ones.
jest.mock('../../../packages/workbench/src/editor', () => ({
  openEditor(
    host: HTMLElement,
    text: string,
    {label, onChange}: {label: string; onChange: (text: string) => void},
  ) {
    const {EditorState} = jest.requireActual<typeof codeMirrorState>('@codemirror/state');
    const {history, undo} = jest.requireActual<typeof codeMirrorCommands>('@codemirror/commands');
    const field = document.createElement('textarea');
    field.value = text;
    field.setAttribute('aria-label', label);
    host.append(field);
    const view = {
      state: EditorState.create({doc: text, extensions: [history()]}),
      dispatch(...specs: codeMirrorState.TransactionSpec[]) {
        view.set(view.state.update(...specs));
      },
      destroy: () => field.remove(),
      set({state}: codeMirrorState.Transaction) {
        view.state = state;
        field.value = state.doc.toString();
      },
    };
    const type = (added: string): void => {
      view.dispatch({
        changes: {from: view.state.doc.length, insert: added},
        userEvent: 'input.type',
      });
      onChange(view.state.doc.toString());
    };
    field.addEventListener('input', () => {
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: field.value}});
      onChange(field.value);
    });
    mockEditors.push({type, undo: () => undo({state: view.state, dispatch: view.set})});
    return view;
  },
}));
const mockMark = jest.fn(() => ({}));
jest.mock('@codemirror/lint', () => ({setDiagnostics: () => mockMark()}));
const drawn = jest.fn();

class FakeWorker extends EventTarget {
  readonly sent: {run: number; input: {files: readonly {text: string}[]}}[] = [];

  postMessage(request: FakeWorker['sent'][number]): void {
    this.sent.push(request);
  }

  terminate(): void {
    // Nothing runs.
  }

  answer(data: RunReply<Output>): void {
    act(() => {
      this.dispatchEvent(new MessageEvent('message', {data}));
    });
  }

  fail(): void {
    act(() => {
      this.dispatchEvent(new Event('error'));
    });
  }
}

const controls: BenchControls = {
  Button: ({icon, emphasis, ...rest}) => (
    <button type="button" data-icon={icon} data-emphasis={emphasis} {...rest} />
  ),
  CopyButton: ({label}) => <button type="button">{label}</button>,
  IconButton: ({label, onClick}) => <button type="button" aria-label={label} onClick={onClick} />,
};

function Words({output}: {readonly output: Output}) {
  drawn();
  return <p>{`${output.words} words`}</p>;
}

let workers: FakeWorker[] = [];
const last = (): FakeWorker => workers[workers.length - 1] ?? new FakeWorker();

const bench: Bench<null, Output> = {
  id: 'words',
  examples: [{id: 'one', name: 'One', files: [{name: 'a.txt', text: 'a b c'}], settings: null}],
  files: {'a.txt': 'Text'},
  createWorker() {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  },
  limitMs: 1000,
  readInput: () => null,
  language: () => [],
  Settings: () => null,
  views: [{id: 'words', label: 'Words', View: Words}],
  steps: {count: 'Counting…'},
  summarize: ({words}) => `Found ${words}`,
  report: ({words}) => `${words}`,
};

function open() {
  workers = [];
  return render(
    <Workbench
      bench={bench}
      texts={{...benchTexts, bench: 'Counter'}}
      controls={controls}
      address=""
      onAddress={() => undefined}
    />,
  );
}

const editor = (): HTMLElement => screen.getByRole('textbox', {name: /^Text/u});
const status = (): HTMLElement => screen.getByRole('status');

test('a run shows its steps, then its output', async () => {
  const {container} = open();
  last().answer({type: 'ready'});
  last().answer({type: 'reached', run: 1, step: 'count', done: 0.5});
  expect(status()).toHaveTextContent('Counting…');
  expect(screen.getByRole('progressbar')).toHaveValue(0.5);
  last().answer({type: 'ran', run: 1, output: {problems: [], words: 3}});
  expect(status()).toHaveTextContent('Found 3');
  expect(screen.getByText('3 words')).toBeVisible();
  // Code reads from left to right in every language.
  expect(editor().closest('[dir]')).toHaveAttribute('dir', 'ltr');
  await expectNoViolations(container);
});

test('typing neither draws the result again, nor marks its mistakes where they no longer are', async () => {
  open();
  last().answer({type: 'ready'});
  last().answer({type: 'ran', run: 1, output: {problems: [], words: 3}});
  drawn.mockClear();
  mockMark.mockClear();
  await userEvent.type(editor(), ' d');
  expect(drawn).not.toHaveBeenCalled();
  expect(mockMark).not.toHaveBeenCalled();
});

test('a fault of the tool becomes a sentence, and what was typed stays', async () => {
  open();
  await userEvent.type(editor(), ' d');
  last().answer({type: 'ready'});
  last().answer({type: 'failed', run: 1, message: 'Too many words.'});
  expect(status()).toHaveTextContent('The tool failed: Too many words.');
  expect(editor()).toHaveValue('a b c d');
  await userEvent.click(screen.getByRole('button', {name: 'Run'}));
  expect(last().sent.at(-1)?.input.files[0]?.text).toBe('a b c d');
});

test('a worker that breaks becomes a sentence, and the next run has a new one', async () => {
  open();
  await userEvent.type(editor(), ' d');
  last().fail();
  expect(status()).toHaveTextContent('The tool did not load, or ran out of memory.');
  expect(editor()).toHaveValue('a b c d');
  const before = workers.length;
  await userEvent.click(screen.getByRole('button', {name: 'Run'}));
  expect(workers.length).toBe(before + 1);
  last().answer({type: 'ready'});
  last().answer({type: 'ran', run: 2, output: {problems: [], words: 4}});
  expect(status()).toHaveTextContent('Found 4');
});

test('Stop ends the run and keeps what was typed', async () => {
  open();
  await userEvent.type(editor(), ' d');
  await userEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(status()).toHaveTextContent('Stopped. Your texts are as you left them.');
  expect(editor()).toHaveValue('a b c d');
});

test('a double click runs the tool once, and does not stop it', async () => {
  open();
  last().answer({type: 'ready'});
  last().answer({type: 'ran', run: 1, output: {problems: [], words: 3}});
  await userEvent.dblClick(screen.getByRole('button', {name: 'Run'}));
  expect(screen.getByRole('button', {name: 'Stop'})).toBeVisible();
  expect(workers.flatMap(({sent}) => sent.map(({run}) => run))).toEqual([1, 2]);
});

/** A file of the device, which jsdom does not read by itself. */
function fileOf(name: string, text: string | Error, size = 10): File {
  const file = new File([], name);
  Object.defineProperty(file, 'size', {value: size});
  file.text = async () => (text instanceof Error ? Promise.reject(text) : Promise.resolve(text));
  return file;
}

test('a file that is too large, no text or unreadable is not opened, and a sentence says so', async () => {
  const {container} = open();
  const picker = container.querySelector('input[type="file"]');
  for (const file of [
    fileOf('large.txt', 'a', 20_000_000),
    fileOf('picture.png', 'PNG\0\0'),
    fileOf('folder', new Error('NotFoundError')),
  ]) {
    await userEvent.upload(picker as HTMLInputElement, file);
    expect(
      await screen.findByText(new RegExp(`^“${file.name}” was not opened`, 'u')),
    ).toBeVisible();
    expect(editor()).toHaveValue('a b c');
    // The same file can be chosen again once it is mended.
    expect(picker).toHaveProperty('files.length', 0);
  }
  await userEvent.upload(picker as HTMLInputElement, fileOf('fine.txt', 'one'));
  await userEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(screen.queryByText(/was not opened/u)).not.toBeInTheDocument();
});

test('what is typed into an opened file is one step back from it, however soon it was typed', async () => {
  const {container} = open();
  await userEvent.upload(
    container.querySelector('input[type="file"]') as HTMLInputElement,
    fileOf('fine.txt', 'one'),
  );
  expect(editor()).toHaveValue('one');
  const opened = mockEditors.at(-1);
  act(() => opened?.type(' two'));
  expect(editor()).toHaveValue('one two');
  act(() => opened?.undo());
  expect(editor()).toHaveValue('one');
  act(() => opened?.undo());
  expect(editor()).toHaveValue('a b c');
});
