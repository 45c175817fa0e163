import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLanguages} from '@site/src/hooks/useLanguages';
import {TRANSLATIONS_PATH} from '@site/src/lib/translationReport/reportFile';
import styles from './styles.module.css';

export interface Props {
  /** Language that the page is about. */
  readonly current: string;
}

/** Leads from the report of one language to those of the others. */
export default function LanguageNavigation({current}: Props): ReactNode {
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
