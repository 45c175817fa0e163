import type {Element, ElementContent, Properties} from 'hast';

/** The text of an element; a line break of HTML is one of the text. */
export function textOf(element: Element): string {
  return element.children.map(readText).join('');
}

export function hasClass({className}: Properties, wanted: string): boolean {
  return Array.isArray(className) && className.includes(wanted);
}

/** The language that the class of a code block names, such as `language-ts`; undefined where there is none. */
export function readLanguage(pre: Element): string | undefined {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
  const classes = [pre, ...(code?.type === 'element' ? [code] : [])].flatMap(({properties}) =>
    Array.isArray(properties.className) ? properties.className.map(String) : [],
  );
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function readText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element') {
    return '';
  }
  return node.tagName === 'br' ? '\n' : textOf(node);
}
