import {readSession} from '../page/browserStorage';
import {revealWithin} from '../page/revealWithin';
import {normalisePath} from '@selection-set/site-paths';
import {FOLDERS_STORAGE_KEY, PLACE_STORAGE_KEY} from './folderChoices';
import {placeTree} from './places';

/** Dependencies of the script in the head; it cannot import. */
interface RestoreParts {
  readonly foldersKey: string;
  readonly placeKey: string;
  readonly read: (key: string) => string | null;
  readonly normalise: (path: string) => string;
  readonly place: (
    tree: HTMLElement,
    stored: string | null,
    path: string,
    reveal: (frame: HTMLElement, element: Element) => void,
  ) => void;
  readonly reveal: (frame: HTMLElement, element: Element) => void;
}

/** Stored data is unchecked: every part may be missing. */
type StoredChoices = Readonly<
  Record<string, {readonly isOpen?: unknown; readonly path?: unknown} | null | undefined>
> | null;

/**
 * Opens and closes the sidebar's folders as the reader left them, while the page is being parsed and before it is painted, and scrolls the
 * tree in the frame that first paints it (DOC-12). Has the same rules as `isFolderOpen` and `placeTree`. It becomes a script in the head of
 * every page, so it uses nothing from outside.
 */
function restoreSidebar(parts: RestoreParts): void {
  const path = parts.normalise(location.pathname);
  let choices: StoredChoices = null;
  try {
    choices = JSON.parse(parts.read(parts.foldersKey) ?? '{}');
  } catch {
    // Not what this portal has written: folders stay as the page has them.
  }
  const settle = (folder: HTMLDetailsElement): void => {
    const {isOpen, path: place} = choices?.[folder.dataset.folder ?? ''] ?? {};
    if (
      typeof isOpen === 'boolean' &&
      (isOpen || place === path || !('current' in folder.dataset))
    ) {
      folder.open = isOpen;
    }
  };
  const observer = new MutationObserver(() => {
    const tree = document.querySelector<HTMLElement>('[data-sidebar-tree]');
    tree?.querySelectorAll<HTMLDetailsElement>('details[data-folder]').forEach(settle);
    // The main part follows the sidebar: once it is there, the tree is complete.
    if (document.querySelector('main') !== null) {
      observer.disconnect();
      if (tree !== null) {
        requestAnimationFrame(() => {
          parts.place(
            tree,
            parts.read(parts.placeKey + tree.dataset.sidebarTree),
            path,
            parts.reveal,
          );
        });
      }
    }
  });
  observer.observe(document.documentElement, {childList: true, subtree: true});
}

/** Script for the head of every page: the sidebar as the reader left it, before first paint (DOC-12). */
export function sidebarScript(): string {
  const parts = {
    read: readSession,
    normalise: normalisePath,
    place: placeTree,
    reveal: revealWithin,
  };
  const fields = [
    `foldersKey:${JSON.stringify(FOLDERS_STORAGE_KEY)}`,
    `placeKey:${JSON.stringify(PLACE_STORAGE_KEY)}`,
    ...Object.entries(parts).map(([name, part]) => `${name}:${part.toString()}`),
  ];
  return `(${restoreSidebar.toString()})({${fields.join(',')}})`;
}
