import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface FooterLink {
  readonly key: string;
  readonly to: string;
  readonly label: string;
}

export interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lists: readonly (readonly FooterLink[])[];
}

/** A heading and one list of links, or several side by side. */
export default function FooterColumn({id, heading, lists}: Props): ReactNode {
  return (
    <nav className={styles.column} data-column={id} aria-labelledby={`footer-${id}`}>
      <p className={styles.heading} id={`footer-${id}`}>
        {heading}
      </p>
      <div className={styles.lists}>
        {lists.map((links) => (
          <ul key={links[0]?.key} className={styles.links}>
            {links.map(({key, to, label}) => (
              <li key={key}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
