import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readAddressWords, withoutBase, type KnownPage} from '@selection-set/site-paths';
import {useEffect, useState, type ReactNode} from 'react';
import ErrorFrame, {Ways} from '@site/src/components/ErrorFrame';
import IssueLink from '@site/src/components/IssueLink';
import NotIndexed from '@site/src/components/NotIndexed';
import PageList from '@site/src/components/PageList';
import {useBrowserValue} from '@site/src/hooks/useBrowserValue';
import {notFoundAddress} from '@site/src/lib/page/notFoundAddress';

/** Existing pages whose address is spelled like the requested one; empty until the list of pages has loaded. */
function usePageSuggestions(): readonly KnownPage[] {
  const baseUrl = useBaseUrl('/');
  const [suggestions, setSuggestions] = useState<readonly KnownPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const {suggestPages} = await import('./suggestions');
      const wanted = withoutBase(window.location.pathname, baseUrl);
      if (isCurrent) {
        setSuggestions(suggestPages(wanted));
      }
    }
    // Without the list, the page still explains what happened and offers the issue.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [baseUrl]);
  return suggestions;
}

/**
 * Redirects the reader of an address in another language to the 404 page of that language, which keeps the address: many hosts have only
 * one such page.
 */
function useLanguageOfAddress(): void {
  const {siteConfig, i18n} = useDocusaurusContext();
  useEffect(() => {
    const baseUrls = Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl);
    const address = notFoundAddress(window.location, baseUrls, siteConfig.baseUrl);
    if (address !== undefined) {
      window.location.replace(address);
    }
  }, [siteConfig, i18n]);
}

/** The words of the requested address, to search for; none until the page runs. */
function useWantedWords(): string {
  const baseUrl = useBaseUrl('/');
  return useBrowserValue(
    () => readAddressWords(withoutBase(window.location.pathname, baseUrl)),
    '',
  );
}

/**
 * The page for unknown addresses, in the language of the address: an issue to submit and the nearest pages by spelling (RTE-4). It
 * must not be indexed, for hosts that answer with status 200 (RTE-3).
 */
export default function NotFoundPage(): ReactNode {
  const suggestions = usePageSuggestions();
  useLanguageOfAddress();
  return (
    <ErrorFrame
      code="404"
      title={
        <Translate id="notFound.title" description="Heading of the 404 page">
          This page does not exist
        </Translate>
      }
      aside={
        suggestions.length > 0 && (
          <div>
            <h2>
              <Translate
                id="notFound.nearest"
                description="Heading over pages with a similar address">
                Pages with a similar address
              </Translate>
            </h2>
            <PageList pages={suggestions} />
          </div>
        )
      }>
      <NotIndexed />
      <p>
        <Translate id="notFound.text" description="Sentence on the 404 page">
          The link that led you to it is broken, or the page has moved.
        </Translate>
      </p>
      <p>
        <IssueLink title="Found broken `{path}` link. Please fix!" labels="bug">
          <Translate id="notFound.issue" description="Link on the 404 page that opens an issue">
            Submit an issue about broken link
          </Translate>
        </IssueLink>
      </p>
      <Ways words={useWantedWords()} />
    </ErrorFrame>
  );
}
