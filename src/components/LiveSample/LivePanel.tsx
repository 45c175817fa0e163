import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {codePartLabels} from '@site/src/labels/codeParts';
import {liveEditorLabels} from '@site/src/labels/live';
import type {LiveOperation} from '@site/src/lib/contracts/live';
import {composeHash, isLiveHash, type LiveChanges} from '@site/src/lib/live/shareHash';
import CodeEditor from './CodeEditor';
import ResultPane from './ResultPane';
import RunButton from './RunButton';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import {useLiveServer} from './useLiveServer';

export interface Props {
  /** Name of a module in `live`. */
  readonly schema: string;
  /** Of the sample on its page, from 1. */
  readonly number: number;
  readonly caption: string;
  /** As the page has it. */
  readonly original: LiveOperation;
  /** Of a link; empty where a reader pressed the button, who wants a result at once. */
  readonly changes: LiveChanges | undefined;
}

/** The sample as an editor, with its schema in a worker. It is a chunk of its own, with all that it imports. */
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
      // Where a link leads is shown; who pressed the button, which is gone now, goes on inside.
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
        language="graphql"
        label={liveEditorLabels.graphql}
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

/** Takes a reader's version out of the address, and no other place of the page. */
function forgetLink(): void {
  const {hash, pathname, search} = window.location;
  if (isLiveHash(hash)) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
