import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import styles from './styles.module.css';
import {useKeptPages} from './useKeptPages';

export interface Props {
  /** Of this language, for their titles. */
  readonly pages: readonly IndexedPage[];
}

/** Lists the pages that are kept because they were read. Plain links: without a connection they are opened from the copies. */
export default function KeptPages({pages}: Props): ReactNode {
  const {kept, remove} = useKeptPages(pages);
  if (kept === undefined) {
    return null;
  }
  if (kept.length === 0) {
    return (
      <p>
        <Translate
          id="offline.pages.none"
          description="On the page about reading offline: no page is kept">
          No page is kept on this device yet.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <ul className={styles.pages}>
        {kept.map(({href, title}) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button onClick={remove}>
          <Translate
            id="offline.pages.remove"
            description="Button: removes the pages that were read from the device">
            Remove these pages
          </Translate>
        </Button>
      </p>
    </>
  );
}
