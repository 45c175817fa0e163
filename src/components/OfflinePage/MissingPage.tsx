import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Notice from '@site/src/components/Notice';
import {useBrowserValue} from '@site/src/hooks/useBrowserValue';
import {wantedPage} from '@site/src/lib/offline/wantedPage';

/** Tells a reader whom the service worker has sent here which page could not be shown, and why. */
export default function MissingPage(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = useBrowserValue(() => wantedPage(window.location.search, baseUrl), undefined);
  if (path === undefined) {
    return null;
  }
  return (
    <Notice
      icon="warning"
      tone="warning"
      title={
        <Translate
          id="offline.missing.title"
          description="Title of the notice for a page that was never read, without a connection">
          There is no connection, and this page is not on your device.
        </Translate>
      }
      links={
        <a href={path}>
          <Translate id="offline.missing.again" description="Link to the page that was wanted">
            Try again
          </Translate>
        </a>
      }>
      <Translate
        id="offline.missing.text"
        description="Sentence in the notice for a page that was never read, without a connection"
        values={{path: <code>{path}</code>}}>
        {'You wanted to read {path}. Below is what you can read now.'}
      </Translate>
    </Notice>
  );
}
