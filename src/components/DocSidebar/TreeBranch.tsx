import type {ReactNode, ToggleEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {TreeFolder} from '@site/src/lib/sidebar/tree';
import styles from './styles.module.css';
import TreeLabel from './TreeLabel';
import TreeLink from './TreeLink';
import type {Folders} from './useFolders';

/** What is the same for all entries of a tree. */
export interface TreeView {
  readonly folders: Folders;
  /** Words to mark in titles, folded; none without a filter. */
  readonly words: readonly string[];
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

export interface Props extends TreeView {
  readonly folder: TreeFolder;
  /** The entries in the folder. */
  readonly children: ReactNode;
}

/** A folder as a native disclosure. Where it has a page of its own, that is a link beside the button that opens the folder. */
export default function TreeBranch({folder, folders, words, onFollow, children}: Props): ReactNode {
  const {href, label} = folder;
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>): void =>
    folders.onToggled(folder, event.currentTarget.open);
  const link = href !== undefined && (
    <TreeLink node={folder} href={href} words={words} onFollow={onFollow} />
  );
  if (!folder.isCollapsible) {
    return (
      <>
        {link || (
          <p className={styles.heading}>
            <TreeLabel node={folder} words={words} />
          </p>
        )}
        {children}
      </>
    );
  }
  return (
    <div className={styles.branch} data-linked={href !== undefined}>
      {link}
      {/* The head's script may have opened or closed it before React takes over. */}
      <details
        className={styles.folder}
        data-folder={folder.id}
        data-current={folder.hasCurrent ? '' : undefined}
        open={folders.isOpen(folder)}
        onToggle={onToggle}
        suppressHydrationWarning>
        <summary
          className={styles.summary}
          aria-label={href === undefined ? undefined : folderLabel(label)}>
          {href === undefined && <TreeLabel node={folder} words={words} />}
          <span className={styles.chevron}>
            <Icon name="chevronEnd" size={14} />
          </span>
        </summary>
        {children}
      </details>
    </div>
  );
}

function folderLabel(label: string): string {
  return translate(
    {
      id: 'docs.sidebar.folder',
      message: 'Pages below “{label}”',
      description:
        "Label of the button beside a folder's own link that shows and hides its pages in the sidebar",
    },
    {label},
  );
}
