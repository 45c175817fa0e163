import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/**
 * A line of the original as it can stand in any other page: emphasis, code and links stay, components and pictures become their text, and
 * what needs the rest of its page goes. Links lose the heading that they name: where the translated page has another one, that would be a
 * broken link.
 */
export function quotePhrasing(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'break':
        return [structuredClone(node)];
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{type: node.type, children: quotePhrasing(node.children)}];
      case 'link': {
        const url = targetOf(node.url);
        const inside = quotePhrasing(node.children);
        return url === undefined ? inside : [{type: 'link', url, children: inside}];
      }
      case 'linkReference':
      case 'mdxJsxTextElement':
      case 'textDirective':
        return quotePhrasing(node.children);
      case 'image':
      case 'imageReference':
        return [{type: 'text', value: toString(node)}];
      case 'footnoteReference':
      case 'html':
      case 'mdxTextExpression':
        return [];
      default:
        return node satisfies never;
    }
  });
}

/** Only what leads to the same place from every page. */
function targetOf(url: string): string | undefined {
  return /^(?:https?:|mailto:)/u.test(url) ? url : /^\/(?!\/)[^#]*/u.exec(url)?.[0];
}
