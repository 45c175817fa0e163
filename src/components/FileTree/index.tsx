import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface Props {
  /** One Markdown list, nested like the folders; `plugins/markdown/file-tree` turns its lines into entries. */
  readonly children: ReactNode;
}

export interface EntryProps {
  /** `more`: further files that are not named. */
  readonly kind: 'file' | 'folder' | 'more';
  readonly name: string;
  readonly state?: 'highlighted';
  /** The author's comment on the file. */
  readonly children?: ReactNode;
}

const hasContent = (node: ReactNode): boolean =>
  !(Array.isArray(node) ? node.length === 0 : node === undefined);

/** Files and folders as a tree: nested lists with icons. */
export default function FileTree({children}: Props): ReactNode {
  return (
    <div
      className={styles.tree}
      role="group"
      aria-label={translate({
        id: 'fileTree.label',
        message: 'Files and folders',
        description: 'Name of a drawn file tree for screen readers',
      })}>
      {children}
    </div>
  );
}

/** One line of a file tree. */
export function FileTreeEntry({kind, name, state, children}: EntryProps): ReactNode {
  return (
    <span className={styles.entry} data-kind={kind} data-state={state}>
      <span className={styles.file}>
        {kind !== 'more' && <Icon name={kind} size={16} />}
        <NameTag state={state}>{name}</NameTag>
      </span>
      {hasContent(children) && (
        <>
          {' '}
          <span className={styles.comment}>{children}</span>
        </>
      )}
    </span>
  );
}

function NameTag({
  state,
  children,
}: {
  readonly state: EntryProps['state'];
  readonly children: string;
}): ReactNode {
  return state === 'highlighted' ? (
    <strong className={styles.name}>{children}</strong>
  ) : (
    <span className={styles.name}>{children}</span>
  );
}
