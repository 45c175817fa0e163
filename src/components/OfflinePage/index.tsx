import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import {useBrowserValue} from '@site/src/hooks/useBrowserValue';
import KeptPages, {type Props as KeptPagesProps} from './KeptPages';
import LanguageDownload from './LanguageDownload';
import MissingPage from './MissingPage';

export interface Props extends KeptPagesProps {
  /** Whether the site keeps pages at all. */
  readonly isOffered: boolean;
}

/** What this device keeps of the portal, and how to get more or less of it. */
export default function OfflinePage({pages, isOffered}: Props): ReactNode {
  const isAble = useBrowserValue(canKeep, undefined);
  if (!isOffered || isAble === false) {
    return (
      <p>
        <Translate
          id="offline.impossible"
          description="On the page about reading offline where site or browser do not allow it">
          Nothing can be kept here: this browser or this site does not allow it.
        </Translate>
      </p>
    );
  }
  return (
    // The page is nothing without its scripts, so it asks for them at once.
    <div data-scripts="now">
      <MissingPage />
      <Section
        title={
          <Translate id="offline.language.title" description="Heading over the download">
            The whole language
          </Translate>
        }>
        {isAble && <LanguageDownload />}
      </Section>
      <Section
        title={
          <Translate id="offline.pages.title" description="Heading over the pages that are kept">
            Pages you have read
          </Translate>
        }
        description={
          <Translate id="offline.pages.text" description="Sentence over the pages that are kept">
            The pages you opened last are kept in this browser and nowhere else. They are shown when
            there is no connection, and when it is slow.
          </Translate>
        }>
        {isAble && <KeptPages pages={pages} />}
      </Section>
    </div>
  );
}

function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}
