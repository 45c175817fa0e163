import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import {formatDate} from '@site/src/lib/dates/formatDate';
import styles from './styles.module.css';
import type {ListItem} from './types';

export interface Props {
  readonly item: ListItem;
  readonly labels: Readonly<Record<string, string>>;
  readonly isShown: boolean;
}

/** Image, name block, last update and an arrow; the whole row is the link's target (ITM-1). */
export default function Item({
  item: {title, description, link, aside, image, tags, update},
  labels,
  isShown,
}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <li className={styles.item} data-page={isShown ? 'current' : 'other'}>
      <span className={styles.image}>{image}</span>
      <div className={styles.words}>
        <Link className={styles.link} to={link}>
          {title}
        </Link>
        <p className={styles.description}>{description}</p>
        <p className={styles.tags}>{tags.map((tag) => labels[tag] ?? tag).join(' · ')}</p>
      </div>
      {update !== undefined && (
        <time className={styles.update} dateTime={update}>
          {formatDate(update, i18n.currentLocale)}
        </time>
      )}
      <span className={styles.arrow}>
        {aside}
        <Icon name={link.startsWith('/') ? 'arrow' : 'external'} size={18} />
      </span>
    </li>
  );
}
