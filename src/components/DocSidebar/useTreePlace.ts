import {type RefObject, useLayoutEffect, useRef} from 'react';
import {readTabStorage, writeTabStorage} from '@site/src/hooks/useTabStorage';
import {revealWithin} from '@site/src/lib/page/revealWithin';
import {placeTree} from '@site/src/lib/sidebar/placeTree';
import {formatPlace, PLACE_STORAGE_KEY} from '@site/src/lib/sidebar/treePlace';

/**
 * Keeps how far a sidebar is scrolled across pages and reloads, and the entry of the page that is shown in view (DOC-12). The head's script
 * has done the same for the first page before it was painted.
 *
 * @param name of the sidebar.
 * @param path normalised address of the page that is shown.
 */
export function useTreePlace(name: string, path: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tree = ref.current;
    if (tree === null) {
      return undefined;
    }
    const key = PLACE_STORAGE_KEY + name;
    const place = (): void => placeTree(tree, readTabStorage(key), path, revealWithin);
    const save = (): void => {
      // On small screens the tree is in a popover: while that is closed, it has no height and no place.
      if (tree.clientHeight > 0) {
        writeTabStorage(key, formatPlace({top: tree.scrollTop, path}));
      }
    };
    const popover = tree.closest('[popover]');
    place();
    popover?.addEventListener('beforetoggle', save);
    popover?.addEventListener('toggle', place);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      popover?.removeEventListener('beforetoggle', save);
      popover?.removeEventListener('toggle', place);
      window.removeEventListener('pagehide', save);
    };
  }, [name, path]);
  return ref;
}
