import type {ReactNode} from 'react';
import {DIRECTIONAL_ICONS, ICON_PATHS, type IconName} from './paths';
import styles from './styles.module.css';

export interface Props {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** A line icon as decoration. Arrows along the line follow the reading direction. */
export default function Icon({name, size = 20}: Props): ReactNode {
  return (
    <svg
      className={styles.icon}
      data-directional={DIRECTIONAL_ICONS.includes(name)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
