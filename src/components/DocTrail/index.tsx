import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {isSamePath} from '@selection-set/site-paths';
import Icon from '@site/src/components/Icon';
import {useOriginalLanguage} from '@site/src/hooks/useLanguages';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {sectionName} from '@site/src/labels/docsSections';
import {isOriginalSource} from '@site/src/lib/locale/languages';
import {
  composeTrail,
  trailStructuredData,
  type TrailStep,
} from '@site/src/lib/sidebar/composeTrail';
import {composeTree} from '@site/src/lib/sidebar/composeTree';
import {firstHref} from '@site/src/lib/sidebar/places';
import {DOCS_PATH} from '@site/src/lib/versions/documents';
import styles from './styles.module.css';

/** The path to the current document: documentation, section or tool, folders, page. */
function useTrail(): readonly TrailStep[] {
  const {metadata} = useDoc();
  const {docsSidebars} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const latest = useBaseUrl(DOCS_PATH);
  const docsHref = useReadVersion().version?.path ?? latest;
  const docs = {
    label: translate({
      id: 'docs.trail.root',
      message: 'Documentation',
      description: 'First step of the way to a document, shown above its title',
    }),
    href: docsHref,
  };
  const items = sidebar?.items ?? [];
  const path = metadata.permalink;
  const sectionHref = firstHref(docsSidebars[sidebar?.name ?? ''] ?? items);
  const section =
    sidebar === null || sectionHref === undefined || isSamePath(sectionHref, docsHref)
      ? []
      : [{label: sectionName(sidebar.name), href: sectionHref}];
  return composeTrail({
    before: [docs, ...section],
    nodes: composeTree(items, path, sidebar?.name ?? ''),
    page: {label: metadata.title, href: path, isOriginal: isOriginalSource(metadata.source)},
  });
}

/** Breadcrumbs above a document, from the home page to the page itself, also as structured data (RTE-6, GEN-6). */
export default function DocTrail(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const steps = useTrail();
  const last = steps.at(-1);
  const original = useOriginalLanguage();
  const homeLabel = translate({
    id: 'theme.docs.breadcrumbs.home',
    message: 'Home page',
    description: 'The ARIA label for the home page in the breadcrumbs',
  });
  return (
    <>
      <Head>
        <script type="application/ld+json">
          {JSON.stringify(trailStructuredData(steps, siteConfig.url))}
        </script>
      </Head>
      <nav
        className={styles.trail}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}>
        <ol className={styles.steps}>
          <li className={styles.step}>
            <Link className={styles.link} to="/" aria-label={homeLabel} title={homeLabel}>
              <Icon name="home" size={16} />
            </Link>
          </li>
          {steps.map((step) => (
            <li key={step.href ?? step.label} className={styles.step}>
              <span className={styles.separator}>
                <Icon name="chevronEnd" size={12} />
              </span>
              {step.href === undefined || step === last ? (
                <span
                  aria-current={step === last ? 'page' : undefined}
                  {...(step.isOriginal && original)}>
                  {step.label}
                </span>
              ) : (
                <Link className={styles.link} to={step.href} {...(step.isOriginal && original)}>
                  {step.label}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
