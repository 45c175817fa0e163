import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useLanguages} from '@site/src/hooks/useLanguages';
import styles from './styles.module.css';

export interface Props {
  /** Of an adjacent text; undefined for the language of the page. */
  readonly locale: string | undefined;
}

/** Names the language of a text that is not in that of the page; nothing otherwise. */
export default function LanguageName({locale}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const languageOf = useLanguages();
  if (locale === undefined || locale === currentLocale) {
    return null;
  }
  const {label, htmlLang, direction} = languageOf(locale);
  return (
    <span className={styles.name} lang={htmlLang} dir={direction}>
      {label}
    </span>
  );
}
