import type {ReactNode} from 'react';
import MarkDrawing from '@site/src/components/MarkDrawing';
import {TOOL_MARKS} from '@site/src/family/data/toolMarks';
import type {ToolKey} from '@site/src/family/data/tools';
import styles from './styles.module.css';

export interface Props {
  readonly toolKey: ToolKey;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** The mark of a tool, its accent in a legible shade of the tool's brand colour (TOOL-1). */
export default function ToolMark({toolKey, size = 24}: Props): ReactNode {
  return (
    <span className={styles.frame} data-tool={toolKey}>
      <MarkDrawing mark={TOOL_MARKS[toolKey]} size={size} />
    </span>
  );
}
