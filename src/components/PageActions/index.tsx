import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {CopyMessage} from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/paths';
import {ASSISTANTS} from '@site/src/data/assistants';
import {type CopyStatus, useCopy} from '@site/src/hooks/useCopy';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import {contentLocale} from '@site/src/lib/locale/languages';
import {exportPath, fetchExport} from '@site/src/lib/markdownExport/pageExport';
import styles from './styles.module.css';

interface ExportMenuProps {
  /** Of the page's Markdown export. */
  readonly address: string;
  /** The same with its host, for readers elsewhere. */
  readonly fullAddress: string;
}

/** Further actions for the Markdown export, in a native disclosure, so that it opens without scripts, too. */
function ExportMenu({address, fullAddress}: ExportMenuProps): ReactNode {
  const ref = useDisclosure();
  const question = translate(
    {
      id: 'pageActions.question',
      message: 'Read {address} and answer my questions about it.',
      description: 'Question that an assistant opens with; address is that of a document',
    },
    {address: fullAddress},
  );
  return (
    <details className={styles.menu} ref={ref}>
      <summary className={styles.trigger}>
        <span className={styles.label}>
          <Translate
            id="pageActions.more"
            description="Name of the menu over a document with its Markdown and assistants">
            Page as Markdown
          </Translate>
        </span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul className={styles.panel}>
        <li>
          {/* A file, not a route: the check of routes would report a <Link> to it as broken. */}
          <a className={styles.link} href={address}>
            <Icon name="markdown" size={18} />
            <Translate
              id="pageActions.view"
              description="Link from a document to its text as Markdown">
              View as Markdown
            </Translate>
          </a>
        </li>
        {ASSISTANTS.map(({id, name, ask}) => (
          <li key={id}>
            <Link className={styles.link} to={ask + encodeURIComponent(question)}>
              <Icon name="external" size={18} />
              <Translate
                id="pageActions.ask"
                description="Link that opens an assistant with a question about the document"
                values={{name}}>
                {'Open in {name}'}
              </Translate>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Props {
  /** Of the page's Markdown export. */
  readonly address: string;
}

const ICONS: Readonly<Record<CopyStatus, IconName>> = {
  idle: 'copy',
  copied: 'check',
  failed: 'warning',
};

/** Copies the page as Markdown; the export is fetched on the click, and the result is shown for two seconds (ST-11). */
function CopyPage({address}: Props): ReactNode {
  const {status, copy} = useCopy();
  return (
    <span className={styles.copy} data-state={status}>
      <button type="button" className={styles.button} onClick={() => copy(fetchExport(address))}>
        <Icon name={ICONS[status]} size={16} />
        <span className={styles.copyLabel}>
          <Translate
            id="pageActions.copy"
            description="Button over a document that copies it as Markdown; short">
            Copy page
          </Translate>
        </span>
      </button>
      <CopyMessage
        status={status}
        failed={translate({
          id: 'pageActions.failed',
          message: 'The page could not be copied. Open it as Markdown and copy it there.',
          description: 'Announced when a document could not be copied as Markdown',
        })}
        className={styles.message}
      />
    </span>
  );
}

/**
 * Shares the document as Markdown: copied, as a page, or with an assistant. Only for documents with a Markdown export, so not for other
 * versions, unlisted documents and untranslated texts.
 */
export default function PageActions(): ReactNode {
  const {metadata} = useDoc();
  const {isLast} = useDocsVersion();
  const {i18n, siteConfig} = useDocusaurusContext();
  const isTranslated =
    contentLocale(metadata.source, i18n.currentLocale, i18n.defaultLocale) === i18n.currentLocale;
  if (!isLast || metadata.unlisted || !isTranslated) {
    return null;
  }
  const address = exportPath(metadata.permalink);
  return (
    <div className={styles.actions}>
      <CopyPage address={address} />
      <ExportMenu address={address} fullAddress={siteConfig.url + address} />
    </div>
  );
}
