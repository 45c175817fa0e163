import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import type {Drawing} from './drawDiagram';
import {measureHeight} from './measureHeight';
import {paint, type Role} from './paint';

/** How much larger than the library draws, so that its smallest text has 13 px. */
const SCALE = 1.2;
/** A drawing up to this width, in pixels, is made narrower to fit the reading column; a wider one scrolls, so that its text can be read. */
const SHRINKABLE_WIDTH_PX = 768;
const DECIMALS = 2;
const NUMBER = /-?\d+\.\d+/gu;
const REFERENCE = /^url\(#(?<id>[\w-]+)\)$/u;
/** Class of the library's texts that it measures as code. */
const CODE_CLASS = 'mono';

/**
 * Makes the library's drawing part of a page: colours become roles that the style sheet fills from tokens, nothing is fetched and nothing
 * is styled inline, ids are unique, and the drawing has a name.
 *
 * @param alt name of the drawing.
 * @param id starts all ids inside; unique on the page.
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

/** What the library writes for programs that read its drawings; our pages have the text beside them. */
function isForPrograms(name: string, value: Value): boolean {
  return name === 'className'
    ? !(Array.isArray(value) && value.includes(CODE_CLASS))
    : /^data(?=[A-Z])/u.test(name);
}

/** A colour becomes an attribute that names what it is for. */
function toRole(name: string, value: Value): readonly (readonly [string, Value])[] {
  if ((name !== 'fill' && name !== 'stroke') || value === 'none') {
    return [[name, value]];
  }
  const role: Role = paint(String(value), name);
  return [[name === 'fill' ? 'dataFill' : 'dataStroke', role]];
}

/** The library puts the diamonds of compositions and aggregations below the boxes, where they cannot be seen. */
function showMarker({tagName, properties}: Element): void {
  if (tagName === 'marker' && Number(properties.refX) === 0) {
    properties.refX = properties.markerWidth;
  }
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
