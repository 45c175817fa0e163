import type {Shaper} from './startShaper';
import {splitRuns, type TextStyle} from './splitRuns';

const UNITS_PER_EM = 1000;

/** One line, ready to be drawn in any size; lengths in em. */
export interface Line {
  readonly width: number;
  /** Empty room at both ends, which stands outside the margin so that letters stand on it. */
  readonly before: number;
  readonly after: number;
  readonly parts: readonly {readonly x: number; readonly d: string}[];
}

export type Typeset = (texts: readonly string[], style: TextStyle) => Promise<readonly Line[]>;

/** Turns lines of text into outlines: bidirectional order, a face for each script, letters joined and kerned. */
export function createTypeset({fonts, shape}: Shaper): Typeset {
  return async (texts, style) => {
    const lines = texts.map((text) => splitRuns(text, style, fonts));
    const shaped = await shape(lines.flat());
    let next = 0;
    return lines.map((runs) => {
      let x = 0;
      const own = shaped.slice(next, next + runs.length);
      const parts = own.map(({width, d}) => {
        const part = {x: x / UNITS_PER_EM, d};
        x += width;
        return part;
      });
      next += runs.length;
      return {
        width: x / UNITS_PER_EM,
        before: (own.at(0)?.before ?? 0) / UNITS_PER_EM,
        after: (own.at(-1)?.after ?? 0) / UNITS_PER_EM,
        parts,
      };
    });
  };
}

/** SVG of a line whose baseline starts at a point, in pixels. */
export function drawLine(
  {parts}: Line,
  {x, y, size, fill}: {x: number; y: number; size: number; fill: string},
): string {
  const scale = size / UNITS_PER_EM;
  return parts
    .filter(({d}) => d !== '')
    .map(
      (part) =>
        `<path transform="translate(${round(x + part.x * size)} ${round(y)}) scale(${scale} ${-scale})" d="${part.d}" fill="${fill}"/>`,
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
