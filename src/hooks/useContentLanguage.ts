import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLocale} from '@site/src/lib/locale/contentLocale';
import {type LanguageMarks, useOriginalLanguage} from './useOriginalLanguage';

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
