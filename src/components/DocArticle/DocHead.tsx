import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Badges from '@site/src/components/Badges';
import {useContentLanguage} from '@site/src/hooks/useContentLanguage';
import {readDocFacts} from '@site/src/lib/docs/readDocFacts';
import {formatMinutes} from '@site/src/lib/text/formatMinutes';
import styles from './styles.module.css';

export interface Props {
  /** What can be done with the page, at the end of the line below its title. */
  readonly actions?: ReactNode;
}

/** Title of a document, its badges and how long it takes to read. A text with a first heading of its own keeps that. */
export default function DocHead({actions}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {metadata, frontMatter, contentTitle} = useDoc();
  const language = useContentLanguage(metadata.source);
  const {badges, readingMinutes} = readDocFacts({...frontMatter});
  const hasTitle = frontMatter.hide_title !== true && contentTitle === undefined;
  return (
    <header className={styles.head}>
      {hasTitle && (
        <Heading as="h1" className={styles.title} {...language}>
          {metadata.title}
        </Heading>
      )}
      <div className={styles.facts}>
        <Badges badges={badges} />
        {readingMinutes !== undefined && (
          <span>
            <Translate
              id="docs.readingTime"
              description="How long a document takes to read; duration is a text such as “5 minutes”"
              values={{duration: formatMinutes(readingMinutes, i18n.currentLocale)}}>
              {'{duration} to read'}
            </Translate>
          </span>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
