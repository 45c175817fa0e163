import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLocale} from '@site/src/lib/locale/contentLocale';
import {twinPath} from '@site/src/lib/twins/twinPath';
import CopyPage from './CopyPage';
import styles from './styles.module.css';
import TwinMenu from './TwinMenu';

/**
 * Hands the document on as Markdown: copied, as a page, or to an assistant. Only documents with a Markdown twin have it, which other versions,
 * unlisted documents and texts that are not translated have not.
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
  const address = twinPath(metadata.permalink);
  return (
    <div className={styles.actions}>
      <CopyPage address={address} />
      <TwinMenu address={address} fullAddress={siteConfig.url + address} />
    </div>
  );
}
