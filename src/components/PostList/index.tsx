import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LatestPost} from '@site/src/lib/contracts/pageIndex';
import {formatDate} from '@site/src/lib/dates/formatDate';
import styles from './styles.module.css';

export interface Props {
  readonly posts: readonly LatestPost[];
}

/** Posts with date, title and description. */
export default function PostList({posts}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <ul className={styles.posts}>
      {posts.map(({path, title, description, date}) => (
        <li key={path} className={styles.post}>
          <time className={styles.date} dateTime={date}>
            {formatDate(date, i18n.currentLocale)}
          </time>
          <Link className={styles.link} to={path} dir="auto">
            {title}
          </Link>
          <p className={styles.description}>
            <bdi>{description}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
