import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TreeNode} from '@site/src/lib/sidebar/filterTree';
import styles from './styles.module.css';
import TreeLabel from './TreeLabel';

export interface Props {
  readonly node: TreeNode;
  readonly href: string;
  readonly words: readonly string[];
  readonly onFollow: () => void;
}

/** A page, or the page that a folder has of its own. */
export default function TreeLink({node, href, words, onFollow}: Props): ReactNode {
  return (
    <Link
      className={styles.link}
      to={href}
      aria-current={node.isCurrent ? 'page' : undefined}
      onClick={onFollow}>
      <TreeLabel node={node} words={words} />
    </Link>
  );
}
