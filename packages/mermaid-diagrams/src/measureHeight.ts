import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {PADDING_PX} from './drawDiagram';

/** How far letters reach below the point that places them, at most. */
const TEXT_DEPTH_PX = 10;

/**
 * Height of a drawing in its own pixels. The library leaves space below a layout whose lowest part it has moved up; what is drawn says
 * where the drawing really ends.
 *
 * @param drawing the svg element.
 * @param marginPx empty space that the library leaves on each side.
 */
export function measureHeight(drawing: Element, marginPx: number): number {
  const height = Number(drawing.properties.height) - 2 * marginPx;
  const bottoms: number[] = [];
  visit(drawing, 'element', ({tagName, properties}) => {
    if (tagName === 'marker') {
      return SKIP;
    }
    const bottom = bottomOf(tagName, properties);
    if (!Number.isNaN(bottom)) {
      bottoms.push(bottom);
    }
    return undefined;
  });
  const lowest = Math.max(...bottoms) + PADDING_PX - marginPx;
  return bottoms.length === 0 ? height : Math.min(height, lowest);
}

/** Lower end of what an element draws; not a number where that cannot be read from its attributes. */
function bottomOf(tagName: string, {y, height, cy, r, d, points}: Element['properties']): number {
  switch (tagName) {
    case 'rect':
    case 'foreignObject':
      return Number(y) + Number(height);
    case 'circle':
      return Number(cy) + Number(r);
    case 'text':
      return Number(y) + TEXT_DEPTH_PX;
    case 'polygon':
    case 'polyline':
      return Math.max(...pairsOf(String(points)));
    case 'path':
      // A curve has points outside of what it draws, which only leaves more space.
      return Math.max(...pairsOf(String(d).replaceAll(/[a-z]/giu, ' ')));
    default:
      return Number.NaN;
  }
}

/** Second number of each pair. */
function pairsOf(text: string): number[] {
  return text
    .trim()
    .split(/[\s,]+/u)
    .map(Number)
    .filter((_, index) => index % 2 === 1);
}
