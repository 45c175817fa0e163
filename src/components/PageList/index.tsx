import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {TagsListItem} from '@docusaurus/utils';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
}

export interface Props {
  readonly pages: readonly ListedPage[];
}

/** Links to pages, with their descriptions if they have any. */
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

interface TagListProps {
  readonly tags: readonly TagsListItem[];
}

/** All tags by name, each with the number of its pages and its description. */
export function TagList({tags}: TagListProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <PageList
      pages={tags
        .toSorted((one, other) => one.label.localeCompare(other.label, currentLocale))
        .map(({permalink, label, count, description}) => ({
          path: permalink,
          title: `${label} (${count})`,
          description,
        }))}
    />
  );
}
