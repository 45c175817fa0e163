import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import {useOriginalLanguage} from '@site/src/hooks/useOriginalLanguage';
import {trailStructuredData} from '@site/src/lib/sidebar/trailStructuredData';
import styles from './styles.module.css';
import {useTrail} from './useTrail';

/** Breadcrumbs over a document, from the home page to the page itself, with the same in structured data (RTE-6, GEN-6). */
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
