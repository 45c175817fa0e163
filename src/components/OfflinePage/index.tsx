import {type ReactNode, useEffect, useState} from 'react';
import {withoutBase} from '@selection-set/site-paths';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {listKeptPages, removeKeptPages} from '@site/src/client/offline/keptPages';
import Button from '@site/src/components/Button';
import Notice from '@site/src/components/Notice';
import Section from '@site/src/components/Section';
import {useBrowserValue} from '@site/src/hooks/useBrowserValue';
import type {IndexedPage} from '@site/src/lib/contracts/pages';
import {wantedPage} from '@site/src/lib/offline/downloadLanguage';
import {formatMegabytes} from '@site/src/lib/text/format';
import {useLanguage, type Failure, type Language} from './useLanguage';
import styles from './styles.module.css';

interface KeptPage {
  /** With base address. */
  readonly href: string;
  readonly title: string;
}

/**
 * Pages that this device has cached because they were read; undefined until the cache has been read.
 *
 * @param pages of this language, for their titles; others are listed by address.
 */
function useKeptPages(pages: readonly IndexedPage[]): {
  readonly kept: readonly KeptPage[] | undefined;
  readonly remove: () => void;
} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [paths, setPaths] = useState<readonly string[]>();
  useEffect(() => {
    void listKeptPages().then(setPaths, () => setPaths([]));
  }, []);
  return {
    kept: paths?.map((href) => ({
      href,
      title: pages.find(({path}) => path === withoutBase(href, baseUrl))?.title ?? href,
    })),
    remove: () => void removeKeptPages().then(() => setPaths([])),
  };
}

interface KeptPagesProps {
  /** Of this language, for their titles. */
  readonly pages: readonly IndexedPage[];
}

/** Lists the pages that are cached because they were read. Plain links: when offline, they open from the cache. */
function KeptPages({pages}: KeptPagesProps): ReactNode {
  const {kept, remove} = useKeptPages(pages);
  if (kept === undefined) {
    return null;
  }
  if (kept.length === 0) {
    return (
      <p>
        <Translate
          id="offline.pages.none"
          description="On the page about reading offline: no page is kept">
          No page is kept on this device yet.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <ul className={styles.pages}>
        {kept.map(({href, title}) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button onClick={remove}>
          <Translate
            id="offline.pages.remove"
            description="Button: removes the pages that were read from the device">
            Remove these pages
          </Translate>
        </Button>
      </p>
    </>
  );
}

/** Says why a download ended, and what is now on the device. */
function FailureMessage({reason}: {readonly reason: Failure}): ReactNode {
  switch (reason) {
    case 'room':
      return (
        <Translate
          id="offline.failed.room"
          description="On the page about reading offline: the browser has no room for the download">
          There is not enough room: the browser refused to store more. Free some space on this
          device and try again, or remove what was downloaded.
        </Translate>
      );
    case 'files':
      return (
        <Translate
          id="offline.failed.files"
          description="On the page about reading offline: a file of the download did not come">
          A file could not be downloaded. What is here stays; try again to get the rest.
        </Translate>
      );
    case 'list':
      return (
        <Translate
          id="offline.failed.list"
          description="On the page about reading offline: the server could not be asked what to download">
          The list of downloads could not be loaded. Try again when there is a connection.
        </Translate>
      );
    default:
      return reason satisfies never;
  }
}

/** Describes in one sentence what this device has of the language. */
function LanguageMessage({language}: {readonly language: Language}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const size = (bytes: number): string => formatMegabytes(bytes, currentLocale);
  switch (language.status) {
    case 'unknown':
      return null;
    case 'absent':
      return language.total === undefined ? (
        <Translate
          id="offline.absent.unknown"
          description="On the page about reading offline, where the size could not be asked for">
          Downloading needs a connection. The size is known only then.
        </Translate>
      ) : (
        <Translate
          id="offline.absent"
          description="On the page about reading offline, before a download"
          values={{size: size(language.total)}}>
          {
            'All pages with their pictures and the search take {size} on this device; less than that is transferred.'
          }
        </Translate>
      );
    case 'running':
      return (
        <Translate
          id="offline.running"
          description="On the page about reading offline, during a download"
          values={{total: size(language.total)}}>
          {'{total} are being downloaded. Keep this page open until they are here.'}
        </Translate>
      );
    case 'kept':
      return language.missing > 0 ? (
        <Translate
          id="offline.kept.old"
          description="On the page about reading offline: a newer version of the download exists"
          values={{size: size(language.missing)}}>
          {'The whole language is on this device. There is a newer version: {size} have changed.'}
        </Translate>
      ) : (
        <Translate
          id="offline.kept"
          description="On the page about reading offline: the language was downloaded"
          values={{size: size(language.total)}}>
          {'The whole language is on this device ({size}), with its search.'}
        </Translate>
      );
    case 'failed':
      return <FailureMessage reason={language.reason} />;
    default:
      return language satisfies never;
  }
}

/** Downloads the whole language: shows its size before and its progress meanwhile; can be stopped, updated and removed. */
function LanguageDownload(): ReactNode {
  const {language, download, cancel, remove} = useLanguage();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {status} = language;
  return (
    <div className={styles.language}>
      <p className={styles.message} role="status">
        <LanguageMessage language={language} />
      </p>
      {status === 'running' && (
        <progress
          className={styles.progress}
          max={language.total}
          value={language.done}
          aria-label={translate({
            id: 'offline.progress',
            message: 'Download of this language',
            description: 'Name of the progress bar on the page about reading offline',
          })}
          aria-valuetext={`${formatMegabytes(language.done, currentLocale)} / ${formatMegabytes(language.total, currentLocale)}`}
        />
      )}
      <p className={styles.buttons}>
        {(status === 'absent' || status === 'failed' || status === 'kept') && (
          <Button emphasis={status === 'kept' ? 'plain' : 'primary'} onClick={download}>
            <DownloadLabel isKept={status === 'kept'} />
          </Button>
        )}
        {status === 'running' && (
          <Button onClick={cancel}>
            <Translate id="offline.cancel" description="Button: stops a download">
              Stop
            </Translate>
          </Button>
        )}
        {(status === 'kept' || status === 'failed') && (
          <Button onClick={remove}>
            <Translate
              id="offline.removeLanguage"
              description="Button: removes the downloaded language from the device">
              Remove from this device
            </Translate>
          </Button>
        )}
      </p>
    </div>
  );
}

function DownloadLabel({isKept}: {readonly isKept: boolean}): ReactNode {
  return isKept ? (
    <Translate id="offline.renew" description="Button: brings the newest version of a download">
      Bring up to date
    </Translate>
  ) : (
    <Translate id="offline.download" description="Button: downloads all pages of the language">
      Download this language
    </Translate>
  );
}

/** Tells a reader whom the service worker has redirected here which page is unavailable, and why. */
function MissingPage(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  // The requested page may be in another language.
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
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

export interface Props extends KeptPagesProps {
  /** Whether the site caches pages. */
  readonly isOffered: boolean;
}

/** What this device has cached of the portal, and how to cache or remove more. */
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
    // The page has no content without its scripts, so it requests them at once.
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
