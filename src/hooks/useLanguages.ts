import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Language {
  /** In the language itself. */
  readonly label: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Base path of pages in the language, with leading and trailing slash. */
  readonly baseUrl: string;
}

/** Data about each language from the site's configuration. */
export function useLanguages(): (locale: string) => Language {
  const {localeConfigs} = useDocusaurusContext().i18n;
  return (locale) => {
    const config = localeConfigs[locale];
    return {
      label: config?.label ?? locale,
      htmlLang: config?.htmlLang ?? locale,
      direction: config?.direction === 'rtl' ? 'rtl' : 'ltr',
      baseUrl: config?.baseUrl ?? '/',
    };
  };
}

/** `lang` and `dir` of a text by its locale; empty for the page's own language, which is also the default. */
export function useLanguageMarks(): (locale: string | undefined) => LanguageMarks {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (locale = currentLocale) => {
    const config = localeConfigs[locale];
    return locale === currentLocale || config === undefined
      ? {}
      : {lang: config.htmlLang, dir: config.direction};
  };
}

/** Attributes of an element whose text is in another language than the page; empty otherwise. */
export interface LanguageMarks {
  readonly lang?: string;
  readonly dir?: string;
}

/** `lang` and `dir` of an untranslated text, which shows its original; empty if that is the page's own language. */
export function useOriginalLanguage(): LanguageMarks {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const marks = useQuoteLanguage();
  return currentLocale === defaultLocale ? {} : marks;
}

/** `lang` and `dir` of a quotation from an original in its translation, whatever the language of the page. */
export function useQuoteLanguage(): LanguageMarks {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const config = localeConfigs[defaultLocale];
  return config === undefined ? {} : {lang: config.htmlLang, dir: config.direction};
}
