import {useEffect, useState} from 'react';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';

export type VersionPages =
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly pages: readonly IndexedPage[]}
  | {readonly status: 'failed'};

/**
 * Pages of a version that is not the latest, fetched when they are wanted.
 *
 * @param version name; one for the life of the component.
 */
export function useVersionPages(version: string): VersionPages {
  const [list, setList] = useState<VersionPages>({status: 'loading'});
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      // The bundler makes a file of each module that this may name; the names are those of `pagesFile`.
      const module: {readonly default: readonly IndexedPage[]} = await import(
        `@generated/page-index/default/pages-${version}.json`
      );
      if (isCurrent) {
        setList({status: 'ready', pages: module.default});
      }
    }
    load().catch(() => isCurrent && setList({status: 'failed'}));
    return () => {
      isCurrent = false;
    };
  }, [version]);
  return list;
}
