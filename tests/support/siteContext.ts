import type {DocusaurusContext} from '@docusaurus/types';

const LABELS: Readonly<Record<string, string>> = {
  'en-US': 'English',
  fr: 'Français',
  ar: 'العربية',
  ja: '日本語',
};

export interface SiteSettings {
  readonly locale?: string;
  /** All languages of the site. */
  readonly locales?: readonly string[];
  readonly customFields?: Record<string, unknown>;
  /** What plugins hand to every page. */
  readonly globalData?: Record<string, unknown>;
}

/** What `useDocusaurusContext` gives on the site, as far as components read it. */
export function siteContext({
  locale = 'en-US',
  locales = Object.keys(LABELS),
  customFields = {},
  globalData = {},
}: SiteSettings): DocusaurusContext {
  const context = {
    siteConfig: {
      title: 'Selection Set',
      titleDelimiter: '–',
      tagline: '',
      url: 'https://selection-set.example',
      baseUrl: '/',
      trailingSlash: false,
      customFields: {
        docsRepositoryBase: 'https://github.com/selection-set/portal/tree/main',
        ...customFields,
      },
      future: {v4: {}},
      markdown: {},
      themeConfig: {
        colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
        announcementBar: {id: 'test-banner', content: 'Selection Set', isCloseable: true},
        navbar: {title: 'Selection Set', items: [], hideOnScroll: false},
        docs: {
          versionPersistence: 'localStorage',
          sidebar: {hideable: false, autoCollapseCategories: false},
        },
        prism: {
          theme: {plain: {}, styles: []},
          additionalLanguages: [],
          magicComments: [{className: 'highlighted', line: 'highlight-next-line'}],
        },
        tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
        metadata: [],
      },
    },
    i18n: {
      defaultLocale: 'en-US',
      currentLocale: locale,
      locales,
      localeConfigs: Object.fromEntries(
        locales.map((name) => [
          name,
          {
            label: LABELS[name],
            htmlLang: name,
            direction: name === 'ar' ? 'rtl' : 'ltr',
            calendar: 'gregory',
            path: name,
            url: 'https://selection-set.example',
            baseUrl: name === 'en-US' ? '/' : `/${name}/`,
          },
        ]),
      ),
    },
    siteMetadata: {docusaurusVersion: '3.10.2', pluginVersions: {}},
    globalData,
    codeTranslations: {},
    siteStorage: {type: 'localStorage', namespace: ''},
  };
  // Only part of the real context: the rest is read by Docusaurus' own start-up.
  return context as unknown as DocusaurusContext;
}
