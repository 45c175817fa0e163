import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  Children,
  isValidElement,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import Button from '@site/src/components/Button';
import {LIVE_LANGUAGE} from '@site/src/family/data/language';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {liveId, readHash} from '@site/src/lib/live/shareHash';
import type {Props as PanelProps} from './LivePanel';
import styles from './styles.module.css';

interface LivePanelControl {
  /** `open` once the editor has loaded. */
  readonly status: 'closed' | 'failed' | 'loading' | 'open';
  readonly Panel: ComponentType<PanelProps> | undefined;
  readonly ask: () => void;
}

async function loadPanel(): Promise<{readonly Panel: ComponentType<PanelProps>}> {
  const {default: Panel} = await import('./LivePanel');
  return {Panel};
}

/**
 * The editor of a sample, fetched on demand.
 *
 * @param isLinked whether a link requests it.
 */
function useLivePanel(isLinked: boolean): LivePanelControl {
  const [request, setRequest] = useState<'asked' | 'failed' | 'none'>('none');
  const isWanted = request === 'asked' || (isLinked && request === 'none');
  // Stable, because an effect depends on it.
  const miss = useCallback(() => setRequest('failed'), []);
  const loaded = useOnDemand(isWanted, loadPanel, miss);
  return {
    status: statusOf(isWanted, request === 'failed', loaded !== undefined),
    Panel: loaded?.Panel,
    ask: () => setRequest('asked'),
  };
}

function statusOf(
  isWanted: boolean,
  hasFailed: boolean,
  isLoaded: boolean,
): LivePanelControl['status'] {
  if (hasFailed) {
    return 'failed';
  }
  if (!isWanted) {
    return 'closed';
  }
  return isLoaded ? 'open' : 'loading';
}

export interface Props {
  /** Name of a module in `live`, as `plugins/samples/live-samples` has read it. */
  readonly schema: string;
  /** Of the sample on its page, from 1. */
  readonly number: string;
  /** Samples of the page. */
  readonly count: string;
  readonly query: string;
  readonly variables?: string;
  readonly title?: string;
  readonly description?: string;
  /** Whether the last of the children shows the operation's result. */
  readonly result?: 'last';
  /** The sample as plain code blocks. */
  readonly children: ReactNode;
}

/**
 * An operation that readers can change and run, with its schema in the page. Until they request it, without scripts and on paper it
 * is the plain sample, and nothing of the editor has loaded.
 */
export default function LiveSample({
  schema,
  number,
  count,
  query,
  variables = '',
  title = LIVE_LANGUAGE?.name ?? '',
  description,
  result,
  children,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  // The server has no hash, and hydration must find what it rendered.
  const shared = readHash(isBrowser ? hash : '', Number(number), Number(count));
  const changes = shared.status === 'read' ? shared.changes : undefined;
  const {status, Panel, ask} = useLivePanel(changes !== undefined);
  const blocks = Children.toArray(children).filter(isValidElement);
  const shown = blocks.length - (result === undefined ? 0 : 1);
  return (
    <div
      className={styles.sample}
      id={liveId(Number(number))}
      data-state={status}
      data-scripts="view hash">
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <div className={styles.plain}>{blocks.slice(0, shown)}</div>
      {shared.status === 'unreadable' && (
        <p className={styles.notice} role="status">
          <Translate
            id="live.badLink"
            description="Says that the address has changes to a sample that are damaged">
            The link contains changes to a sample that could not be read. You see the original
            sample.
          </Translate>
        </p>
      )}
      {status === 'failed' && (
        <p className={styles.notice} role="status">
          <Translate
            id="live.noEditor"
            description="Says that the editor of a sample did not load; the button is below">
            The editor could not be loaded. Check your connection, then try again.
          </Translate>
        </p>
      )}
      {status === 'open' && Panel !== undefined ? (
        <Panel
          key={hash}
          schema={schema}
          number={Number(number)}
          caption={title}
          original={{query, variables}}
          changes={changes}
        />
      ) : (
        <p className={styles.start}>
          <Button icon="play" aria-disabled={status === 'loading'} onClick={ask}>
            {status === 'loading' ? (
              <Translate id="live.loading" description="Button while an editor loads">
                Loading the editor…
              </Translate>
            ) : (
              <Translate
                id="live.open"
                description="Button below a sample: runs it and makes it an editor">
                Edit and run
              </Translate>
            )}
          </Button>
        </p>
      )}
      <div className={styles.plain}>{blocks.slice(shown)}</div>
    </div>
  );
}
