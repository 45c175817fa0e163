import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import SearchField from '@site/src/components/SearchField';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import Results from './Results';
import ScopeSentence from './ScopeSentence';
import styles from './styles.module.css';
import {useSearchScope} from './useSearchScope';
import VersionResults from './VersionResults';

export interface Props {
  /** Of the latest version. */
  readonly pages: readonly IndexedPage[];
}

/**
 * Finds pages by title and description; query and version are part of the address, and without scripts all pages of the latest version are
 * listed.
 */
export default function PageSearch({pages}: Props): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const scope = useSearchScope();
  return (
    <>
      <search className={styles.search}>
        <SearchField
          label={
            <Translate id="search.label" description="Label of the field on the search page">
              Words to look for
            </Translate>
          }
          isLabelShown={false}
          value={query}
          onChange={setQuery}
        />
      </search>
      <ScopeSentence scope={scope} query={query} />
      {scope.kind === 'version' ? (
        <VersionResults key={scope.version.name} version={scope.version.name} query={query} />
      ) : (
        <Results pages={pages} query={query} />
      )}
    </>
  );
}
