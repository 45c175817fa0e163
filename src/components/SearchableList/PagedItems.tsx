import {type ReactNode, useState} from 'react';
import Pagination from '@site/src/components/Pagination';
import {
  LIST_PAGE_MARGIN_LIMIT,
  LIST_PAGE_RANGE_LIMIT,
  LIST_PAGE_SIZE_LIMIT,
} from '@site/src/lib/constants';
import Item from './Item';
import styles from './styles.module.css';
import type {ListItem} from './types';

export interface Props {
  readonly items: readonly ListItem[];
  /** Words for tags. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Items in pages of five; back to the first page when the content changes, not when only the array does (LST-2, LST-4). */
export default function PagedItems(props: Props): ReactNode {
  return <Pages key={props.items.map(({title}) => title).join('\n')} {...props} />;
}

function Pages({items, labels}: Props): ReactNode {
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(items.length / LIST_PAGE_SIZE_LIMIT);
  const start = page * LIST_PAGE_SIZE_LIMIT;
  return (
    <>
      {/* Items of other pages stay in the document: without scripts all of them show, and crawlers see their links. */}
      <ul className={styles.items}>
        {items.map((item, index) => (
          <Item
            key={item.title}
            item={item}
            labels={labels}
            isShown={index >= start && index < start + LIST_PAGE_SIZE_LIMIT}
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
