import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LanguageMarks} from './useOriginalLanguage';

/** `lang` and `dir` of a text by its locale; nothing for the page's own, which is also meant where none is given. */
export function useLanguageMarks(): (locale: string | undefined) => LanguageMarks {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (locale = currentLocale) => {
    const config = localeConfigs[locale];
    return locale === currentLocale || config === undefined
      ? {}
      : {lang: config.htmlLang, dir: config.direction};
  };
}
