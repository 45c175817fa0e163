import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withoutBase} from '@selection-set/site-paths';
import {useEffect, useState, type ReactNode} from 'react';
import {listKeptPages, removeKeptPages} from '@site/src/client/offline/keptPages';
import Button from '@site/src/components/Button';
import type {IndexedPage} from '@site/src/lib/contracts/pages';
import styles from './styles.module.css';

interface KeptPage {
  /** With base address. */
  readonly href: string;
  readonly title: string;
}

/**
 * Pages that this device keeps because they were read; undefined until it has been looked at.
 *
 * @param pages of this language, for their titles; others go by their address.
 */
function useKeptPages(pages: readonly IndexedPage[]): {
  readonly kept: readonly KeptPage[] | undefined;
  readonly remove: () => void;
} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [paths, setPaths] = useState<readonly string[]>();
  useEffect(() => {
    void listKeptPages().then(setPaths, () => setPaths([]));
  }, []);
  return {
    kept: paths?.map((href) => ({
      href,
      title: pages.find(({path}) => path === withoutBase(href, baseUrl))?.title ?? href,
    })),
    remove: () => void removeKeptPages().then(() => setPaths([])),
  };
}

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
