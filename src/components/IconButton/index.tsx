import {clsx} from 'clsx';
import type {ButtonHTMLAttributes, ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/paths';
import styles from './styles.module.css';

export interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconName;
  /** What the button does, for screen readers and as a tooltip. */
  readonly label: string;
  /** 40 px, or 32 px next to code. */
  readonly size?: 'medium' | 'small';
}

const ICON_SIZES = {medium: 20, small: 18} as const;

/** A square button that shows only an icon. */
export default function IconButton({
  icon,
  label,
  size = 'medium',
  type = 'button',
  className,
  ...rest
}: Props): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(styles.button, className)}
      data-size={size}
      aria-label={label}
      title={label}>
      <Icon name={icon} size={ICON_SIZES[size]} />
    </button>
  );
}
