import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Section from '@site/src/components/Section';
import {useTrustedHtml} from '@site/src/hooks/useTrustedHtml';
import {formatDate} from '@site/src/lib/dates/formatDate';
import styles from './styles.module.css';
import {useReadmeImages} from './useReadmeImages';

export interface Props {
  /** Sanitised at build time by `packages/readme-html`; nothing else may be given here. */
  readonly html: string;
  /** Day on which it was fetched, `YYYY-MM-DD`. */
  readonly fetchedAt: string | undefined;
}

/** A README in its own language; its images come from other hosts and load only when the reader asks. */
export default function ReadmeView({html, fetchedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {ref, hasImages, loadImages} = useReadmeImages(html);
  const trusted = useTrustedHtml(html);
  return (
    <Section
      title={
        <Translate id="readme.title" description="Heading over a tool's README">
          README
        </Translate>
      }
      description={
        fetchedAt !== undefined && (
          <Translate
            id="readme.date"
            description="Sentence over a tool's README"
            values={{date: formatDate(fetchedAt, i18n.currentLocale)}}>
            {'As published by the project, read on {date}.'}
          </Translate>
        )
      }>
      {hasImages && (
        <p className={styles.consent}>
          <Translate id="readme.images" description="Sentence before a README's images are loaded">
            Its images come from other hosts and have not been loaded.
          </Translate>{' '}
          <button type="button" className={styles.load} onClick={loadImages}>
            <Translate id="readme.loadImages" description="Button that loads a README's images">
              Load images
            </Translate>
          </button>
        </p>
      )}
      <div
        id="readme"
        ref={ref}
        className={`markdown ${styles.readme}`}
        lang="en"
        dir="ltr"
        dangerouslySetInnerHTML={trusted}
      />
    </Section>
  );
}
