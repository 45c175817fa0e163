import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What a block says on one line, with nothing of Markdown but the backticks around code. */
export function plainText(node: Nodes): string {
  return read(node).replaceAll(/\s+/gu, ' ').trim();
}

function read(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  if (node.type === 'footnoteReference' || node.type === 'mdxTextExpression') {
    return '';
  }
  if (node.type === 'tableRow') {
    return node.children.map(read).join(' | ');
  }
  return 'children' in node ? node.children.map(read).join('') : toString(node);
}
