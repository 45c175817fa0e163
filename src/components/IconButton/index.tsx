import type {ButtonHTMLAttributes, ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/paths';
import styles from './styles.module.css';

export interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> {
  readonly icon: IconName;
  /** What the button does, for screen readers and as a hint on hover. */
  readonly label: string;
}

/** A square button of 40 px that shows only an icon. */
export default function IconButton({icon, label, ...rest}: Props): ReactNode {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
