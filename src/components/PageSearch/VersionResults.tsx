import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Results from './Results';
import styles from './styles.module.css';
import {useVersionPages} from './useVersionPages';

export interface Props {
  /** Name of a version that is not the latest. */
  readonly version: string;
  readonly query: string;
}

/** What matches in one version, once its list of pages has been fetched. */
export default function VersionResults({version, query}: Props): ReactNode {
  const list = useVersionPages(version);
  if (list.status === 'ready') {
    return <Results pages={list.pages} query={query} />;
  }
  return (
    <p className={styles.empty} role="status">
      {list.status === 'loading' ? (
        <Translate id="search.version.loading" description="While the list of pages is fetched">
          Loading the pages of this version
        </Translate>
      ) : (
        <Translate
          id="search.version.failed"
          description="When the list of pages could not be fetched">
          The pages of this version could not be loaded. Reload the page to try again.
        </Translate>
      )}
    </p>
  );
}
