import type {EditorView} from '@codemirror/view';
import {
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {composeAddress, readAddress, type BenchInput} from './address';
import type {Bench, BenchOutput, Problem} from './bench';
import {FileEditor, FilePane, offsetOf} from './FilePane';
import {NOT_RUN, openRunner, reduceRun, type Runner, type RunEvent, type RunState} from './runner';
import styles from './styles.module.css';
import type {BenchControls, BenchTexts} from './texts';

export interface Props<Settings, Output extends BenchOutput> {
  readonly bench: Bench<Settings, Output>;
  readonly texts: BenchTexts;
  readonly controls: BenchControls;
  /** Query and hash of the page. */
  readonly address: string;
  /** Puts an input into the address: as a new entry of the browser's history, or replacing the current one. */
  readonly onAddress: (address: string) => void;
}

/**
 * Saves a file on the reader's device.
 *
 * @param type of its content, such as `text/markdown`.
 */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then, the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const NO_PROBLEMS: readonly Problem[] = [];

interface RunControl<Settings, Output> {
  readonly state: RunState<Output>;
  readonly runner: RefObject<Runner<BenchInput<Settings>> | undefined>;
}

/** Runs an input in a worker, and again for each new object. */
function useRun<Settings, Output extends BenchOutput>(
  bench: Bench<Settings, Output>,
  input: BenchInput<Settings>,
): RunControl<Settings, Output> {
  const [state, dispatch] = useReducer(
    (before: RunState<Output>, event: RunEvent<Output>) => reduceRun(before, event),
    NOT_RUN,
  );
  const runner = useRef<Runner<BenchInput<Settings>>>(undefined);

  useEffect(() => {
    const opened = openRunner<BenchInput<Settings>, Output>(
      bench.createWorker,
      bench.limitMs,
      dispatch,
    );
    runner.current = opened;
    return () => opened.close();
  }, [bench]);

  useEffect(() => runner.current?.run(input), [input]);

  return {state, runner};
}

/** A tool on a bench: editors, settings, and the result. */
export function Workbench<Settings, Output extends BenchOutput>({
  bench,
  texts,
  controls: {Button, CopyButton, IconButton},
  address,
  onAddress,
}: Props<Settings, Output>): ReactNode {
  const id = useId();
  const [asked, setAsked] = useState(() => readAddress(address, bench.examples, bench.readInput));
  const [input, setInput] = useState<BenchInput<Settings>>(() => inputOf(asked, bench));
  // The current or last run: a new object is a new run.
  const [ran, setRan] = useState(input);
  const [seenAddress, setSeenAddress] = useState(address);
  // Address of the current run: the page's address follows it some time later.
  const [ownAddress, setOwnAddress] = useState(address);
  const [viewId, setViewId] = useState(bench.views[0].id);
  const {state, runner} = useRun(bench, ran);
  const editors = useRef(new Map<string, EditorView>());
  const resultRef = useRef<HTMLElement>(null);

  // Back and forward navigate through the runs.
  if (address !== seenAddress) {
    setSeenAddress(address);
  }
  if (address !== seenAddress && address !== ownAddress) {
    setOwnAddress(address);
    const found = readAddress(address, bench.examples, bench.readInput);
    setAsked(found);
    if (found.kind !== 'unreadable') {
      const next = inputOf(found, bench);
      setInput(next);
      setRan(next);
    }
  }

  /** The current content of the editors: a key may arrive before typed text is rendered. */
  function typed(): BenchInput<Settings> {
    const files = input.files.map(({name, text}) => ({
      name,
      text: editors.current.get(name)?.state.doc.toString() ?? text,
    }));
    return {...input, files};
  }

  function run(next: BenchInput<Settings>): void {
    setRan({...next});
    const link = composeAddress(next, bench.examples);
    // A page without an address shows the first example, whose address adds nothing.
    const isKnown = ownAddress === '' && link === composeAddress(bench.examples[0], bench.examples);
    if (link !== undefined && link !== ownAddress && !isKnown) {
      setOwnAddress(link);
      onAddress(link);
    }
  }

  function load(next: BenchInput<Settings>): void {
    setInput(next);
    run(next);
  }

  function setText(name: string, text: string): void {
    setInput((before) => ({
      ...before,
      files: before.files.map((file) => (file.name === name ? {name, text} : file)),
    }));
  }

  function show(problem: Problem): void {
    const view = editors.current.get(problem.file);
    if (view !== undefined) {
      view.dispatch({selection: {anchor: offsetOf(view, problem)}, scrollIntoView: true});
      view.focus();
    }
  }

  /** Below the editors, the result is often on the next screen. */
  function showResult(): void {
    resultRef.current?.scrollIntoView();
    resultRef.current?.focus({preventScroll: true});
  }

  const link = composeAddress(input, bench.examples);
  const example = bench.examples.find(
    (candidate) => composeAddress(candidate, bench.examples) === link,
  );
  const isRunning = state.status === 'running';
  const {output} = state;
  const problems = output?.problems ?? NO_PROBLEMS;
  // Keeps the lists identical between keys: otherwise an editor would mark its mistakes again, at outdated positions.
  const problemsOf = useMemo(
    () => new Map(problems.map(({file}) => [file, problems.filter((one) => one.file === file)])),
    [problems],
  );
  const result = output !== undefined && problems.length === 0 ? output : undefined;
  const view = bench.views.find((candidate) => candidate.id === viewId) ?? bench.views[0];
  // Keeps the element identical between keys: a large result takes long to render.
  const shown = useMemo(
    () =>
      result === undefined ? null : (
        <view.View output={result} previous={state.previous} input={ran} />
      ),
    [view, result, state.previous, ran],
  );
  return (
    <div className={styles.bench} role="group" aria-label={texts.bench}>
      <div className={styles.bar}>
        <label className={styles.field}>
          <span>{texts.examples}</span>
          <select
            value={example?.id ?? ''}
            onChange={({currentTarget: {value}}) => {
              const chosen = bench.examples.find((candidate) => candidate.id === value);
              if (chosen !== undefined) {
                load({files: chosen.files, settings: chosen.settings});
              }
            }}>
            {example === undefined && <option value="">{texts.own}</option>}
            {bench.examples.map(({id: key, name}) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button
          icon={isRunning ? 'stop' : 'play'}
          emphasis="primary"
          onClick={({detail}) => {
            // The second click of a double click is not meant for what the button has become.
            if (detail > 1) {
              return;
            }
            if (isRunning) {
              runner.current?.stop();
            } else {
              run(typed());
            }
          }}>
          {isRunning ? texts.stop : texts.run}
        </Button>
        {link === undefined ? (
          <span className={styles.hint}>{texts.tooLong}</span>
        ) : (
          <CopyButton
            icon="link"
            label={texts.copyLink}
            text={() => new URL(link, window.location.href.replace(/[?#].*$/u, '')).href}
          />
        )}
        <span className={`${styles.hint} ${styles.keys}`}>{texts.keys}</span>
      </div>
      <div className={styles.status}>
        <p role="status">{describe(state, bench, texts)}</p>
        {isRunning && <progress max={1} value={state.done} aria-label={texts.result} />}
        {output !== undefined && (
          <button type="button" className={styles.place} onClick={showResult}>
            {texts.toResult}
          </button>
        )}
      </div>
      {asked.kind === 'unreadable' && (
        <p className={styles.notice} role="status">
          {texts.badLink}
        </p>
      )}
      <div className={styles.input}>
        <div className={styles.files} role="group" aria-label={texts.files}>
          {input.files.map((file) => (
            <FilePane
              key={file.name}
              title={bench.files[file.name] ?? file.name}
              texts={texts}
              IconButton={IconButton}
              onText={(text) => setText(file.name, text)}>
              <FileEditor
                file={file}
                label={texts.editor(bench.files[file.name] ?? file.name)}
                phrases={texts.phrases}
                language={bench.language}
                problems={problemsOf.get(file.name) ?? NO_PROBLEMS}
                views={editors}
                onChange={(text) => setText(file.name, text)}
                onRun={() => run(typed())}
              />
            </FilePane>
          ))}
        </div>
        <div className={styles.settings} role="group" aria-labelledby={`${id}-settings`}>
          <p className={styles.heading} id={`${id}-settings`}>
            {texts.settings}
          </p>
          <bench.Settings input={input} onChange={load} />
        </div>
      </div>
      <section
        ref={resultRef}
        className={styles.result}
        data-state={state.status}
        aria-label={texts.result}
        tabIndex={-1}>
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={`${problem.file} ${problem.line} ${problem.column} ${problem.message}`}>
                <button type="button" className={styles.place} onClick={() => show(problem)}>
                  {texts.place(bench.files[problem.file] ?? problem.file, problem.line)}
                </button>{' '}
                <bdi dir="ltr">{problem.message}</bdi>
              </li>
            ))}
          </ul>
        )}
        {result !== undefined && (
          <>
            <div className={styles.choice}>
              <fieldset className={styles.views}>
                <legend className={styles.hidden}>{texts.views}</legend>
                {bench.views.map(({id: key, label}) => (
                  <label
                    key={key}
                    className={styles.view}
                    data-state={key === view.id ? 'on' : 'off'}>
                    <input
                      type="radio"
                      name={`${id}-view`}
                      checked={key === view.id}
                      onChange={() => setViewId(key)}
                    />
                    {label}
                  </label>
                ))}
              </fieldset>
              <span className={styles.actions}>
                <CopyButton label={texts.copyReport} text={() => bench.report(result)} />
                <Button
                  icon="file"
                  onClick={() => saveFile(`${bench.id}.md`, bench.report(result), 'text/markdown')}>
                  {texts.saveReport}
                </Button>
              </span>
            </div>
            {shown}
          </>
        )}
      </section>
    </div>
  );
}

function inputOf<Settings, Output extends BenchOutput>(
  asked: ReturnType<typeof readAddress<Settings>>,
  {examples: [first]}: Bench<Settings, Output>,
): BenchInput<Settings> {
  const {files, settings} =
    asked.kind === 'input' ? asked.input : asked.kind === 'example' ? asked.example : first;
  return {files, settings};
}

/** The message about a run: its result, or its progress. */
function describe<Settings, Output extends BenchOutput>(
  state: RunState<Output>,
  bench: Bench<Settings, Output>,
  {status}: BenchTexts,
): string {
  switch (state.status) {
    case 'running':
      return state.step === undefined
        ? status.loading
        : (bench.steps[state.step] ?? status.loading);
    case 'failed':
      return status.failed(state.message);
    case 'ran':
      return state.output === undefined || state.output.problems.length > 0
        ? status.problems
        : bench.summarize(state.output);
    case 'idle':
    case 'late':
    case 'stopped':
    case 'unreachable':
      return status[state.status];
    default:
      return state satisfies never;
  }
}
