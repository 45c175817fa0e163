import {translate} from '@docusaurus/Translate';
import {cloneElement, isValidElement, type ReactNode} from 'react';
import ReactPaginate from 'react-paginate';
import Icon from '@site/src/components/Icon';
import {PAGINATION_PAGE_MARGIN_LIMIT, PAGINATION_PAGE_RANGE_LIMIT} from '@site/src/lib/constants';
import styles from './styles.module.css';

/**
 * react-paginate 8.3.0 gives its `<ul>` the role and English name of a navigation, which removes the list semantics of its items. The
 * surrounding `<nav>` has both, so the list remains a list.
 */
class ListPaginate extends ReactPaginate {
  override render(): ReactNode {
    const list = super.render();
    return isValidElement<{role?: string; 'aria-label'?: string}>(list)
      ? cloneElement(list, {role: undefined, 'aria-label': undefined})
      : list;
  }
}

export interface Props {
  readonly pageCount: number;
  /** From 0. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** Page numbers around the current one. */
  readonly pageRange?: number;
  /** Page numbers at each end. */
  readonly pageMargin?: number;
  /** Whether there are arrows to the previous and next page. */
  readonly hasSteps?: boolean;
}

/** Numbered pages of a list, with react-paginate's own defaults of 2 and 3 (LST-2, LST-3, C-17). */
export default function Pagination({
  pageCount,
  page,
  onPageChange,
  pageRange = PAGINATION_PAGE_RANGE_LIMIT,
  pageMargin = PAGINATION_PAGE_MARGIN_LIMIT,
  hasSteps = true,
}: Props): ReactNode {
  const labels = {
    list: translate({
      id: 'pagination.label',
      message: 'Pages of this list',
      description: 'Name of the page numbers under a list for screen readers',
    }),
    previous: translate({
      id: 'pagination.previous',
      message: 'Previous page',
      description: 'Label of the arrow to the page before',
    }),
    next: translate({
      id: 'pagination.next',
      message: 'Next page',
      description: 'Label of the arrow to the page after',
    }),
  };
  return (
    <nav className={styles.pagination} aria-label={labels.list}>
      <ListPaginate
        className={styles.pages}
        pageLinkClassName={styles.page}
        activeLinkClassName={styles.current}
        breakLinkClassName={styles.page}
        previousClassName={hasSteps ? styles.shown : styles.hidden}
        nextClassName={hasSteps ? styles.shown : styles.hidden}
        previousLinkClassName={styles.step}
        nextLinkClassName={styles.step}
        disabledLinkClassName={styles.disabled}
        pageCount={pageCount}
        forcePage={page}
        pageRangeDisplayed={pageRange}
        marginPagesDisplayed={pageMargin}
        onPageChange={({selected}) => onPageChange(selected)}
        previousLabel={<ArrowLabel direction="previous" />}
        nextLabel={<ArrowLabel direction="next" />}
        previousAriaLabel={labels.previous}
        nextAriaLabel={labels.next}
        // Without an address there is no relation to describe.
        prevRel={null}
        nextRel={null}
        prevPageRel={null}
        nextPageRel={null}
        selectedPageRel={null}
        ariaLabelBuilder={(number) =>
          translate(
            {
              id: 'pagination.page',
              message: 'Page {number}',
              description: 'Label of one page number under a list',
            },
            {number},
          )
        }
      />
    </nav>
  );
}

function ArrowLabel({direction}: {readonly direction: 'previous' | 'next'}): ReactNode {
  return (
    <span className={styles.arrow} data-direction={direction}>
      <Icon name="chevronEnd" size={16} />
    </span>
  );
}
