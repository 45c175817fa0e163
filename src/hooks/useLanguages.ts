import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLocale} from '@site/src/lib/locale/languages';
import {newFileUrl} from '@site/src/lib/git/repository';
import {translationPath} from '@selection-set/translation-freshness';

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

/**
 * `lang` and `dir` of a text that may not be translated, so that screen readers pronounce it and browsers lay it out as what it
 * is; nothing where the page's own language holds.
 *
 * @param source path of the file as Docusaurus gives it.
 */
export function useContentLanguage(source: string): LanguageMarks {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const original = useOriginalLanguage();
  return contentLocale(source, currentLocale, defaultLocale) === currentLocale ? {} : original;
}

/** Whether a page shows its original for want of a translation, and where a translation is started. */
export type TranslationStart =
  | {readonly status: 'translated'}
  /** `href` is absent where the repository's host has no address for it. */
  | {readonly status: 'missing'; readonly href?: string};

/**
 * @param source path of the page's file as Docusaurus gives it, such as `@site/docs/index.mdx`.
 */
export function useTranslationStart(source: string): TranslationStart {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {currentLocale, defaultLocale} = i18n;
  if (contentLocale(source, currentLocale, defaultLocale) === currentLocale) {
    return {status: 'translated'};
  }
  const file = translationPath(source.replace(/^@site\//u, ''), currentLocale);
  const base = String(siteConfig.customFields?.docsRepositoryBase);
  return {status: 'missing', href: file === undefined ? undefined : newFileUrl(base, file)};
}
