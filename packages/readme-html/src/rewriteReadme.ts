import {findLanguage, highlight, toHast, type LanguageName} from '@selection-set/code-blocks';
import type {Element, Root} from 'hast';
import {
  dropBadges,
  dropTitle,
  pruneEmpty,
  rewriteImages,
  rewriteLinks,
  toSlug,
} from './rewriteLinks';
import {
  createElement,
  hasClass,
  headingLevel,
  listElements,
  replaceElements,
  textOf,
  textProperty,
  unwrapRoot,
  wrapRoot,
  type ParsedReadme,
} from './parseReadme';
import {HEADING_LEVEL_LIMIT} from './limitMarkdown';
import {numberLabel, type ReadmeLabels, type ReadmeOptions} from './resolveAddress';

/** Prefix of every id of a README, so that none can be an id of the page or a name that a script looks up. */
const ID_PREFIX = 'readme-';
const NAMELESS_SLUG = 'section';

/**
 * Moves headings below the page's own and gives them ids. Levels follow the outline, not the digits: the highest heading becomes
 * `offset + 1` and none is skipped on the way down, which screen readers rely on.
 *
 * @returns ids by the slugs that links in the README use.
 */
function rewriteHeadings(content: Element, offset: number): ReadonlyMap<string, string> {
  const elements = listElements(content);
  const takeSlug = createSlugs(elements.flatMap((element) => textProperty(element, 'id') ?? []));
  const anchors = new Map<string, string>();
  const outline: number[] = [];
  for (const heading of elements) {
    const level = headingLevel(heading);
    if (level !== undefined) {
      while ((outline.at(-1) ?? 0) >= level) {
        outline.pop();
      }
      outline.push(level);
      heading.tagName = `h${Math.min(HEADING_LEVEL_LIMIT, offset + outline.length)}`;
      const slug = takeSlug(toSlug(textOf(heading)) || NAMELESS_SLUG);
      heading.properties.id = `${ID_PREFIX}${slug}`;
      anchors.set(slug, `${ID_PREFIX}${slug}`);
    }
  }
  return anchors;
}

/** A function that gives each slug once, and then appends `-1`, `-2` and so on, as GitHub does. */
function createSlugs(ids: readonly string[]): (slug: string) => string {
  const taken = new Set(ids);
  const counts = new Map<string, number>();
  return (slug) => {
    let number = counts.get(slug) ?? 0;
    let free = slug;
    while (taken.has(`${ID_PREFIX}${free}`)) {
      number += 1;
      free = `${slug}-${number}`;
    }
    counts.set(slug, number);
    taken.add(`${ID_PREFIX}${free}`);
    return free;
  };
}

const LANGUAGE_CLASS = /^language-(.+)$/u;

/** Highlights code with classes, and makes its box focusable, because it scrolls. */
function highlightCode(content: Element): void {
  for (const element of listElements(content)) {
    if (element.tagName === 'pre') {
      element.properties = {className: ['readmeCode'], tabIndex: 0};
      const code = element.children.find((child) => child.type === 'element');
      if (code?.tagName === 'code') {
        highlightBlock(code);
      }
    } else if (element.tagName === 'code') {
      keepOwnClass(element);
    }
  }
}

function highlightBlock(code: Element): void {
  const language = readLanguage(code);
  if (language !== undefined) {
    code.properties = {className: [`language-${language}`]};
    code.children = toHast(highlight(textOf(code), language));
  }
}

function keepOwnClass(code: Element): void {
  const language = readLanguage(code);
  code.properties = language === undefined ? {} : {className: [`language-${language}`]};
}

function readLanguage({properties}: Element): LanguageName | undefined {
  const [name] = Array.isArray(properties.className) ? properties.className : [];
  const match = LANGUAGE_CLASS.exec(name ?? '')?.[1];
  return match === undefined ? undefined : findLanguage(match);
}

const MARKER = /^\s*\[!(note|tip|important|warning|caution)\][^\S\n]*\n?/iu;

/** GitHub's alerts: a quotation that starts with `[!NOTE]` gets a lead with that word, and its kind as data. */
function rewriteAlerts(content: Element): void {
  for (const element of listElements(content)) {
    if (element.tagName === 'blockquote') {
      rewriteAlert(element);
    }
  }
}

function rewriteAlert(quote: Element): void {
  const paragraph = quote.children.find((child) => child.type === 'element');
  const first = paragraph?.children[0];
  if (paragraph === undefined || first?.type !== 'text') {
    return;
  }
  const word = MARKER.exec(first.value)?.[1]?.toLowerCase();
  if (word !== undefined) {
    first.value = first.value.replace(MARKER, '');
    const lead = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    quote.properties = {className: ['readmeAlert'], dataKind: word};
    paragraph.children.unshift(
      createElement('strong', {}, [{type: 'text', value: lead}]),
      createElement('br', {}, []),
    );
  }
}

/** Puts each table into a scrollable box that can be focused. */
function rewriteTables(content: Element, labels: ReadmeLabels): void {
  let number = 0;
  replaceElements(content, (element) => {
    if (element.tagName === 'th') {
      return [withoutEmptyHeading(element)];
    }
    if (element.tagName !== 'table') {
      return [element];
    }
    number += 1;
    const properties = {
      className: ['readmeTable'],
      tabIndex: 0,
      role: 'region',
      ariaLabel: numberLabel(labels.table, number),
    };
    return [createElement('div', properties, [element])];
  });
}

/** A heading cell without text labels nothing: it becomes a plain cell. */
function withoutEmptyHeading(cell: Element): Element {
  return textOf(cell).trim() === '' ? {...cell, tagName: 'td'} : cell;
}

/** Replaces the mark of remark's footnotes with our prefix, and its classes with ours. */
function rewriteFootnotes(content: Element, trustMark: string): void {
  const mark = `${trustMark}-`;
  for (const element of listElements(content)) {
    const {properties, tagName} = element;
    const id = textProperty(element, 'id');
    if (id !== undefined) {
      properties.id = id.replace(mark, ID_PREFIX);
    }
    const href = textProperty(element, 'href');
    if (href?.startsWith(`#${mark}`)) {
      const label = textProperty(element, 'ariaLabel')?.replace(mark, '');
      properties.href = href.replace(mark, ID_PREFIX);
      properties.ariaLabel = label;
      properties.className = [label === undefined ? 'readmeFootnoteRef' : 'readmeFootnoteBack'];
    }
    if (tagName === 'section') {
      properties.className = hasClass(element, 'footnotes') ? ['readmeFootnotes'] : undefined;
    }
  }
}

/** Checkboxes of task lists show a state, are named by it, and are disabled; every other input is removed. */
function rewriteTasks(content: Element, labels: ReadmeLabels): void {
  replaceElements(content, (element) => {
    if (element.tagName !== 'input') {
      return [element];
    }
    const {type, checked} = element.properties;
    const isDone = Boolean(checked);
    element.properties = {
      type: 'checkbox',
      disabled: true,
      checked: isDone,
      ariaLabel: isDone ? labels.taskDone : labels.taskOpen,
    };
    return type === 'checkbox' ? [element] : [];
  });
}

/**
 * Puts a box with an image's text in its place: an image without an address is not valid HTML. Comes last, so that this text does not
 * become part of the names of headings and links.
 */
function placeImages(content: Element): void {
  replaceElements(content, (element) => {
    if (element.tagName !== 'img') {
      return [element];
    }
    const {alt: _text, width, height, ...rest} = element.properties;
    const value = textProperty(element, 'alt') ?? '';
    const properties = {...rest, dataWidth: width, dataHeight: height};
    return [createElement('span', properties, value === '' ? [] : [{type: 'text', value}])];
  });
}

/** Moves the attribute `align`, which HTML no longer has, to `data-align`, which the style sheet of a README uses. */
function rewriteAlign(content: Element): void {
  for (const element of listElements(content)) {
    const {align, ...rest} = element.properties;
    if (align !== undefined) {
      element.properties = {...rest, dataAlign: align};
    }
  }
}

export type RewriteOptions = ReadmeOptions & {
  readonly containerId: string;
  readonly headingOffset: number;
};

/** Makes a clean tree part of our page. The order matters: links need the ids of headings, headings their final content. */
export function rewriteReadme({tree, trustMark}: ParsedReadme, options: RewriteOptions): Root {
  const content = wrapRoot(tree);
  dropBadges(content);
  rewriteImages(content, options);
  pruneEmpty(content);
  rewriteFootnotes(content, trustMark);
  const title = dropTitle(content, [options.toolName, ...(options.otherTitles ?? [])]);
  const anchors = rewriteHeadings(content, options.headingOffset);
  rewriteLinks(content, {...options, anchors, title});
  rewriteAlerts(content);
  rewriteTables(content, options.labels);
  rewriteTasks(content, options.labels);
  highlightCode(content);
  placeImages(content);
  rewriteAlign(content);
  return unwrapRoot(content);
}
