import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import Icon from '@site/src/components/Icon';
import styles from './panels.module.css';

export interface Props {
  readonly to: string;
  readonly name: ReactNode;
  readonly title?: string;
  readonly mark?: ReactNode;
}

/** One entry of a panel; following it closes the menu. */
export default function PanelLink({to, name, title, mark}: Props): ReactNode {
  return (
    <NavigationMenu.Link asChild>
      <Link className={styles.link} to={to}>
        {mark}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {title !== undefined && <span className={styles.title}>{title}</span>}
        </span>
        {title === undefined && <Icon name="arrow" size={16} />}
      </Link>
    </NavigationMenu.Link>
  );
}
