import type {ReactNode} from 'react';

type Tone = 'ink' | 'muted' | 'accent' | 'danger' | 'success';

export interface Props {
  readonly x: number;
  /** Middle of the line. */
  readonly y: number;
  readonly text: string;
  /** Characters to the left of the text. */
  readonly column?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: Tone;
  readonly isStruck?: boolean;
}

/** Width of a character of the code font. */
export const CHARACTER_EM = 0.6;

/** One line of code in a figure. */
export default function CodeLine({
  x,
  y,
  text,
  column = 0,
  anchor = 'start',
  tone = 'ink',
  isStruck = false,
}: Props): ReactNode {
  return (
    <text
      data-part="code"
      x={x}
      y={y}
      dx={`${column * CHARACTER_EM}em`}
      dy="0.35em"
      textAnchor={anchor}
      textDecoration={isStruck ? 'line-through' : undefined}
      data-tone={tone}>
      {text}
    </text>
  );
}
