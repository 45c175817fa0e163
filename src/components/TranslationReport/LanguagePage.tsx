import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import Section from '@site/src/components/Section';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {LanguageReport} from '@site/src/lib/contracts/translationReport';
import {TRANSLATIONS_PATH} from '@site/src/lib/translationReport/reportFile';
import Coverage from './Coverage';
import FileTable from './FileTable';
import ReportFrame from './ReportFrame';
import styles from './styles.module.css';

export interface LanguageNavigationProps {
  /** Language that the page is about. */
  readonly current: string;
}

/** Leads from the report of one language to those of the others. */
function LanguageNavigation({current}: LanguageNavigationProps): ReactNode {
  const {locales, defaultLocale} = useDocusaurusContext().i18n;
  const languageOf = useLanguages();
  return (
    <nav
      aria-label={translate({
        id: 'translations.languages',
        message: 'Languages of the report',
        description: 'Name of the links to the reports of other languages, for screen readers',
      })}>
      <ul className={styles.languages}>
        <li>
          <Link to={TRANSLATIONS_PATH}>
            <Translate id="translations.all" description="Link to the report of all languages">
              All languages
            </Translate>
          </Link>
        </li>
        {locales
          .filter((locale) => locale !== defaultLocale)
          .map((locale) => (
            <li key={locale}>
              <Link
                to={`${TRANSLATIONS_PATH}/${locale}`}
                lang={languageOf(locale).htmlLang}
                aria-current={locale === current ? 'page' : undefined}>
                {languageOf(locale).label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export interface Props {
  readonly language: LanguageReport;
}

/** How the translations into one language stand: in numbers, and file by file. */
export default function LanguagePage({language: {coverage, files}}: Props): ReactNode {
  const languageOf = useLanguages();
  return (
    <ReportFrame language={languageOf(coverage.locale).label}>
      <LanguageNavigation current={coverage.locale} />
      <div className={styles.sections}>
        <div className={styles.summary}>
          <Coverage coverage={coverage} />
        </div>
        <Section
          title={
            <Translate
              id="translations.files"
              description="Heading over the list of files and their translations">
              Files
            </Translate>
          }>
          <FileTable files={files} locale={coverage.locale} />
        </Section>
      </div>
    </ReportFrame>
  );
}
