import type {ReactNode} from 'react';
import type {LatestPost} from '@site/src/lib/contracts/pageIndex';
import PostEntry from './PostEntry';
import styles from './styles.module.css';

export interface Props {
  readonly posts: readonly LatestPost[];
}

/** Posts with date, title and description. */
export default function PostList({posts}: Props): ReactNode {
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <PostEntry key={post.path} post={post} />
      ))}
    </ul>
  );
}
