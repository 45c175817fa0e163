import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Attributes of an element whose text is in another language than the page; empty where it is not. */
export interface LanguageMarks {
  readonly lang?: string;
  readonly dir?: string;
}

/** `lang` and `dir` of a text that shows its original, for want of a translation; nothing where that is the page's own language. */
export function useOriginalLanguage(): LanguageMarks {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const marks = useQuoteLanguage();
  return currentLocale === defaultLocale ? {} : marks;
}

/** `lang` and `dir` of what is quoted from an original in the text of its translation, whatever the language of the page around it. */
export function useQuoteLanguage(): LanguageMarks {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const config = localeConfigs[defaultLocale];
  return config === undefined ? {} : {lang: config.htmlLang, dir: config.direction};
}
