import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Language {
  /** In the language itself. */
  readonly label: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Path under which pages in the language lie, with a slash at both ends. */
  readonly baseUrl: string;
}

/** What the site's configuration says about each of its languages. */
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
