import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useState, type ComponentType, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import styles from './styles.module.css';

/** Props that a page passes to a bench. */
export interface BenchProps {
  /** Query and hash. */
  readonly address: string;
  readonly onAddress: (address: string) => void;
}

export interface Props {
  /** Imports the bench; needs a stable identity. */
  readonly load: () => Promise<{readonly default: ComponentType<BenchProps>}>;
  /** Content of the page until the bench has loaded, without scripts, and on paper. */
  readonly children: ReactNode;
}

/** A bench of which nothing loads until the reader opens it, or follows a link to one of its examples. */
export default function BenchStart({load, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const [request, setRequest] = useState<'asked' | 'failed' | 'none'>('none');
  // The server has neither, and hydration must find what it rendered.
  const address = isBrowser ? `${search}${hash}` : '';
  const isLinked = /[?&]example=|#bench=/u.test(address);
  const isWanted = request === 'asked' || (isLinked && request === 'none');
  const miss = useCallback(() => setRequest('failed'), []);
  const Desk = useOnDemand(isWanted, load, miss)?.default;
  return (
    <div
      className={styles.start}
      data-state={Desk === undefined ? 'closed' : 'open'}
      data-scripts="query">
      {Desk === undefined ? (
        <p className={styles.opener} data-scripts="hash">
          <Button
            icon="play"
            emphasis="primary"
            aria-disabled={isWanted}
            onClick={() => setRequest('asked')}>
            {isWanted ? (
              <Translate id="bench.opening" description="Button while a bench loads">
                Loading the bench…
              </Translate>
            ) : (
              <Translate id="bench.start" description="Button that opens a bench on its page">
                Open the bench
              </Translate>
            )}
          </Button>
        </p>
      ) : (
        <div
          // A reader who pressed the button, which has disappeared, continues inside.
          ref={request === 'asked' ? focus : undefined}
          tabIndex={-1}
          role="group"
          className={styles.open}
          aria-label={translate({
            id: 'bench.name',
            message: 'Bench',
            description: 'Name of the whole bench for screen readers',
          })}>
          <Desk address={address} onAddress={(next) => history.push(`${pathname}${next}`)} />
        </div>
      )}
      {request === 'failed' && (
        <p className={styles.notice} role="status">
          <Translate id="bench.missing" description="Says that a bench did not load">
            The bench could not be loaded. Check your connection, then open it again.
          </Translate>
        </p>
      )}
      <div className={styles.plain}>{children}</div>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus({preventScroll: true});
}
