import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {Route} from 'react-router-dom';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {canonicalPlace} from '@site/src/lib/versions/canonicalPlace';

export interface Props {
  /** What writes canonical address and languages into the head, from the location it finds. */
  readonly children: ReactNode;
}

/**
 * Shows its children the address that search engines are to list instead of the one that is shown, so that canonical address, share
 * address and the links to other languages agree (V4).
 */
export default function CanonicalPlace({children}: Props): ReactNode {
  const location = useLocation();
  const {versions, version, documentId} = useReadVersion();
  const {path, isIndexed} = canonicalPlace(location.pathname, versions, version, documentId);
  return (
    <>
      <Route location={{...location, pathname: path}}>{children}</Route>
      {!isIndexed && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
    </>
  );
}
