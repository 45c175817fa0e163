import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newFileUrl} from '@site/src/lib/git/newFileUrl';
import {contentLocale} from '@site/src/lib/locale/languages';
import {translationPath} from '@selection-set/translation-freshness';
import {type LanguageMarks, useOriginalLanguage} from './useLanguages';

/**
 * `lang` and `dir` of a text that may be untranslated, so that screen readers pronounce it and browsers lay it out correctly; empty for the
 * page's own language.
 *
 * @param source path of the file from Docusaurus.
 */
export function useContentLanguage(source: string): LanguageMarks {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const original = useOriginalLanguage();
  return contentLocale(source, currentLocale, defaultLocale) === currentLocale ? {} : original;
}

/** Whether a page shows its original for lack of a translation, and where to start one. */
export type TranslationStart =
  | {readonly status: 'translated'}
  /** `href` is absent if the repository's host has no address for it. */
  | {readonly status: 'missing'; readonly href?: string};

/**
 * @param source path of the page's file from Docusaurus, such as `@site/docs/index.mdx`.
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
