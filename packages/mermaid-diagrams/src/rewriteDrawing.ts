import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
// By file path: the package supports only `import`, while Docusaurus loads its configuration with `require`.
import {
  parseMermaid,
  renderMermaidSVG,
} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** Purpose of a colour in a drawing; the style sheet of `Diagram` maps each to a token. */
type Role = 'arrow' | 'background' | 'border' | 'header' | 'line' | 'surface' | 'text' | 'muted';

const ROLES: ReadonlyMap<string, Role> = new Map([
  ['--bg', 'background'],
  ['--_group-fill', 'background'],
  ['--_group-hdr', 'header'],
  ['--_key-badge', 'header'],
  ['--_node-fill', 'surface'],
  ['--_node-stroke', 'border'],
  ['--_inner-stroke', 'border'],
  ['--_line', 'line'],
  ['--_arrow', 'arrow'],
  ['--_text', 'text'],
  ['--fg', 'text'],
  ['--_text-sec', 'muted'],
  ['--_text-muted', 'muted'],
  ['--_text-faint', 'muted'],
]);

/**
 * The role of a colour as the library writes it, such as `var(--_line)`. Other colours come from an author's own styles, which the content
 * check rejects; they get the role of the surrounding parts.
 */
function paint(value: string, property: 'fill' | 'stroke'): Role {
  const name = /^var\((?<name>--[\w-]+)\)$/u.exec(value)?.groups?.name ?? '';
  return ROLES.get(name) ?? (property === 'fill' ? 'surface' : 'line');
}

/** Output of the library. */
export interface Drawing {
  /** Colours are the library's own variables. */
  readonly svg: string;
  /** Empty space on each side, in pixels of the drawing. */
  readonly marginPx: number;
}

/** Pixels around a drawing that is laid out with the padding we ask for. */
const PADDING_PX = 4;

/** Supported kinds, by the first word of their text, and how much more space than ours the library leaves around them. */
const MARGINS_PX = {
  flowchart: 0,
  graph: 0,
  sequenceDiagram: 24,
  'stateDiagram-v2': 0,
  classDiagram: 36,
  erDiagram: 36,
} as const;

const isKind = (word: string): word is keyof typeof MARGINS_PX => Object.hasOwn(MARGINS_PX, word);

/** A drawing without any part has no size. */
const EMPTY = /<svg [^>]*width="(?:0|-?\d{1,2}(?:\.\d+)?)"/u;

/**
 * Draws a text with the library.
 *
 * @throws Error with a message for the author when the text cannot be drawn.
 */
export function drawDiagram(source: string): Drawing {
  const kind = /\S+/u.exec(source)?.[0] ?? '';
  if (!isKind(kind)) {
    throw new Error(
      `A diagram starts with its kind, but this one starts with "${kind}". Kinds: ${Object.keys(MARGINS_PX).join(', ')}.`,
    );
  }
  const svg = renderMermaidSVG(source, {padding: PADDING_PX});
  if (EMPTY.test(svg) || svg.includes('NaN')) {
    throw new Error('Nothing in this diagram could be drawn. Compare it with the examples.');
  }
  return {svg, marginPx: MARGINS_PX[kind]};
}

/** Kinds that the library can parse without drawing them; drawing takes nearly all of the time. */
const GRAPHS: readonly string[] = ['flowchart', 'graph', 'stateDiagram-v2'];

/**
 * What the library understands of a text: two texts with equal results look the same. A graph is only parsed, anything else is drawn.
 *
 * @throws Error when the text cannot be parsed.
 */
export function readDiagram(source: string): unknown {
  const kind = /\S+/u.exec(source)?.[0] ?? '';
  return GRAPHS.includes(kind) ? parseMermaid(source) : drawDiagram(source).svg;
}

/** How far letters reach at most below the point that positions them. */
const TEXT_DEPTH_PX = 10;

/**
 * Height of a drawing in its own pixels. The library leaves space below a layout whose lowest part it has moved up; the drawn elements show
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

/** Lower end of an element; NaN when its attributes do not contain it. */
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
      // Control points of a curve may be outside it, which only leaves more space.
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

/** Enlargement of the library's drawing, so that its smallest text has 13 px. */
const SCALE = 1.2;
/** A drawing up to this width, in pixels, shrinks to fit the reading column; a wider one scrolls, so that its text remains legible. */
const SHRINKABLE_WIDTH_PX = 768;
const DECIMALS = 2;
const NUMBER = /-?\d+\.\d+/gu;
const REFERENCE = /^url\(#(?<id>[\w-]+)\)$/u;
/** Class of the library's texts that it measures as code. */
const CODE_CLASS = 'mono';

/**
 * Makes the library's drawing part of a page: colours become roles that the style sheet maps to tokens, nothing is fetched or styled
 * inline, ids are unique, and the drawing has a name.
 *
 * @param alt name of the drawing.
 * @param id prefix of all ids inside; unique on the page.
 * @returns SVG as HTML.
 */
export function rewriteDrawing({svg, marginPx}: Drawing, alt: string, id: string): string {
  const tree = fromHtml(svg, {fragment: true, space: 'svg'});
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'style' && parent !== undefined && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    showMarker(node);
    roundCorners(node);
    node.properties = Object.fromEntries(
      Object.entries(node.properties)
        .filter(([name, value]) => name !== 'style' && !isForPrograms(name, value))
        .map(([name, value]) => [name, rewriteValue(name, value, id)] as const)
        .flatMap(([name, value]) => toRole(name, value)),
    );
    return undefined;
  });
  dropSpaces(tree);
  const drawing = tree.children.find((child) => child.type === 'element');
  if (drawing === undefined) {
    throw new Error('The library gave no drawing.');
  }
  nameDrawing(drawing, marginPx, alt, `${id}-title`);
  return toHtml(drawing, {space: 'svg'});
}

type Value = Element['properties'][string];

function rewriteValue(name: string, value: Value, id: string): Value {
  if (typeof value !== 'string') {
    return typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value;
  }
  const target = REFERENCE.exec(value)?.groups?.id;
  if (target !== undefined) {
    return `url(#${id}-${target})`;
  }
  return name === 'id'
    ? `${id}-${value}`
    : value.replaceAll(NUMBER, (number) => String(Number(Number(number).toFixed(DECIMALS))));
}

/** Metadata that the library writes for programs; our pages have the source next to the drawing. */
function isForPrograms(name: string, value: Value): boolean {
  return name === 'className'
    ? !(Array.isArray(value) && value.includes(CODE_CLASS))
    : /^data(?=[A-Z])/u.test(name);
}

/** Replaces a colour with an attribute that names its role. */
function toRole(name: string, value: Value): readonly (readonly [string, Value])[] {
  if ((name !== 'fill' && name !== 'stroke') || value === 'none') {
    return [[name, value]];
  }
  const role: Role = paint(String(value), name);
  return [[name === 'fill' ? 'dataFill' : 'dataStroke', role]];
}

/** The library draws the diamonds of compositions and aggregations beneath the boxes, which would hide them. */
function showMarker({tagName, properties}: Element): void {
  if (tagName === 'marker' && Number(properties.refX) === 0) {
    properties.refX = properties.markerWidth;
  }
}

/** Radius of a bend in a line, in units of the drawing. */
const BEND = 8;

/** Rounds lines at the points where the library bends them. */
function roundCorners(node: Element): void {
  const {points, ...properties} = node.properties;
  if (node.tagName !== 'polyline') {
    return;
  }
  const places = String(points)
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split(',').map(Number));
  const d = places.map(([x = 0, y = 0], index) => {
    const before = places[index - 1];
    const after = places[index + 1];
    if (before === undefined || after === undefined) {
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    }
    const [start, end] = [before, after].map(([otherX = 0, otherY = 0]) => {
      const length = Math.hypot(otherX - x, otherY - y);
      const part = length === 0 ? 0 : Math.min(BEND, length / 2) / length;
      return `${x + (otherX - x) * part} ${y + (otherY - y) * part}`;
    });
    return `L${start}Q${x} ${y} ${end}`;
  });
  node.tagName = 'path';
  node.properties = {...properties, d: d.join('')};
}

function nameDrawing(drawing: Element, marginPx: number, alt: string, titleId: string): void {
  const width = Math.round(Number(drawing.properties.width) - 2 * marginPx);
  const height = Math.round(measureHeight(drawing, marginPx));
  const title: ElementContent = {
    type: 'element',
    tagName: 'title',
    properties: {id: titleId},
    children: [{type: 'text', value: alt}],
  };
  drawing.properties = {
    viewBox: `${marginPx} ${marginPx} ${width} ${height}`,
    width: Math.round(width * SCALE),
    ...(width * SCALE <= SHRINKABLE_WIDTH_PX ? {dataFit: 'column'} : {}),
    height: Math.round(height * SCALE),
    role: 'img',
    ariaLabelledBy: [titleId],
  };
  drawing.children.unshift(title);
}

function dropSpaces(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (node.value.trim() === '' && parent !== undefined && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}
