import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils, useHistorySelector} from '@docusaurus/theme-common/internal';
import Icon from '@site/src/components/Icon';
import {localeCookie} from '@site/src/lib/locale/localeCookie';
import styles from './styles.module.css';

/** Links to this page in every language, each named in its own; following one stores the choice (DOC-6, DOC-7). */
export default function LocaleLinks(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  return (
    <ul className={styles.list}>
      {i18n.locales.map((locale) => {
        const config = i18n.localeConfigs[locale];
        const isCurrent = locale === i18n.currentLocale;
        return (
          <li key={locale}>
            <Link
              className={styles.link}
              to={`pathname://${createUrl({locale, fullyQualified: false})}${suffix}`}
              target="_self"
              autoAddBaseUrl={false}
              lang={config?.htmlLang ?? locale}
              hrefLang={config?.htmlLang ?? locale}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => storeChoice(locale)}>
              {config?.label ?? locale}
              {isCurrent && <Icon name="check" size={16} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function storeChoice(locale: string): void {
  document.cookie = localeCookie(locale, new Date(), window.location.protocol === 'https:');
}
