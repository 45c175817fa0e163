import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ErrorFrame from '@site/src/components/ErrorFrame';
import IssueLink from '@site/src/components/IssueLink';
import NotIndexed from '@site/src/components/NotIndexed';
import PageList from '@site/src/components/PageList';
import {usePageSuggestions} from './usePageSuggestions';

/**
 * What an unknown address shows: an issue to submit and the nearest pages by spelling (RTE-4). Hosts that answer with status 200 would have it
 * listed (RTE-3).
 */
export default function NotFoundPage(): ReactNode {
  const suggestions = usePageSuggestions();
  return (
    <ErrorFrame
      code="404"
      title={
        <Translate id="notFound.title" description="Heading of the 404 page">
          This page does not exist
        </Translate>
      }>
      <NotIndexed />
      <p>
        <Translate id="notFound.text" description="Sentence on the 404 page">
          The link that led you to it is broken, or the page has moved.
        </Translate>
      </p>
      {suggestions.length > 0 && (
        <>
          <h2>
            <Translate
              id="notFound.nearest"
              description="Heading over pages with a similar address">
              Pages with a similar address
            </Translate>
          </h2>
          <PageList pages={suggestions} />
        </>
      )}
      <p>
        <IssueLink title="Found broken `{path}` link. Please fix!" labels="bug">
          <Translate id="notFound.issue" description="Link on the 404 page that opens an issue">
            Submit an issue about broken link
          </Translate>
        </IssueLink>
      </p>
    </ErrorFrame>
  );
}
