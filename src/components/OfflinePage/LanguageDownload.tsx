import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import {formatMegabytes} from '@site/src/lib/text/formatMegabytes';
import LanguageMessage from './LanguageMessage';
import styles from './styles.module.css';
import {useLanguage} from './useLanguage';

/** Downloads the whole language: its size is told before, its progress while it comes, and it can be stopped, renewed and removed. */
export default function LanguageDownload(): ReactNode {
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
