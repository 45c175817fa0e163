import type {ButtonHTMLAttributes, ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/paths';
import styles from './styles.module.css';

export interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shown before the text. */
  readonly icon?: IconName;
  /** `primary` for the main action of its form or panel. */
  readonly emphasis?: 'primary' | 'plain';
}

/** A button with a text, 40 px high. While it cannot be pressed, it is `aria-disabled`, so that it keeps focus. */
export default function Button({
  icon,
  emphasis = 'plain',
  type = 'button',
  children,
  ...rest
}: Props): ReactNode {
  return (
    <button {...rest} type={type} className={styles.button} data-emphasis={emphasis}>
      {icon !== undefined && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
