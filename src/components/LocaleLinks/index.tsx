import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import {useLocaleAddress} from '@site/src/hooks/useLocaleAddress';
import {placeToKeep, storeLocale} from '@site/src/lib/locale/placeToKeep';
import styles from './styles.module.css';

/**
 * Links to this page in every language, each named in its own; following one stores the choice and stays at the current heading
 * (DOC-6, DOC-7).
 */
export default function LocaleLinks(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const addressIn = useLocaleAddress();
  return (
    <ul className={styles.list}>
      {i18n.locales.map((locale) => {
        const config = i18n.localeConfigs[locale];
        const isCurrent = locale === i18n.currentLocale;
        return (
          <li key={locale}>
            <Link
              className={styles.link}
              to={`pathname://${addressIn(locale)}`}
              target="_self"
              autoAddBaseUrl={false}
              lang={config?.htmlLang ?? locale}
              hrefLang={config?.htmlLang ?? locale}
              aria-current={isCurrent ? 'true' : undefined}
              // Before a click, so that "open in a new tab" leads to the same place.
              onPointerDown={keepPlace}
              onClick={(event) => {
                keepPlace(event);
                storeLocale(locale);
              }}>
              <bdi>{config?.label ?? locale}</bdi>
              {isCurrent && <Icon name="check" size={16} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function keepPlace({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = placeToKeep(window);
}
