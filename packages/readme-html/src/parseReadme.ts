import {createHash} from 'node:crypto';
import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {limitMarkdown, README_DEPTH_LIMIT, README_SETTLE_ROUNDS_LIMIT} from './limitMarkdown';
import {numberLabel, type ReadmeLabels} from './resolveAddress';
import {ADDRESS, SHARED_ATTRIBUTES, SHARED_SCHEMA, TITLE} from './sharedSchema';

/** A new element. */
export function createElement(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}

/** Wraps the content of a root in one element, so that every parent is an element. */
export function wrapRoot(root: Root): Element {
  return createElement('div', {}, keepContent(root.children));
}

/** Keeps elements and text, the only nodes of a safe tree. */
export function keepContent(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node) => (node.type === 'element' || node.type === 'text' ? [node] : []));
}

/** The content of an element as a root. */
export function unwrapRoot(element: Element): Root {
  return {type: 'root', children: element.children};
}

/** Replaces each element below `parent`, innermost first, with the result of `replace`. */
export function replaceElements(
  parent: Element,
  replace: (element: Element, parent: Element) => readonly ElementContent[],
): void {
  parent.children = parent.children.flatMap((child) => {
    if (child.type !== 'element') {
      return [child];
    }
    replaceElements(child, replace);
    return replace(child, parent);
  });
}

/** All elements below `parent` in document order. */
export function listElements(parent: Element): readonly Element[] {
  const elements: Element[] = [];
  collectElements(parent, elements);
  return elements;
}

function collectElements(parent: Element, elements: Element[]): void {
  for (const child of parent.children) {
    if (child.type === 'element') {
      elements.push(child);
      collectElements(child, elements);
    }
  }
}

/** All text of a node. */
export function textOf(node: ElementContent): string {
  if (node.type === 'element') {
    return node.children.map(textOf).join('');
  }
  return node.type === 'text' ? node.value : '';
}

/** A property that is text; undefined when it is absent or of another type. */
export function textProperty({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether an element has a class. */
export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** 1 to 6 for a heading, undefined for everything else. */
export function headingLevel({tagName}: Element): number | undefined {
  return /^h[1-6]$/u.test(tagName) ? Number(tagName.slice(1)) : undefined;
}

// Placeholders for `<` and `>` in attributes until the text is written. Sources gain nothing by using them: they become references.
const LESS_THAN = '\ufdd0';
const GREATER_THAN = '\ufdd1';

const writer = unified().use(rehypeStringify).freeze();

/**
 * HTML of a tree. `<` and `>` are written as references in attributes, too, so that no parser, in any state, finds a tag inside an
 * attribute.
 */
export function serialiseHtml(tree: Root): string {
  const elements = listElements(wrapRoot(tree));
  for (const element of elements) {
    replaceInAttributes(element, (value) =>
      value.replaceAll('<', LESS_THAN).replaceAll('>', GREATER_THAN),
    );
  }
  const html = writer.stringify(tree);
  for (const element of elements) {
    replaceInAttributes(element, (value) =>
      value.replaceAll(LESS_THAN, '<').replaceAll(GREATER_THAN, '>'),
    );
  }
  return html.replaceAll(LESS_THAN, '&lt;').replaceAll(GREATER_THAN, '&gt;');
}

function replaceInAttributes({properties}: Element, replace: (value: string) => string): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') {
      properties[name] = replace(value);
    }
  }
}

/**
 * Sanitises a tree until writing and parsing it again gives the same tree, so that the checked tree is what a browser will see.
 * This stops markup whose meaning changes each time it is parsed ("mutation XSS").
 *
 * @throws Error when it is nested too deeply or does not settle.
 */
export function settleTree(tree: Root, schema: Schema): Root {
  let html = serialiseHtml(sanitizeRoot(tree, schema));
  for (let round = 0; round < README_SETTLE_ROUNDS_LIMIT; round += 1) {
    const parsed = sanitizeRoot(fromHtml(html, {fragment: true}), schema);
    const again = serialiseHtml(parsed);
    if (again === html) {
      return parsed;
    }
    html = again;
  }
  throw new Error('its HTML means something else each time it is parsed');
}

function sanitizeRoot(tree: Root, schema: Schema): Root {
  if (measureDepth(tree) > README_DEPTH_LIMIT) {
    throw new Error(`its elements are nested deeper than ${README_DEPTH_LIMIT}`);
  }
  const clean = sanitize(tree, schema);
  if (clean.type !== 'root') {
    throw new Error('the sanitiser gave no document');
  }
  return clean;
}

function measureDepth(tree: Root): number {
  let depth = 0;
  let level: readonly Element[] = elementsOf(tree);
  while (level.length > 0 && depth <= README_DEPTH_LIMIT) {
    depth += 1;
    level = level.flatMap(elementsOf);
  }
  return depth;
}

function elementsOf({children}: Root | Element): readonly Element[] {
  return children.flatMap((child) => (child.type === 'element' ? [child] : []));
}

/**
 * Invisible characters that change the text around them: controls other than tab and line ends, overrides and isolates of the writing
 * direction (which make text read differently from its source), noncharacters.
 */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]/gu;

/** Text without characters that hide or reorder other text. */
export function cleanText(text: string): string {
  return text.replace(HIDDEN, '');
}

/** Rehype plugin: cleans all text and all attributes of a tree. */
function cleanTree() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') {
        node.value = cleanText(node.value);
      } else if (node.type === 'element') {
        cleanProperties(node);
      }
    });
  };
}

function cleanProperties({properties}: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') {
      properties[name] = cleanText(value);
    }
  }
}

/**
 * Schema of the input. Names and ids of the source are removed: an id, or a label for screen readers, is kept only after
 * `trustMark`, which the source cannot contain. Those are the footnotes made by remark.
 *
 * @param trustMark letters and digits.
 */
function createSourceSchema(trustMark: string): Schema {
  const trusted = new RegExp(`^${trustMark}`, 'u');
  return {
    ...SHARED_SCHEMA,
    attributes: {
      ...SHARED_ATTRIBUTES,
      a: [['href', ADDRESS], TITLE, ['id', trusted], ['ariaLabel', trusted]],
      code: [['className', /^language-[\w+#.-]{1,32}$/u]],
      img: [['src', ADDRESS], 'alt', 'width', 'height', TITLE],
      input: [['type', 'checkbox'], 'checked'],
      li: [
        ['className', 'task-list-item'],
        ['id', trusted],
      ],
      section: [['className', 'footnotes']],
    },
  };
}

export interface ParsedReadme {
  readonly tree: Root;
  /** Prefix of everything in the tree that we have added, as opposed to the source. */
  readonly trustMark: string;
}

/** Parses Markdown to a clean tree whose addresses, headings and images are still those of the source. */
export function parseReadme(markdown: string, labels: ReadmeLabels): ParsedReadme {
  const trustMark = hashSource(markdown);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(limitMarkdown)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: `${trustMark}-`,
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (index) => `${trustMark}-${numberLabel(labels.footnoteBack, index + 1)}`,
    })
    .use(rehypeRaw)
    .use(cleanTree);
  const tree = processor.runSync(processor.parse(markdown));
  return {tree: settleTree(tree, createSourceSchema(trustMark)), trustMark};
}

/** A mark that depends only on the source, and that no source can contain, since no text contains its own hash. */
function hashSource(markdown: string): string {
  return `t${createHash('sha256').update(markdown).digest('hex')}`;
}
