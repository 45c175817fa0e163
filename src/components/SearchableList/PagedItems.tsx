import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import Pagination from '@site/src/components/Pagination';
import {
  LIST_PAGE_MARGIN_LIMIT,
  LIST_PAGE_RANGE_LIMIT,
  LIST_PAGE_SIZE_LIMIT,
} from '@site/src/lib/constants';
import {formatDate} from '@site/src/lib/text/format';
import type {ListItem} from './TagChips';
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
        <Link className={styles.link} to={link}>
          {title}
        </Link>{' '}
        {mark}
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

export interface Props {
  readonly items: readonly ListItem[];
  /** Words for tags. */
  readonly labels: Readonly<Record<string, string>>;
  /** 0 for five. */
  readonly pageSize: number;
}

/** Items in pages, of five where nothing else is asked for; back to the first page when the content changes, not when only the array does (LST-2, LST-4). */
export default function PagedItems(props: Props): ReactNode {
  return <Pages key={props.items.map(({title}) => title).join('\n')} {...props} />;
}

function Pages({items, labels, pageSize}: Props): ReactNode {
  const size = pageSize || LIST_PAGE_SIZE_LIMIT;
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(items.length / size);
  const start = page * size;
  return (
    <>
      {/* Items of other pages stay in the document: without scripts all of them show, and crawlers see their links. */}
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
