import type {Element, ElementContent} from 'hast';
import {headingLevel, replaceElements, textOf} from './hast';

const CONTAINERS = ['a', 'b', 'center', 'div', 'em', 'i', 'p', 'span', 'strong', 'sub', 'sup'];

/** Removes boxes that hold nothing, or nothing but line breaks, once their badges and images are gone. */
export function pruneEmpty(content: Element): void {
  replaceElements(content, (element) => (isEmpty(element) ? [] : [element]));
  content.children = trimStart(content.children);
}

function isEmpty(element: Element): boolean {
  const isContainer = CONTAINERS.includes(element.tagName) || headingLevel(element) !== undefined;
  return isContainer && !isOwn(element) && element.children.every(isBlank);
}

/** A link target that remark made; it may be empty. */
function isOwn({properties}: Element): boolean {
  return properties.id !== undefined;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'element' ? node.tagName === 'br' : textOf(node).trim() === '';
}

function trimStart(nodes: readonly ElementContent[]): ElementContent[] {
  const start = nodes.findIndex((node) => !isBlank(node));
  return start === -1 ? [] : nodes.slice(start);
}
