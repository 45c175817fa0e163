import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly colors: readonly [string, string];
}

/** Four blurred discs in two colours, as SVG attributes, so that no inline style is needed. */
export default function HeroBackground({colors: [first, second]}: Props): ReactNode {
  return (
    <svg
      className={styles.background}
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">
      <circle cx="160" cy="60" r="150" fill={first} />
      <circle cx="480" cy="420" r="130" fill={second} />
      <circle cx="840" cy="40" r="140" fill={second} />
      <circle cx="1100" cy="360" r="170" fill={first} />
    </svg>
  );
}
