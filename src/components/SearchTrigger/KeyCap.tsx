import type {ReactNode} from 'react';
import {useBrowserValue} from '@site/src/hooks/useBrowserValue';
import {searchShortcut} from '@site/src/lib/search/view/searchShortcut';
import styles from './styles.module.css';

/** The keys that open the search on the reader's platform (C-06); screen readers know them from the link. Room for them is kept. */
export default function KeyCap(): ReactNode {
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
