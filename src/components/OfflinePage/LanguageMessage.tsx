import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatMegabytes} from '@site/src/lib/text/formatMegabytes';
import FailureMessage from './FailureMessage';
import type {Language} from './state';

/** Says in one sentence what this device has of the language. */
export default function LanguageMessage({language}: {readonly language: Language}): ReactNode {
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
          Downloading needs a connection; how much it is can only be told then.
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
