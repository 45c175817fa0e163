import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {searchFailures} from '@site/src/labels/search';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import styles from './styles.module.css';

export interface Props {
  readonly view: Pick<SearchView, 'failure'>;
  readonly onRetry: () => void;
}

/** Why there is no answer, and the way out (ERR-12). */
export default function Failure({view: {failure = 'engine'}, onRetry}: Props): ReactNode {
  const isReload = failure === 'outdated';
  return (
    <>
      <p className={styles.main}>
        <Icon name="warning" size={20} />
        <span>{searchFailures[failure]}</span>
      </p>
      <Button onClick={isReload ? () => window.location.reload() : onRetry}>
        {isReload ? (
          <Translate id="search.reload" description="Button where the page is out of date">
            Reload the page
          </Translate>
        ) : (
          <Translate id="search.retry" description="Button where a search has failed">
            Try again
          </Translate>
        )}
      </Button>
    </>
  );
}
