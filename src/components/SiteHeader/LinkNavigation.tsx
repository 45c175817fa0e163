import type {ReactNode} from 'react';
import {NAV_LINKS} from '@site/src/family/data/navigation';
import NavigationLink from './NavigationLink';
import styles from './navigation.module.css';

export interface Props {
  /** Of the navigation. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * The header's entries as plain links. Has the same elements as `PanelNavigation`, which hydrates this HTML: React then keeps them, and the
 * reader's focus with them.
 */
export default function LinkNavigation({name, dir}: Props): ReactNode {
  return (
    <nav className={styles.root} aria-label={name} dir={dir} data-orientation="horizontal">
      <div>
        <ul className={styles.list} dir={dir} data-orientation="horizontal">
          {NAV_LINKS.map((link) => (
            <li key={link.id}>
              {/* Radix finds entries by this attribute. */}
              <NavigationLink link={link} data-radix-collection-item="" />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.viewportFrame} />
    </nav>
  );
}
