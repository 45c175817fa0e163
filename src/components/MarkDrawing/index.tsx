import type {ReactNode} from 'react';
import type {Mark} from '@site/src/lib/contracts/tool';
import styles from './styles.module.css';

export interface Props {
  readonly mark: Mark;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A mark as decoration; its user writes the name next to it. */
export default function MarkDrawing({mark, size}: Props): ReactNode {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {mark.paths.map(({d, tone = 'ink', isFilled = false}) => (
        <path key={d} d={d} data-tone={tone} data-fill={isFilled ? 'solid' : 'line'} />
      ))}
    </svg>
  );
}
