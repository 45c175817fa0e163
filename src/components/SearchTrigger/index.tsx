import type {MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {SearchDialog} from '@site/src/components/SearchHost/useSearchDialog';
import {isPlainClick} from '@site/src/lib/page/isPlainClick';
import KeyCap from './KeyCap';
import styles from './styles.module.css';

export interface Props {
  /** `compact` sits in the header's row, `field` fills a row of its own (C-18). */
  readonly shape: 'compact' | 'field';
  readonly dialog: Pick<SearchDialog, 'address' | 'isOpening' | 'open' | 'prefetch'>;
}

/**
 * Opens the search (HDR-5). Without scripts, and in a new tab, it leads to the search page. A plain link, because Docusaurus's own would load
 * that page's code as soon as it is in view.
 */
export default function SearchTrigger({shape, dialog}: Props): ReactNode {
  const open = (event: MouseEvent): void => {
    if (isPlainClick(event)) {
      event.preventDefault();
      dialog.open();
    }
  };
  return (
    <a
      className={styles.trigger}
      href={dialog.address}
      data-shape={shape}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-busy={dialog.isOpening}
      onPointerEnter={dialog.prefetch}
      onFocus={dialog.prefetch}
      onClick={open}>
      <Icon name="search" size={18} />
      <span className={styles.word}>
        <Translate id="search.trigger" description="Label of the search button in the header">
          Search
        </Translate>
      </span>
      <KeyCap />
    </a>
  );
}
