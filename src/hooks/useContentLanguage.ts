import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLocale} from '@site/src/lib/locale/contentLocale';

export interface ContentLanguage {
  readonly lang?: string;
  readonly dir?: string;
}

/**
 * `lang` and `dir` of a text that may not be translated, so that screen readers pronounce it and browsers lay it out as what it
 * is; nothing where the page's own language holds.
 *
 * @param source path of the file as Docusaurus gives it.
 */
export function useContentLanguage(source: string): ContentLanguage {
  const {i18n} = useDocusaurusContext();
  const locale = contentLocale(source, i18n.currentLocale, i18n.defaultLocale);
  const config = i18n.localeConfigs[locale];
  return locale === i18n.currentLocale || config === undefined
    ? {}
    : {lang: config.htmlLang, dir: config.direction};
}
