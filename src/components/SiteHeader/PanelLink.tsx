import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import Badges from '@site/src/components/Badges';
import Icon from '@site/src/components/Icon';
import type {Badge} from '@site/src/lib/contracts/tool';
import styles from './panels.module.css';

export interface Props {
  readonly to: string;
  readonly name: ReactNode;
  readonly title?: string;
  readonly mark?: ReactNode;
  /** Next to the name. */
  readonly badges?: readonly Badge[];
}

/** One entry of a panel; following it closes the menu. */
export default function PanelLink({to, name, title, mark, badges = []}: Props): ReactNode {
  return (
    <NavigationMenu.Link asChild>
      <Link className={styles.link} to={to}>
        {mark}
        <span className={styles.words}>
          <span className={styles.name}>
            {name} <Badges badges={badges} />
          </span>
          {title !== undefined && <span className={styles.title}>{title}</span>}
        </span>
        {title === undefined && <Icon name="arrow" size={16} />}
      </Link>
    </NavigationMenu.Link>
  );
}

interface GroupProps {
  /** Identifies the group within the page, and for style sheets. */
  readonly id: string;
  readonly label: ReactNode;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** Entries of a panel under their heading. */
export function PanelGroup({id, label, children}: GroupProps): ReactNode {
  return (
    <section className={styles.group} data-group={id}>
      <p className={styles.heading} id={`panel-${id}`}>
        {label}
      </p>
      <ul className={styles.links} aria-labelledby={`panel-${id}`}>
        {children}
      </ul>
    </section>
  );
}
