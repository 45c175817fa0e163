import type {Element} from 'hast';
import {headingLevel, listElements, textOf} from './hast';
import {pruneEmpty} from './pruneEmpty';
import {toSlug} from './toSlug';

/**
 * Removes the first heading when it says no more than the page's own: one of `titles`, with or without "GraphQL" before it. Text
 * may stand before it only as an image.
 *
 * @returns the slug of the heading that was removed.
 */
export function dropTitle(content: Element, titles: readonly string[]): string | undefined {
  const heading = listElements(content).find((element) => headingLevel(element) !== undefined);
  if (heading === undefined || textBefore(content, heading) !== '') {
    return undefined;
  }
  const text = textOf(heading);
  if (!titles.map(simplify).includes(simplify(text))) {
    return undefined;
  }
  heading.tagName = 'div';
  heading.children = heading.children.filter(
    (child) => child.type === 'element' && [child, ...listElements(child)].some(isImage),
  );
  pruneEmpty(content);
  return toSlug(text);
}

function simplify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^graphql(?=.)/u, '');
}

function textBefore(content: Element, heading: Element): string {
  const texts: string[] = [];
  collectUntil(content, heading, texts);
  return texts.join('').trim();
}

function collectUntil(parent: Element, end: Element, texts: string[]): boolean {
  return parent.children.some((child) => {
    if (child === end) {
      return true;
    }
    if (child.type === 'element') {
      return collectUntil(child, end, texts);
    }
    texts.push(textOf(child));
    return false;
  });
}

function isImage({tagName}: Element): boolean {
  return tagName === 'img';
}
