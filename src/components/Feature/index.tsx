import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly image: ReactNode;
  readonly link?: {readonly to: string; readonly label: ReactNode};
  /** Puts the image first in the row from 768 px up; the reading order is unchanged. */
  readonly isFlipped?: boolean;
}

/** One point with a picture (FEAT-1). */
export default function Feature({
  title,
  description,
  image,
  link,
  isFlipped = false,
}: Props): ReactNode {
  return (
    <section className={styles.feature} data-layout={isFlipped ? 'flipped' : 'plain'}>
      <div className={styles.words}>
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
        <div className={styles.description}>{description}</div>
        {link !== undefined && (
          <p className={styles.more}>
            <Link className={styles.link} to={link.to}>
              {link.label}
              <Icon name="arrow" size={16} />
            </Link>
          </p>
        )}
      </div>
      <div className={styles.image}>{image}</div>
    </section>
  );
}
