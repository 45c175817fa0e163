import {paletteHex, toolShades} from '../../../src/data/shades';
import {BRAND_MARK} from '../../../src/family/data/brandMark';
import {type ToolKey, TOOL_CATEGORIES, TOOLS} from '../../../src/family/data/tools';
import {
  CARD_SIZE,
  HAIRLINE,
  accentOf,
  drawEdge,
  drawMarkAt,
  drawNode,
  drawRing,
  markOf,
  mirror,
  type Card,
  type Point,
} from './describePage';

/** Clockwise from the top. */
const CATEGORIES = TOOL_CATEGORIES.toReversed();

const CENTRE = {x: 952, y: 268};
const GROUP_RADIUS = 74;
const TOOL_RADIUS = 176;
const DOT = {root: 15, group: 9, tool: 13};
/** Edge of the drawing, from the side where reading starts, in pixels. */
const FAMILY_START = CENTRE.x - TOOL_RADIUS - DOT.tool;
/** Room between two groups, in tools. */
const GROUP_GAP = 0.8;
const STEP = (2 * Math.PI) / (TOOLS.length + CATEGORIES.length * GROUP_GAP);

/** The catalogue as a tree: a root, its groups and a node in its colour for each tool. */
function drawFamily(isRtl: boolean): string {
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
      drawNode(group, ink, DOT.group),
      ...leaves.map((leaf) => drawNode(leaf, leaf.colour, DOT.tool)),
    ]),
    drawNode(root, paletteHex('accent', 'light'), DOT.root),
  ].join('');
}

function polar(radius: number, angle: number, isRtl: boolean): Point {
  const x = CENTRE.x + radius * Math.cos(angle);
  return {
    x: round(mirror({isRtl}, x)),
    y: round(CENTRE.y + radius * Math.sin(angle)),
  };
}

function line(from: Point, to: Point): string {
  return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Line above the brand's name, in pixels from the side where reading starts. */
export const RULE = {start: 72, end: CARD_SIZE.width - 72, y: 496};

/** The line above the brand's name. It starts in a node; for a post it represents the year. */
export function drawRule(card: Card, accent: string): string {
  const start = mirror(card, RULE.start);
  const rule = `<path d="M${start} ${RULE.y}H${mirror(card, RULE.end)}" stroke="${paletteHex('border', 'light')}" stroke-width="${HAIRLINE}"/>`;
  return card.kind === 'blog'
    ? rule + drawYear(card, accent)
    : rule + drawNode({x: mirror(card, RULE.start + 8), y: RULE.y}, accent, 8);
}

const TICK_PX = 7;
const MONTHS = 12;

/** The line of a post as its year: a tick per month, and a node on its day. */
function drawYear(card: Card, accent: string): string {
  const {start, end, y} = RULE;
  const at = (share: number): number => mirror(card, start + (end - start) * share);
  const ticks = Array.from(
    {length: MONTHS + 1},
    (_, month) => `M${at(month / MONTHS)} ${y - TICK_PX}v${2 * TICK_PX}`,
  ).join('');
  return [
    `<path d="${ticks}" stroke="${paletteHex('border', 'light')}" stroke-width="${HAIRLINE}"/>`,
    card.yearShare === undefined ? '' : drawNode({x: Math.round(at(card.yearShare)), y}, accent),
  ].join('');
}

/** Column on the side where reading ends, in pixels. */
const PANEL = {width: 372, tint: 0.07, strongTint: 0.13};
const MIDDLE = {x: CARD_SIZE.width - PANEL.width / 2, y: CARD_SIZE.height / 2};
/** Centre of a figure above the rule. */
const ABOVE_RULE_Y = 270;
/** Sizes of marks as factors of their grid. */
const SCALE = {panel: 11, tool: 12.5, quiet: 13, ring: 6.5, smallRing: 3.6, corner: 3};
const RING_RADIUS = {large: 132, small: 70};
/** Marks in the corner of a post. */
const CORNER = {x: RULE.end - 36, y: 104, step: 104, limit: 4};

/** End of the text next to a card's figure, from the side where reading starts, in pixels. */
export function figureStart({kind}: Pick<Card, 'kind'>): number {
  if (kind === 'blog') {
    return RULE.end;
  }
  return kind === 'home' ? FAMILY_START : CARD_SIZE.width - PANEL.width;
}

/** The drawing next to a card's text; one per kind, all made of nodes and edges. */
export function drawFigure(card: Card): string {
  const accent = accentOf(card).accent;
  switch (card.kind) {
    case 'docs':
      return drawPanel(card, accent, drawMain(card, accent, SCALE.panel));
    case 'tool':
      return drawPanel(card, accent, drawMain(card, accent, SCALE.tool), PANEL.strongTint);
    case 'guide':
      return drawPanel(card, accent, drawPath(card, accent));
    case 'solution':
      return drawPanel(card, accent, drawTriangle(card));
    case 'blog':
      return drawTools(card);
    case 'home':
      return drawFamily(card.isRtl);
    case 'page':
      return drawQuietMark(card);
    default:
      return card.kind satisfies never;
  }
}

function middle(card: Card): Point {
  return {x: mirror(card, MIDDLE.x), y: MIDDLE.y};
}

function drawMain(card: Card, accent: string, scale: number): string {
  const ink = paletteHex('text', 'light');
  return drawMarkAt(markOf(card.tools[0]), {ink, accent}, middle(card), scale);
}

/** The brand's mark in the colour of a hairline. */
function drawQuietMark(card: Card): string {
  const ink = paletteHex('border', 'light');
  const place = {...middle(card), y: ABOVE_RULE_Y};
  return drawMarkAt(BRAND_MARK, {ink, accent: ink}, place, SCALE.quiet);
}

function drawPanel(card: Card, accent: string, content: string, tint = PANEL.tint): string {
  const edge = CARD_SIZE.width - PANEL.width;
  const x = card.isRtl ? 0 : edge;
  const size = `x="${x}" width="${PANEL.width}" height="${CARD_SIZE.height}"`;
  return [
    `<rect ${size} fill="${paletteHex('surface', 'light')}"/>`,
    `<rect ${size} fill="${accent}" fill-opacity="${tint}"/>`,
    content,
  ].join('');
}

/** A path through the tool: its mark in a ring, then one node per step. */
function drawPath(card: Card, accent: string): string {
  const {x} = middle(card);
  const ring = {x, y: 232};
  const steps = [430, 504, 578];
  return [
    drawEdge({x, y: 0}, {x, y: CARD_SIZE.height}),
    drawRing(ring, RING_RADIUS.large),
    drawMarkAt(markOf(card.tools[0]), {ink: paletteHex('text', 'light'), accent}, ring, SCALE.ring),
    ...steps.map((y, index) => drawNode({x, y}, index === 0 ? accent : undefined)),
  ].join('');
}

/** Tools that work together: a node, and a ring for each of up to three. */
function drawTriangle(card: Card): string {
  const centre = middle(card);
  const places: readonly Point[] =
    card.tools.length === 2
      ? [
          {x: centre.x, y: 165},
          {x: centre.x, y: 465},
        ]
      : [
          {x: centre.x, y: 158},
          {x: mirror(card, MIDDLE.x - 84), y: 420},
          {x: mirror(card, MIDDLE.x + 84), y: 420},
        ];
  const hub = {x: centre.x, y: MIDDLE.y};
  const leaves = card.tools.slice(0, places.length).map((key, index) => ({
    key,
    place: places[index] ?? centre,
  }));
  return [
    ...leaves.map(({place}) => drawEdge(hub, place)),
    drawNode(hub, accentOf(card).accent),
    ...leaves.map(
      ({key, place}) =>
        drawRing(place, RING_RADIUS.small) + drawToolMark(key, place, SCALE.smallRing),
    ),
  ].join('');
}

/** Marks of the tools of a post, in the corner where the line of the section ends. */
function drawTools(card: Card): string {
  const tools = card.tools.slice(0, CORNER.limit);
  return tools
    .map((key, index) => {
      const x = CORNER.x - CORNER.step * (tools.length - 1 - index);
      return drawToolMark(key, {x: mirror(card, x), y: CORNER.y}, SCALE.corner);
    })
    .join('');
}

function drawToolMark(key: ToolKey, place: Point, scale: number): string {
  const {accent} = accentOf({tools: [key]});
  return drawMarkAt(markOf(key), {ink: paletteHex('text', 'light'), accent}, place, scale);
}
