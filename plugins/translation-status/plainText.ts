import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What a block says on one line, with nothing of Markdown but the backticks around code. */
export function plainText(node: Nodes): string {
  return read(node).replaceAll(/\s+/gu, ' ').trim();
}

function read(node: Nodes): string {
  switch (node.type) {
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'footnoteReference':
    case 'mdxTextExpression':
      return '';
    case 'tableRow':
      return node.children.map(read).join(' | ');
    default:
      return 'children' in node ? node.children.map(read).join('') : toString(node);
  }
}
