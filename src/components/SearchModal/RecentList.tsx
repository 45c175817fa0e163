import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import type {RecentSearches} from '@site/src/hooks/useRecentSearches';
import type {DrawnStore} from '@site/src/hooks/useSearchStore';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import styles from './recent.module.css';

export interface Props {
  readonly store: DrawnStore;
  readonly view: SearchView;
  readonly recent: RecentSearches;
}

/**
 * Recent searches of this device. They are options of the field; the buttons that remove them are in a separate list next to it,
 * because options cannot contain buttons.
 */
export default function RecentList({store, view, recent}: Props): ReactNode {
  const [collection] = view.collections;
  if (collection?.source.sourceId !== 'recent' || collection.items.length === 0) {
    return (
      <p className={styles.none}>
        <Translate
          id="search.recent.none"
          description="In the search before anything is typed, on a device without earlier searches">
          Type a few letters. Your searches are kept on this device only.
        </Translate>
      </p>
    );
  }
  const {items, source} = collection;
  const queries = items.flatMap((item) => (item.type === 'recent' ? [item] : []));
  const forget = (run: () => void): void => {
    run();
    store.refresh();
  };
  // The focus moves to the neighbour before the focused button disappears; after the last one, to the field.
  const forgetOne = (query: string, button: HTMLElement): void => {
    const line = button.closest('li');
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    const target = next?.querySelector('button') ?? fieldOf(button);
    target?.focus();
    forget(() => recent.remove(query));
  };
  const forgetAll = (button: HTMLElement): void => {
    fieldOf(button)?.focus();
    forget(recent.clear);
  };
  return (
    <section className={styles.recent}>
      <div className={styles.top}>
        <h2 className={styles.title} id="recent-searches">
          <Translate id="search.recent.title" description="Heading over earlier searches">
            Recent searches
          </Translate>
        </h2>
        <button
          type="button"
          className={styles.all}
          onClick={({currentTarget}) => forgetAll(currentTarget)}>
          <Translate id="search.recent.clear" description="Button that forgets all searches">
            Remove all
          </Translate>
        </button>
      </div>
      <div className={styles.columns}>
        <ul
          className={styles.list}
          {...store.autocomplete.getListProps({source})}
          aria-labelledby="recent-searches">
          {queries.map((item) => (
            <li
              key={item.query}
              className={styles.option}
              {...store.autocomplete.getItemProps({item, source})}>
              <Icon name="history" size={16} />
              <bdi className={styles.query}>{item.query}</bdi>
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          {queries.map(({query}) => (
            <li key={query}>
              <IconButton
                icon="close"
                label={translate(
                  {
                    id: 'search.recent.remove',
                    message: 'Remove "{query}"',
                    description: 'Label of the button that forgets one search',
                  },
                  {query},
                )}
                onClick={({currentTarget}) => forgetOne(query, currentTarget)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function fieldOf(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('dialog')?.querySelector('input');
}
