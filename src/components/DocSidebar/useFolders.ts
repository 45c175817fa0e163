import {useTabStorage} from '@site/src/hooks/useTabStorage';
import {
  FOLDERS_STORAGE_KEY,
  isFolderOpen,
  parseFolderChoices,
} from '@site/src/lib/sidebar/folderChoices';
import type {TreeFolder} from '@site/src/lib/sidebar/tree';

export interface Folders {
  readonly isOpen: (folder: TreeFolder) => boolean;
  /** Called with how the folder is drawn now; what it should be anyway is not stored. */
  readonly onToggled: (folder: TreeFolder, isOpen: boolean) => void;
}

/**
 * Open and closed folders of the sidebar, kept for this tab (DOC-12).
 *
 * @param path normalised address of the page that is shown.
 */
export function useFolders(path: string): Folders {
  const [stored, store] = useTabStorage(FOLDERS_STORAGE_KEY);
  const choices = parseFolderChoices(stored);
  const isOpen = (folder: TreeFolder): boolean => isFolderOpen(folder, choices, path);
  return {
    isOpen,
    onToggled: (folder, isNowOpen) => {
      if (isNowOpen !== isOpen(folder)) {
        store(JSON.stringify({...choices, [folder.id]: {isOpen: isNowOpen, path}}));
      }
    },
  };
}
