import {type ReactNode, useId, useState, Fragment} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import Pagination from '@site/src/components/Pagination';
import SearchField from '@site/src/components/SearchField';
import {
  LIST_PAGE_MARGIN_LIMIT,
  LIST_PAGE_RANGE_LIMIT,
  LIST_PAGE_SIZE_LIMIT,
} from '@site/src/lib/constants';
import {filterItems} from '@site/src/lib/list/filterItems';
import {formatDate} from '@site/src/lib/text/format';
import TagChips, {type ListSection, type TagChip, type ListItem} from './TagChips';
import styles from './styles.module.css';

interface ItemProps {
  readonly item: ListItem;
  readonly labels: Readonly<Record<string, string>>;
  readonly isShown: boolean;
}

/** Image, name block, last update and an arrow; the whole row is the link's target (ITM-1). */
function Item({
  item: {title, mark, description, link, image, tags, update},
  labels,
  isShown,
}: ItemProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <li className={styles.item} data-page={isShown ? 'current' : 'other'}>
      <span className={styles.image}>{image}</span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Link className={styles.link} to={link}>
            {title}
          </Link>{' '}
          {mark}
        </div>
        <p className={styles.description}>{description}</p>
        <p className={styles.tags}>{tags.map((tag) => labels[tag] ?? tag).join(' · ')}</p>
      </div>
      {update !== undefined && (
        <time className={styles.update} dateTime={update}>
          {formatDate(update, i18n.currentLocale)}
        </time>
      )}
      <span className={styles.arrow}>
        <Icon name={link.startsWith('/') ? 'arrow' : 'external'} size={18} />
      </span>
    </li>
  );
}

interface PagedItemsProps {
  readonly items: readonly ListItem[];
  /** Words for tags. */
  readonly labels: Readonly<Record<string, string>>;
  /** 0 for five. */
  readonly pageSize: number;
}

/** Items in pages, of five by default; returns to the first page when the content changes, not when only the array does (LST-2, LST-4). */
function PagedItems(props: PagedItemsProps): ReactNode {
  return <Pages key={props.items.map(({title}) => title).join('\n')} {...props} />;
}

function Pages({items, labels, pageSize}: PagedItemsProps): ReactNode {
  const size = pageSize || LIST_PAGE_SIZE_LIMIT;
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(items.length / size);
  const start = page * size;
  return (
    <>
      {/* Items of other pages stay in the document: without scripts all of them are visible, and crawlers see their links. */}
      <ul className={styles.items}>
        {items.map((item, index) => (
          <Item
            key={item.title}
            item={item}
            labels={labels}
            isShown={index >= start && index < start + size}
          />
        ))}
      </ul>
      {pageCount > 1 && (
        <div className={styles.pager}>
          <Pagination
            pageCount={pageCount}
            page={page}
            onPageChange={setPage}
            pageRange={LIST_PAGE_RANGE_LIMIT}
            pageMargin={LIST_PAGE_MARGIN_LIMIT}
            hasSteps={false}
          />
        </div>
      )}
    </>
  );
}

interface EmptyResultProps {
  readonly text?: string | undefined;
  readonly query: string;
  /** Whether the search over all pages may find more. */
  readonly offersSearch: boolean;
}

const PLACEHOLDER = '{query}';

/** The sentence for no results, with the quoted query in bold in place of `{query}` (LST-1). */
function EmptyResult({text, query, offersSearch}: EmptyResultProps): ReactNode {
  const wanted = query.trim();
  const sentence =
    text ??
    translate({
      id: 'list.empty',
      message: 'Nothing here matches {query}. Try a shorter name, or pick a tag.',
      description: 'Shown when a list has no match; {query} is replaced by the quoted query',
    });
  const quoted = translate(
    {
      id: 'list.quoted',
      message: '“{query}”',
      description: 'What the reader typed, in the quotation marks of the language',
    },
    {query: wanted},
  );
  return (
    <div className={styles.empty}>
      <p>
        {sentence.split(PLACEHOLDER).map((part, index) => (
          <Fragment key={`${index}:${part}`}>
            {index > 0 && (
              <strong>
                <bdi>{quoted}</bdi>
              </strong>
            )}
            {part}
          </Fragment>
        ))}
      </p>
      {offersSearch && (
        <p>
          <Link to={`/search?q=${encodeURIComponent(wanted)}`}>
            <Translate
              id="list.searchAll"
              description="Link where a list has no match: the same words in the search over all pages">
              Search all pages for these words
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}

export type {ListItem} from './TagChips';

export interface Props {
  readonly chips: readonly TagChip[];
  readonly primary: ListSection;
  readonly secondary?: ListSection;
  /** Message when nothing matches; `{query}` becomes the quoted query in bold. */
  readonly emptyText?: string;
  readonly initialQuery?: string;
  /** Items on a page; five if absent or 0 (LST-2). */
  readonly pageSize?: number;
  /** Offers the search over all pages when nothing matches. */
  readonly offersSearch?: boolean;
}

/** A list that can be searched by words and `#tags`: an empty query shows both sections, any other one list of results (LST-1, VAL-11). */
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
