import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useContentLanguage} from '@site/src/hooks/useTranslationStart';
import type {LatestPost} from '@site/src/lib/contracts/pages';
import {formatDate} from '@site/src/lib/text/format';
import styles from './styles.module.css';

interface PostEntryProps {
  readonly post: LatestPost;
}

/** One post; title and description in their own language, aligned with the start of the list. */
function PostEntry({post}: PostEntryProps): ReactNode {
  const {path, source, title, description, date} = post;
  const {i18n} = useDocusaurusContext();
  const language = useContentLanguage(source);
  return (
    <li className={styles.post}>
      <time className={styles.date} dateTime={date}>
        {formatDate(date, i18n.currentLocale)}
      </time>
      <Link className={styles.link} to={path}>
        <span {...language}>{title}</span>
      </Link>
      <p className={styles.description}>
        <span {...language}>{description}</span>
      </p>
    </li>
  );
}

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
