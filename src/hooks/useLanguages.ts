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
