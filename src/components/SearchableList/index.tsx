import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import SearchField from '@site/src/components/SearchField';
import {filterItems} from '@site/src/lib/list/filterItems';
import EmptyResult from './EmptyResult';
import PagedItems from './PagedItems';
import styles from './styles.module.css';
import TagChips, {type ListSection, type TagChip} from './TagChips';

export type {ListItem} from './TagChips';

export interface Props {
  readonly chips: readonly TagChip[];
  readonly primary: ListSection;
  readonly secondary?: ListSection;
  /** What to say when nothing matches; `{query}` becomes the quoted query in bold. */
  readonly emptyText?: string;
  readonly initialQuery?: string;
  /** Items on a page; five where it is absent or 0 (LST-2). */
  readonly pageSize?: number;
  /** Leads on to the search over all pages where nothing matches. */
  readonly offersSearch?: boolean;
}

/** A list that is searched by words and `#tags`: with an empty query both sections show, otherwise one list of results (LST-1, VAL-11). */
export default function SearchableList({
  chips,
  primary,
  secondary,
  emptyText,
  initialQuery = '',
  pageSize = 0,
  offersSearch = false,
}: Props): ReactNode {
  const [query, setQuery] = useState(initialQuery);
  const {selectMessage} = usePluralForm();
  const labels = Object.fromEntries(chips.map(({tag, label}) => [tag, label]));
  const hasQuery = query.trim() !== '';
  const results = filterItems([...primary.items, ...(secondary?.items ?? [])], query);
  return (
    <div className={styles.list}>
      <search className={styles.search}>
        <SearchField
          label={
            <Translate id="list.search.label" description="Label of the search field over a list">
              Filter by name or #tag
            </Translate>
          }
          value={query}
          onChange={setQuery}
        />
        <TagChips chips={chips} query={query} onChoose={setQuery} />
        <p className="visuallyHidden" role="status">
          {hasQuery &&
            selectMessage(
              results.length,
              translate(
                {
                  id: 'list.count',
                  message: 'One item|{count} items',
                  description: 'Announced number of results; plural forms separated by |',
                },
                {count: results.length},
              ),
            )}
        </p>
      </search>
      {!hasQuery && (
        <>
          <Section section={primary} labels={labels} pageSize={pageSize} />
          {secondary !== undefined && (
            <Section section={secondary} labels={labels} pageSize={pageSize} />
          )}
        </>
      )}
      {hasQuery && results.length > 0 && (
        <PagedItems items={results} labels={labels} pageSize={pageSize} />
      )}
      {hasQuery && results.length === 0 && (
        <EmptyResult text={emptyText} query={query} offersSearch={offersSearch} />
      )}
    </div>
  );
}

function Section({
  section: {title, items},
  labels,
  pageSize,
}: {
  readonly section: ListSection;
  readonly labels: Readonly<Record<string, string>>;
  readonly pageSize: number;
}): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <PagedItems items={items} labels={labels} pageSize={pageSize} />
    </section>
  );
}
