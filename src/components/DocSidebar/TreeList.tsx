import type {ReactNode} from 'react';
import type {TreeNode} from '@site/src/lib/sidebar/tree';
import styles from './styles.module.css';
import TreeBranch, {type TreeView} from './TreeBranch';
import TreeLink from './TreeLink';

export interface Props extends TreeView {
  readonly nodes: readonly TreeNode[];
}

/** The entries of one level. */
export default function TreeList({nodes, ...props}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.id} className={styles.entry}>
          {node.kind === 'page' ? (
            <TreeLink node={node} href={node.href} words={props.words} onFollow={props.onFollow} />
          ) : (
            <TreeBranch folder={node} {...props}>
              <TreeList nodes={node.children} {...props} />
            </TreeBranch>
          )}
        </li>
      ))}
    </ul>
  );
}
