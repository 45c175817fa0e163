import {paletteHex, toolShades} from '../../../src/data/shades';
import {TOOL_CATEGORIES, TOOLS} from '../../../src/family/data/tools';
import {CARD_SIZE} from './describePage';

/** Clockwise from the top. */
const CATEGORIES = TOOL_CATEGORIES.toReversed();

const CENTRE = {x: 952, y: 268};
const GROUP_RADIUS = 74;
const TOOL_RADIUS = 176;
const DOT = {root: 15, group: 9, tool: 13};
/** Edge of the drawing, from the side where reading starts, in pixels. */
export const FAMILY_START = CENTRE.x - TOOL_RADIUS - DOT.tool;
/** Room between two groups, in tools. */
const GROUP_GAP = 0.8;
const STEP = (2 * Math.PI) / (TOOLS.length + CATEGORIES.length * GROUP_GAP);

/** The catalogue as a tree: a root, its groups and a node in its colour for each tool. */
export function drawFamily(isRtl: boolean): string {
  const edge = paletteHex('border-control', 'light');
  const ink = paletteHex('text', 'light');
  let angle = -Math.PI / 2;
  const groups = CATEGORIES.map((category) => {
    const tools = TOOLS.filter((tool) => tool.category === category);
    const start = angle;
    angle += (tools.length + GROUP_GAP) * STEP;
    const group = polar(GROUP_RADIUS, start + ((tools.length - 1) / 2) * STEP, isRtl);
    const leaves = tools.map((tool, index) => ({
      ...polar(TOOL_RADIUS, start + index * STEP, isRtl),
      colour: toolShades(tool.primaryColor, 'light').accent,
    }));
    return {group, leaves};
  });
  const root = polar(0, 0, isRtl);
  return [
    `<g stroke="${edge}" stroke-opacity=".5" stroke-width="2">`,
    ...groups.flatMap(({group, leaves}) => [
      line(root, group),
      ...leaves.map((leaf) => line(group, leaf)),
    ]),
    '</g>',
    ...groups.flatMap(({group, leaves}) => [
      dot(group, DOT.group, ink),
      ...leaves.map((leaf) => dot(leaf, DOT.tool, leaf.colour)),
    ]),
    dot(root, DOT.root, paletteHex('accent', 'light')),
  ].join('');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function polar(radius: number, angle: number, isRtl: boolean): Point {
  const x = CENTRE.x + radius * Math.cos(angle);
  return {
    x: round(isRtl ? CARD_SIZE.width - x : x),
    y: round(CENTRE.y + radius * Math.sin(angle)),
  };
}

function line(from: Point, to: Point): string {
  return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`;
}

function dot({x, y}: Point, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
