import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';
import {createElement, replaceElements} from '@selection-set/readme-html';
import {hasClass, textOf} from './hastText';

/** What only works or only looks on the page: controls, their announcements, drawings. */
const CONTROLS: ReadonlySet<string> = new Set(
  'audio button dialog fieldset form hr iframe input label nav noscript script search select style svg template textarea video'.split(
    ' ',
  ),
);
const CONTROL_ROLES: ReadonlySet<unknown> = new Set(['status', 'tablist']);

/** Elements that say something although they hold no text. */
const SPEAKING: ReadonlySet<string> = new Set(['br', 'img', 'td', 'th']);
const INLINE: ReadonlySet<string> = new Set(['a', 'span', 'time']);
const UNTOUCHED: ReadonlySet<string> = new Set(['code', 'h1', 'h2', 'h3', 'h4', 'pre']);

/**
 * Takes controls out of the main part of a page, names panels by their tabs, and puts a mark between words that only styles hold apart.
 *
 * @param main changed in place.
 */
export function cleanHtml(main: Element): void {
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
    // A hint that repeats the words of its link says nothing new.
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
  return SPEAKING.has(tagName) || saysSomething(element) ? [element] : [];
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

/** White space counts in a span: in code it holds words apart. */
function saysSomething({tagName, children}: Element): boolean {
  return children.some(
    (child) =>
      child.type === 'element' ||
      (child.type === 'text' && (INLINE.has(tagName) ? child.value : child.value.trim()) !== ''),
  );
}

/** Facts, each under its name, as items such as "Version: 5.24.1". */
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
