import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {listKeptPages, removeKeptPages} from '@site/src/client/offline/keptPages';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import {withoutBase} from '@selection-set/site-paths';

export interface KeptPage {
  /** With base address. */
  readonly href: string;
  readonly title: string;
}

/**
 * Pages that this device keeps because they were read; undefined until it has been looked at.
 *
 * @param pages of this language, for their titles; others go by their address.
 */
export function useKeptPages(pages: readonly IndexedPage[]): {
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
