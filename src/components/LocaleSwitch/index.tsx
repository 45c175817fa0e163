import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import LocaleLinks from '@site/src/components/LocaleLinks';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import styles from './styles.module.css';

/** The languages of the portal in a native disclosure, so that it opens without scripts too (DOC-7). */
export default function LocaleSwitch(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const ref = useDisclosure();
  if (i18n.locales.length < 2) {
    return null;
  }
  const label = translate({
    id: 'locale.switch',
    message: 'Language',
    description: 'Label of the language menu in the header',
  });
  return (
    <details className={styles.switch} ref={ref}>
      <summary className={styles.trigger} aria-label={label} title={label}>
        <Icon name="globe" />
      </summary>
      <div className={styles.panel}>
        <LocaleLinks />
      </div>
    </details>
  );
}
