import {blockquote, code, heading, link, paragraph, text} from '@selection-set/content-model';
import {createElement, replaceElements} from '@selection-set/readme-html';
import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import type {BlockContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {hasClass, readLanguage, textOf} from './rewriteTree';

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    resourceLink: false,
    rule: '-',
  })
  .freeze();

/** Serialises nodes as Markdown with one line break at the end. */
export function stringify(children: RootContent[]): string {
  return processor.stringify({type: 'root', children});
}

export interface Page {
  readonly title: string;
  /** Empty when the page has none. */
  readonly description: string;
  /** Full address of the page for people. */
  readonly address: string;
  /** One line about the text as a whole, for example that it is outdated. */
  readonly note?: BlockContent;
  /** The content below the title. */
  readonly body: readonly RootContent[];
}

/** A whole Markdown export: title, description as a quote, address of the page, note, text. */
export function composeExport({title, description, address, note, body}: Page): string {
  return stringify([
    heading(1, text(title)),
    ...(description === '' ? [] : [blockquote(paragraph(text(description)))]),
    paragraph(link(address, text(address))),
    ...(note === undefined ? [] : [note]),
    ...dropRepeated(dropRepeated(body, title), description),
  ]);
}

/** Drops the title and description from the start of the text, so that each is written once. */
function dropRepeated(body: readonly RootContent[], words: string): readonly RootContent[] {
  const [first] = body;
  return first !== undefined && toString(first).trim() === words.trim() ? body.slice(1) : body;
}

/** Elements that only work, or only matter, on the page: controls, their announcements, drawings. */
const CONTROLS: ReadonlySet<string> = new Set(
  'audio button dialog fieldset form hr iframe input label nav noscript script search select style svg template textarea video'.split(
    ' ',
  ),
);
const CONTROL_ROLES: ReadonlySet<unknown> = new Set(['status', 'tablist']);

/** Elements with a meaning although they contain no text. */
const SPEAKING: ReadonlySet<string> = new Set(['br', 'img', 'td', 'th']);
const INLINE: ReadonlySet<string> = new Set(['a', 'span', 'time']);
const UNTOUCHED: ReadonlySet<string> = new Set(['code', 'h1', 'h2', 'h3', 'h4', 'pre']);

/**
 * Removes controls from the main part of a page, labels panels with their tabs, and separates words that only styles keep apart.
 *
 * @param main changed in place.
 */
function cleanHtml(main: Element): void {
  const tabs = new Map<string, string>();
  replaceElements(main, (element) => {
    if (element.properties.role === 'tab') {
      tabs.set(String(element.properties.id), textOf(element));
    }
    return [element];
  });
  replaceElements(main, (element) => clean(element, tabs));
  separateWords(main);
  visit(main, 'element', ({properties, ...element}) => {
    // A tooltip that repeats the link text adds nothing.
    if (properties.title === textOf({properties, ...element})) {
      delete properties.title;
    }
  });
}

function clean(element: Element, tabs: ReadonlyMap<string, string>): ElementContent[] {
  const {tagName, properties} = element;
  if (isControl(element)) {
    return [];
  }
  if (tagName === 'a' && textOf(element).trim() === '' && !element.children.some(isPicture)) {
    const label = properties.ariaLabel ?? properties.title ?? '';
    return label === '' ? [] : [{...element, children: [{type: 'text', value: label}]}];
  }
  if (properties.role === 'tabpanel') {
    const label = tabs.get(String(properties.ariaLabelledBy)) ?? '';
    return [
      createElement('p', {}, [createElement('strong', {}, [{type: 'text', value: label}])]),
      ...element.children,
    ];
  }
  if (tagName === 'dl') {
    return [createElement('ul', {}, listFacts(element))];
  }
  if (tagName === 'td' || tagName === 'th') {
    return [{...element, children: element.children.flatMap(withoutList)}];
  }
  return SPEAKING.has(tagName) || saysSomething(element) ? [element] : [];
}

/** A cell of a Markdown table is one line: puts the items of a list one after the other. */
function withoutList(node: ElementContent): ElementContent[] {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
    ? node.children.flatMap((item) =>
        item.type === 'element' ? [...item.children, {type: 'text', value: ' '}] : [],
      )
    : [node];
}

function isControl({tagName, properties}: Element): boolean {
  return (
    CONTROLS.has(tagName) ||
    CONTROL_ROLES.has(properties.role) ||
    properties.ariaHidden === 'true' ||
    properties.alt === '' ||
    hasClass(properties, 'hash-link')
  );
}

function isPicture(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'img';
}

/** White space counts in a span: in code it separates words. */
function saysSomething({tagName, children}: Element): boolean {
  return children.some(
    (child) =>
      child.type === 'element' ||
      (child.type === 'text' && (INLINE.has(tagName) ? child.value : child.value.trim()) !== ''),
  );
}

/** Facts with their names, as items such as "Version: 5.24.1". */
function listFacts(parent: Element): ElementContent[] {
  const facts: Element[] = [];
  replaceElements(parent, (element) => {
    if (element.tagName === 'dt') {
      const name = createElement('strong', {}, element.children);
      facts.push(createElement('li', {}, [name, {type: 'text', value: ': '}]));
    } else if (element.tagName === 'dd') {
      facts.at(-1)?.children.push(...element.children);
    }
    return [element];
  });
  return facts;
}

function separateWords(parent: Element): void {
  if (UNTOUCHED.has(parent.tagName)) {
    return;
  }
  parent.children = parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') {
      return child.type === 'comment' ? [] : [child];
    }
    separateWords(child);
    const before = parent.children[index - 1];
    if (!INLINE.has(child.tagName) || before === undefined) {
      return [child];
    }
    const separator = readSeparator(child, before);
    return separator === '' ? [child] : [{type: 'text', value: separator}, child];
  });
}

function readSeparator({tagName}: Element, before: ElementContent): string {
  if (before.type === 'element') {
    return INLINE.has(before.tagName) ? ' · ' : '';
  }
  return before.type === 'text' && tagName === 'span' && /\S$/u.test(before.value) ? ' ' : '';
}

/** Code without highlighting, but with its line breaks. */
const writeCode: Handle = (_state, element) =>
  code(readLanguage(element) ?? null, textOf(element).replace(/\n+$/u, ''));

/** Keeps the ids of headings, for the search. */
const writeHeading: Handle = (state, element) => ({
  ...defaultHandlers.h2(state, element),
  data: {id: element.properties.id ?? ''},
});

/**
 * Content of a page that is not written in Markdown, from its built HTML. Links and pictures keep their targets.
 *
 * @returns undefined for a page without a main part or without a heading.
 */
export function readBuiltPage(html: string): Omit<Page, 'address'> | undefined {
  const root = fromHtml(readParts(html));
  const main = findElement(root, ({tagName}) => tagName === 'main');
  const title = main && findElement(main, ({tagName}) => tagName === 'h1');
  if (main === undefined || title === undefined) {
    return undefined;
  }
  const description = findElement(
    root,
    ({tagName, properties}) => tagName === 'meta' && properties.name === 'description',
  );
  const page = {
    title: textOf(title).trim(),
    description: description?.properties.content ?? '',
  };
  title.children = [];
  cleanHtml(main);
  const tree = toMdast(main, {
    handlers: {
      pre: writeCode,
      h2: writeHeading,
      h3: writeHeading,
      h4: writeHeading,
      h5: writeHeading,
      h6: writeHeading,
    },
  });
  return {...page, body: tree.type === 'root' ? tree.children : []};
}

/** Head and main part: menus and scripts, which are most of a page, need no parsing. */
function readParts(html: string): string {
  const body = html.indexOf('<body');
  const main = html.indexOf('<main');
  const end = html.indexOf('</main>');
  return main < 0
    ? html
    : `${html.slice(0, body)}<body>${html.slice(main, end < 0 ? undefined : end)}`;
}

function findElement(
  tree: Element | Root,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (isWanted(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}
