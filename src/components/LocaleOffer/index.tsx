import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconButton from '@site/src/components/IconButton';
import {useReaderWishes} from '@site/src/hooks/useReaderWishes';
import type {LocaleOffer as Offer} from '@site/src/lib/contracts/siteFields';
import {localeToOffer} from '@site/src/lib/locale/localeToOffer';
import {storeLocale} from '@site/src/lib/locale/placeToKeep';
import styles from './styles.module.css';

export interface Props {
  readonly offers: readonly Offer[];
}

/**
 * A line at the foot of the window, in the language that the reader has chosen before or that the browser requests. Both answers are
 * choices and stored as such; nobody is redirected unasked (C-10). Rendered only in the browser, so no other reader and no crawler gets it.
 */
export default function LocaleOffer({offers}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const wishes = useReaderWishes();
  const [isDismissed, setDismissed] = useState(false);
  const wanted = wishes && localeToOffer(wishes, i18n.currentLocale, i18n.locales);
  const offer = offers.find(({locale}) => locale === wanted);
  if (offer === undefined || isDismissed) {
    return null;
  }
  const dismiss = (): void => {
    storeLocale(i18n.currentLocale);
    setDismissed(true);
  };
  return (
    <aside
      className={styles.offer}
      lang={offer.htmlLang}
      dir={offer.direction}
      aria-label={offer.label}>
      <p className={styles.text}>
        {offer.text}{' '}
        <Link
          className={styles.link}
          to={`pathname://${offer.href}`}
          target="_self"
          autoAddBaseUrl={false}
          hrefLang={offer.htmlLang}
          onClick={() => storeLocale(offer.locale)}>
          {offer.link}
        </Link>
      </p>
      <IconButton icon="close" label={offer.dismiss} onClick={dismiss} />
    </aside>
  );
}
