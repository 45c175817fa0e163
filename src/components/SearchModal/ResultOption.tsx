import useBaseUrl from '@docusaurus/useBaseUrl';
import {memo, type AnchorHTMLAttributes, type MouseEvent, type ReactNode} from 'react';
import {destinationOf} from '@selection-set/site-paths';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/paths';
import LanguageName from '@site/src/components/LanguageName';
import MarkedText from '@site/src/components/MarkedText';
import {useLanguageMarks} from '@site/src/hooks/useLanguages';
import type {DrawnStore} from '@site/src/hooks/useSearchStore';
import {isPlainClick} from '@site/src/lib/page/browser';
import type {ListItem, ResultItem} from '@site/src/lib/search/view/results';
import {listQueryWords} from '@site/src/lib/sidebar/filterTree';
import {markWords} from '@site/src/lib/text/marks';
import styles from './styles.module.css';

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'rel' | 'target'
> {
  readonly onClick: (event: MouseEvent) => void;
}

/** Attributes of a link that navigates within the portal through `onFollow`, and elsewhere natively; another site opens in a new tab. */
export function linkTo(address: string, onFollow: (address: string) => void): LinkProps {
  const destination = destinationOf(address, window.location.origin);
  return {
    href: address,
    ...(destination === 'outside' && {target: '_blank', rel: 'noopener noreferrer'}),
    onClick: (event) => {
      if (destination === 'portal' && isPlainClick(event)) {
        event.preventDefault();
        onFollow(address);
      }
    },
  };
}

type ItemProps = Parameters<DrawnStore['autocomplete']['getItemProps']>[0];

interface Props {
  readonly store: DrawnStore;
  readonly source: ItemProps['source'];
  readonly item: Extract<ListItem, {type: 'result'}>;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly isActive: boolean;
  readonly query: string;
}

const ICONS: Partial<Record<ResultItem['kind'], IconName>> = {
  section: 'hash',
  symbol: 'code',
  option: 'settings',
  error: 'warning',
};

/** One result. A link, so that a click with a modifier and the browser's own menu work as usual (AC-5). */
function ResultOption({store, source, item, isActive, query}: Props): ReactNode {
  const {result} = item;
  const language = useLanguageMarks()(result.locale);
  const link = linkTo(useBaseUrl(result.to), () => store.choose(result, true));
  const choose = (event: MouseEvent<HTMLAnchorElement>): void => {
    link.onClick(event);
    if (!event.isDefaultPrevented()) {
      store.choose(result, false);
    }
  };
  const above = result.trail.slice(1);
  return (
    <a
      className={styles.option}
      data-depth={result.trail.length === 0 ? 'page' : 'section'}
      {...store.autocomplete.getItemProps({item, source})}
      href={link.href}
      target={link.target}
      rel={link.rel}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={choose}>
      <Icon name={ICONS[result.kind] ?? 'file'} size={16} />
      <span className={styles.words}>
        <bdi className={styles.title} {...language}>
          <MarkedText parts={markWords(result.title, listQueryWords(query))} />
        </bdi>
        {above.length > 0 && (
          <bdi className={styles.above} {...language}>
            {above.join(' › ')}
          </bdi>
        )}
      </span>
      {result.trail.length === 0 && <LanguageName locale={result.locale} />}
      {link.target !== undefined && <Icon name="external" size={14} />}
    </a>
  );
}

/** Rendered again only when its look or target changes: a box reports several states with each key. */
export default memo(
  ResultOption,
  (before, after) =>
    before.index === after.index &&
    before.isActive === after.isActive &&
    before.query === after.query &&
    before.item.result.key === after.item.result.key &&
    before.item.result.locale === after.item.result.locale &&
    before.item.result.place.page === after.item.result.place.page &&
    before.item.result.place.section === after.item.result.place.section,
);
