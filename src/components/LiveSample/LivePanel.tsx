import type {EditorView} from '@codemirror/view';
import {openEditor} from '@selection-set/workbench/editor';
import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {json, jsonParseLinter} from '@codemirror/lang-json';
import {linter} from '@codemirror/lint';
import type {Extension} from '@codemirror/state';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import {completeWith, readOperations} from '@site/src/family/language/editor';
import {editorPhrases, liveEditorLabels} from '@site/src/labels/live';
import {codePartLabels} from '@site/src/labels/samples';
import type {LiveOperation} from '@site/src/lib/contracts/live';
import {areVariables} from '@site/src/lib/live/json';
import {composeHash, isLiveHash, type LiveChanges} from '@site/src/lib/live/shareHash';
import ResultPane from './ResultPane';
import {
  INITIAL_STATE,
  openLiveServer,
  reduceLive,
  type LiveConnection,
  type LiveState,
} from './openLiveServer';
import styles from './styles.module.css';

/** Content type of an editor. */
type EditorLanguage = 'json' | 'operation';

/** Language support of a live sample's editor. */
function editorLanguage(language: EditorLanguage): Extension {
  return language === 'operation' ? readOperations() : [json(), linter(lintJson)];
}

const parseLint = jsonParseLinter();

/** An empty text means no variables, and is valid. */
function lintJson(view: EditorView): ReturnType<typeof parseLint> {
  return view.state.doc.toString().trim() === '' ? [] : parseLint(view);
}

interface ToolbarProps {
  /** Title of the sample, or its language. */
  readonly caption: string;
  readonly operation: LiveOperation;
  /** Hash of a link to the reader's version; undefined where it would be too long. */
  readonly hash: string | undefined;
  readonly onReset: () => void;
}

/** Actions for the sample, except running it. */
function Toolbar({caption, operation, hash, onReset}: ToolbarProps): ReactNode {
  return (
    <div className={styles.toolbar}>
      <span className={styles.caption}>{caption}</span>
      <IconButton
        icon="reset"
        size="small"
        label={translate({
          id: 'live.reset',
          message: 'Reset to the sample',
          description: 'Button of a live sample: undo all changes, including those of its data',
        })}
        onClick={onReset}
      />
      {hash !== undefined && (
        <CopyButton
          icon="link"
          text={() => share(hash)}
          label={translate({
            id: 'live.share',
            message: 'Copy a link to this version',
            description: 'Button of a live sample: copies an address with the reader’s changes',
          })}
        />
      )}
      <CopyButton
        text={operation.query}
        label={translate({
          id: 'live.copy',
          message: 'Copy the operation',
          description: 'Button of a live sample: copies the text of the editor',
        })}
      />
    </div>
  );
}

/** Returns the address of the reader's version, and makes it that of the page. */
function share(hash: string): string {
  const address = new URL(hash, window.location.href).href;
  window.history.replaceState(window.history.state, '', address);
  return address;
}

/** The worker that runs a schema: a file of the site, so that a content security policy needs no exception. */
function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

interface LiveControl {
  readonly state: LiveState;
  readonly run: (operation: LiveOperation) => void;
  /** Restarts the schema with its initial data. */
  readonly restart: () => void;
}

/**
 * A server in a worker, for as long as the component is mounted.
 *
 * @param first runs as soon as the schema has loaded.
 */
function useLiveServer(schema: string, first: LiveOperation | undefined): LiveControl {
  const [state, dispatch] = useReducer(reduceLive, INITIAL_STATE);
  const connection = useRef<LiveConnection>(undefined);
  const waiting = useRef(first);

  useEffect(() => {
    const opened = openLiveServer(schema, createWorker, (event) => {
      dispatch(event);
      const operation = waiting.current;
      if (event.type === 'started' && operation !== undefined) {
        waiting.current = undefined;
        opened.run(operation);
      }
    });
    connection.current = opened;
    return () => opened.close();
  }, [schema]);

  return {
    state,
    run(operation) {
      if (areVariables(operation.variables)) {
        connection.current?.run(operation);
      } else {
        dispatch({type: 'refused'});
      }
    },
    restart() {
      connection.current?.restart();
      dispatch({type: 'cleared'});
    },
  };
}

/** Completes and validates with a schema as soon as its definitions have loaded. */
function useEditorSchema(view: RefObject<EditorView | undefined>, sdl: string | undefined): void {
  useEffect(() => {
    if (view.current !== undefined && sdl !== undefined) {
      completeWith(view.current, sdl);
    }
  }, [view, sdl]);
}

interface EditorInput {
  readonly language: EditorLanguage;
  /** For screen readers. */
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** Ctrl or Command and Enter. */
  readonly onRun: () => void;
  /** Initial text; later ones are the reader's. */
  readonly text: string;
  /** Definitions to complete and validate operations with, once loaded. */
  readonly sdl?: string | undefined;
}

/** An editor inside an element, for as long as both are mounted. */
function useEditor(
  place: RefObject<HTMLElement | null>,
  {text, sdl, language, label, onChange, onRun}: EditorInput,
): void {
  const view = useRef<EditorView>(undefined);
  const change = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);

  useEffect(() => {
    if (place.current === null) {
      return undefined;
    }
    const editor = openEditor(place.current, text, {
      label,
      phrases: editorPhrases,
      language: editorLanguage(language),
      onChange: (changed) => change(changed),
      onRun: () => run(),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [place, text, language, label]);

  useEditorSchema(view, sdl);
}

interface RunButtonProps {
  readonly server: LiveState['server'];
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** Runs the operation, or stops the current run. */
function RunButton({server, onRun, onStop}: RunButtonProps): ReactNode {
  const isRunning = server === 'running';
  const isWaiting = server === 'starting' || server === 'unreachable';
  return (
    <Button
      icon={isRunning ? 'stop' : 'play'}
      emphasis="primary"
      aria-disabled={isWaiting}
      onClick={isWaiting ? undefined : isRunning ? onStop : onRun}>
      {isRunning ? (
        <Translate id="live.stop" description="Button: stop the operation that runs">
          Stop
        </Translate>
      ) : (
        <Translate id="live.run" description="Button: run the operation in the editor">
          Run
        </Translate>
      )}
    </Button>
  );
}

/** An editor for operations or JSON. It owns its text; `text` is the initial value. */
function CodeEditor(input: EditorInput): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEditor(place, input);
  return <div ref={place} className={styles.editor} dir="ltr" />;
}

export interface Props {
  /** Name of a module in `live`. */
  readonly schema: string;
  /** Of the sample on its page, from 1. */
  readonly number: number;
  readonly caption: string;
  /** As the page has it. */
  readonly original: LiveOperation;
  /** From a link; undefined if a reader pressed the button and so expects a result at once. */
  readonly changes: LiveChanges | undefined;
}

/** The sample as an editor, with its schema in a worker. A separate chunk, with all its imports. */
export default function LivePanel({schema, number, caption, original, changes}: Props): ReactNode {
  const [first, setFirst] = useState({...original, ...changes});
  const [current, setCurrent] = useState(first);
  const [revision, setRevision] = useState(0);
  const {state, run, restart} = useLiveServer(schema, changes === undefined ? first : undefined);
  const hash = composeHash(number, original, current);

  function reset(): void {
    setFirst(original);
    setCurrent(original);
    setRevision(revision + 1);
    restart();
    forgetLink();
  }

  const shared = {sdl: state.sdl, onRun: () => run(current)};
  return (
    <div
      // A link's target is scrolled into view; a reader who pressed the button, which has disappeared, continues inside.
      ref={changes === undefined ? focus : reveal}
      className={styles.panel}
      role="group"
      tabIndex={-1}
      aria-label={translate(
        {
          id: 'live.name',
          message: 'Live sample: {caption}',
          description: 'Name of an editor with its result, for screen readers',
        },
        {caption},
      )}>
      <Toolbar caption={caption} operation={current} hash={hash} onReset={reset} />
      <CodeEditor
        key={`query ${revision}`}
        language="operation"
        label={liveEditorLabels.operation}
        text={first.query}
        onChange={(query) => setCurrent((before) => ({...before, query}))}
        {...shared}
      />
      <details className={styles.variables} open={first.variables !== ''}>
        <summary>{codePartLabels.variables}</summary>
        <CodeEditor
          key={`variables ${revision}`}
          language="json"
          label={liveEditorLabels.json}
          text={first.variables}
          onChange={(variables) => setCurrent((before) => ({...before, variables}))}
          onRun={shared.onRun}
        />
      </details>
      <div className={styles.row}>
        <RunButton server={state.server} onRun={shared.onRun} onStop={restart} />
        <span className={styles.hint}>
          <Translate
            id="live.keys"
            description="Keys of the editor, beside the button Run. Ctrl, Enter, Escape and Tab are keys.">
            Ctrl or ⌘ and Enter runs. Escape, then Tab, leaves the editor.
          </Translate>
        </span>
        {hash === undefined && (
          <span className={styles.hint} data-state="warning">
            <Icon name="warning" size={16} />
            <Translate id="live.tooLong" description="Why there is no button that copies a link">
              This version is too long for a link.
            </Translate>
          </span>
        )}
      </div>
      <ResultPane state={state} onRetry={restart} />
    </div>
  );
}

function focus(panel: HTMLElement | null): void {
  panel?.focus({preventScroll: true});
}

function reveal(panel: HTMLElement | null): void {
  panel?.scrollIntoView({block: 'center'});
}

/** Removes a reader's version from the address, but no other fragment. */
function forgetLink(): void {
  const {hash, pathname, search} = window.location;
  if (isLiveHash(hash)) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
