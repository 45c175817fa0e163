import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {LanguageCoverage} from '@site/src/lib/contracts/translationReport';
import {TRANSLATIONS_PATH} from '@site/src/lib/translationReport/report';
import Coverage from './Coverage';
import ReportFrame from './ReportFrame';
import styles from './styles.module.css';

export interface Props {
  readonly coverage: readonly LanguageCoverage[];
}

/** State of the translations into all languages; each links to the list of its files. */
export default function TranslationReport({coverage}: Props): ReactNode {
  const languageOf = useLanguages();
  return (
    <ReportFrame>
      <div className={styles.sections}>
        {coverage.map((language) => {
          const {label, htmlLang} = languageOf(language.locale);
          const name = (
            <bdi key="name" lang={htmlLang}>
              {label}
            </bdi>
          );
          return (
            <Section key={language.locale} title={name}>
              <Coverage coverage={language} />
              <p className={styles.more}>
                <Link to={`${TRANSLATIONS_PATH}/${language.locale}`}>
                  <Translate
                    id="translations.allFiles"
                    description="Link to the list of files that are not translated or not up to date in a language"
                    values={{language: name}}>
                    {'Files to work on: {language}'}
                  </Translate>
                </Link>
              </p>
            </Section>
          );
        })}
      </div>
    </ReportFrame>
  );
}
