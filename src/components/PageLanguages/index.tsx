import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useIndexedPlace} from '@site/src/hooks/useReadVersion';
import {describeLanguages} from '@site/src/lib/locale/languages';

export interface Props {
  /** Languages in which the page exists; absent for a page of interface texts, which exists in all. */
  readonly locales?: readonly string[];
}

/**
 * Tells search engines in which languages a page exists and where. An untranslated page, which shows the original, has the original's
 * address as its canonical one (I6).
 */
export default function PageLanguages({locales}: Props): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {path} = useIndexedPlace();
  const languages = describeLanguages({
    ...i18n,
    locales,
    path: path.startsWith(siteConfig.baseUrl) ? path.slice(siteConfig.baseUrl.length) : '',
  });
  const nameOf = (locale: string): string =>
    (i18n.localeConfigs[locale]?.htmlLang ?? locale).replace('-', '_');
  return (
    <Head>
      <meta property="og:url" content={languages.canonical} />
      <link rel="canonical" href={languages.canonical} />
      {languages.alternates.map(({hrefLang, href}) => (
        <link key={hrefLang} rel="alternate" href={href} hrefLang={hrefLang} />
      ))}
      <meta property="og:locale" content={nameOf(languages.locale)} />
      {languages.others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={nameOf(locale)} />
      ))}
    </Head>
  );
}
