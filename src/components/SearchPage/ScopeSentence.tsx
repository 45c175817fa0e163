import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {DocsVersion} from '@site/src/lib/contracts/docsVersions';
import type {SearchScope} from '@site/src/lib/versions/searchScope';
import styles from './styles.module.css';

export interface Props {
  readonly scope: SearchScope<DocsVersion>;
  readonly query: string;
}

/** Says which version is searched where it is not the latest, or why the latest is. */
export default function ScopeSentence({scope, query}: Props): ReactNode {
  switch (scope.kind) {
    case 'latest':
      return null;
    case 'unknown':
      return (
        <p className={styles.scope}>
          <Translate
            id="search.version.unknown"
            description="On the search page when its address names a version that does not exist"
            values={{version: <bdi>{scope.wanted}</bdi>}}>
            {'There is no version "{version}" of the documentation; this is the latest.'}
          </Translate>
        </p>
      );
    case 'version':
      return (
        <p className={styles.scope}>
          <Translate
            id="search.version.scope"
            description="On the search page when it is limited to one version"
            values={{version: <bdi>{scope.version.label}</bdi>}}>
            {'Searches the documentation in version {version}, and all posts.'}
          </Translate>{' '}
          <Link
            to={query === '' ? '/search' : `/search?${new URLSearchParams({q: query}).toString()}`}>
            <Translate id="search.version.latest" description="Link to the search without a limit">
              Search the latest version
            </Translate>
          </Link>
        </p>
      );
    default:
      return scope satisfies never;
  }
}
