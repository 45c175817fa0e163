import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
}

export interface Props {
  readonly pages: readonly ListedPage[];
}

/** Links to pages, each with its description where there is one. */
export default function PageList({pages}: Props): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({path, title, description}) => (
        <li key={path} className={styles.page}>
          <Link className={styles.link} to={path} dir="auto">
            {title}
          </Link>
          {description !== undefined && (
            <p className={styles.description}>
              <bdi>{description}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
