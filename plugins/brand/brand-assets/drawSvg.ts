import type {Mark} from '../../../src/lib/contracts/mark';

/** Side of the grid that marks are drawn on, in units. */
export const GRID_UNITS = 24;
/** Line width of marks, in units. */
export const STROKE_UNITS = 1.5;

export interface MarkColours {
  readonly ink: string;
  readonly accent: string;
}

/** The elements of a mark as SVG text, in the mark's own units. */
export function drawMark(mark: Mark, colours: MarkColours): string {
  return mark.paths
    .map(({d, tone = 'ink', isFilled = false}) =>
      isFilled
        ? `<path d="${d}" fill="${colours[tone]}"/>`
        : `<path d="${d}" fill="none" stroke="${colours[tone]}" stroke-width="${STROKE_UNITS}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}

/** A whole SVG document. Width and height are in pixels, the view box in the units of the content. */
export function wrapSvg(
  content: string,
  {width, height, viewBox}: {width: number; height: number; viewBox: string},
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>\n`;
}
