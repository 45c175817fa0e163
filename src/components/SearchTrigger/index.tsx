import Translate from '@docusaurus/Translate';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {SearchDialog} from '@site/src/components/SearchHost';
import {useBrowserValue} from '@site/src/hooks/useBrowserValue';
import {isPlainClick} from '@site/src/lib/page/browser';
import {searchShortcut} from '@site/src/lib/search/view/opensSearch';
import styles from './styles.module.css';

/** The keys that open the search on the reader's platform (C-06); screen readers get them from the link. Their space is reserved. */
function KeyCap(): ReactNode {
  const keys = useBrowserValue(readShortcut, undefined);
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys?.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

function readShortcut(): readonly string[] {
  return searchShortcut(navigator.userAgent);
}

export interface Props {
  /** `compact` is in the header's row, `field` fills its own row (C-18). */
  readonly shape: 'compact' | 'field';
  readonly dialog: Pick<SearchDialog, 'address' | 'isOpening' | 'open' | 'prefetch'>;
}

/**
 * Opens the search (HDR-5): a button once scripts run, and before that, or in a new tab, a link to the search page. A plain link, because
 * Docusaurus's own would load that page's code as soon as it is visible.
 */
export default function SearchTrigger({shape, dialog}: Props): ReactNode {
  const isButton = useBrowserValue(hasScripts, false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (key === ' ' && !ctrlKey && !metaKey && !altKey && !shiftKey) {
      event.preventDefault();
      dialog.open();
    }
  };
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
      role={isButton ? 'button' : undefined}
      data-shape={shape}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-busy={dialog.isOpening}
      onPointerEnter={dialog.prefetch}
      onFocus={dialog.prefetch}
      onClick={open}
      onKeyDown={onKeyDown}>
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

function hasScripts(): boolean {
  return true;
}
