import {BRAND_MARK} from '../../../src/data/brandMark';
import {paletteHex, type ToolShades, toolShades} from '../../../src/data/shades';
import {TOOL_MARKS} from '../../../src/data/toolMarks';
import {type ToolKey, TOOLS} from '../../../src/data/tools';
import type {Mark} from '../../../src/lib/contracts/mark';
import {drawMark, GRID_UNITS, type MarkColours} from '../brand-assets/drawSvg';
import {type Card, CARD_SIZE} from './card';

/** Width of lines, in pixels. */
export const HAIRLINE = 2;

/** Shades of the card's first tool, or of the brand. */
export function accentOf({tools: [first]}: Pick<Card, 'tools'>): ToolShades {
  const tool = TOOLS.find(({key}) => key === first);
  const brand = paletteHex('accent', 'light');
  return tool === undefined ? {accent: brand, text: brand} : toolShades(tool.primaryColor, 'light');
}

/** In pixels from the card's left upper corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same place on a card that is read from the right. */
export function mirror({isRtl}: Card, x: number): number {
  return isRtl ? CARD_SIZE.width - x : x;
}

/** A mark around its middle. */
export function drawMarkAt(mark: Mark, colours: MarkColours, {x, y}: Point, scale: number): string {
  const half = (GRID_UNITS / 2) * scale;
  return `<g transform="translate(${x - half} ${y - half}) scale(${scale})">${drawMark(mark, colours)}</g>`;
}

/** A quiet line between two places. */
export function drawEdge(from: Point, to: Point): string {
  return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="${paletteHex('border-control', 'light')}" stroke-opacity=".45" stroke-width="${HAIRLINE}"/>`;
}

/** Ground for a mark on a coloured panel. */
export function drawRing({x, y}: Point, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paletteHex('raised', 'light')}" stroke="${paletteHex('border', 'light')}" stroke-width="${HAIRLINE}"/>`;
}

/** A node of the graph; grey without a colour. */
export function drawNode(
  {x, y}: Point,
  fill: string = paletteHex('border-control', 'light'),
  radius = 11,
): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** The mark of a tool, or the brand's. */
export function markOf(key: ToolKey | undefined): Mark {
  return key === undefined ? BRAND_MARK : TOOL_MARKS[key];
}
