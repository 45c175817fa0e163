import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';

/** A new element. */
export function createElement(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}

/** The content of a root under one element, so that every parent is an element. */
export function wrapRoot(root: Root): Element {
  return createElement('div', {}, keepContent(root.children));
}

/** Elements and text; a safe tree has nothing else. */
export function keepContent(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node) => (node.type === 'element' || node.type === 'text' ? [node] : []));
}

/** The content of an element as a root. */
export function unwrapRoot(element: Element): Root {
  return {type: 'root', children: element.children};
}

/** Replaces each element below `parent`, innermost first, by what `replace` gives. */
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

/** All elements below `parent` in the order of the document. */
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

/** A property that is text, undefined when it is absent or something else. */
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
