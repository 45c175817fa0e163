import type {ReactNode} from 'react';
import Badges from '@site/src/components/Badges';
import {useOriginalLanguage} from '@site/src/hooks/useOriginalLanguage';
import {useTabStorage} from '@site/src/hooks/useTabStorage';
import {
  FOLDERS_STORAGE_KEY,
  isFolderOpen,
  parseFolderChoices,
} from '@site/src/lib/sidebar/folderChoices';
import type {TreeFolder, TreeNode} from '@site/src/lib/sidebar/filterTree';
import {markWords} from '@site/src/lib/text/markWords';
import styles from './styles.module.css';

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

export interface Props {
  readonly node: TreeNode;
  readonly words: readonly string[];
}

/** Title and badges of an entry, with the words of the filter marked. */
export default function TreeLabel({node, words}: Props): ReactNode {
  const {label, badges, isOriginal} = node;
  const original = useOriginalLanguage();
  return (
    <>
      <span className={styles.label} {...(isOriginal && original)}>
        {markWords(label, words).map(({text, isMatch}, index) =>
          isMatch ? (
            <mark key={index} className={styles.match}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      <Badges badges={badges} />
    </>
  );
}
