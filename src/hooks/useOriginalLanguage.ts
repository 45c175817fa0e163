import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** `lang` and `dir` of the language that all pages are written in first. */
export function useOriginalLanguage(): {readonly lang?: string; readonly dir?: string} {
  const {i18n} = useDocusaurusContext();
  const config = i18n.localeConfigs[i18n.defaultLocale];
  return {lang: config?.htmlLang, dir: config?.direction};
}
