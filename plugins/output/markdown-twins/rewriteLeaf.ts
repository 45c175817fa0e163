import type {RootContent} from 'mdast';
import {readFence} from '@selection-set/code-blocks';
import {text} from '@selection-set/content-model';
import {readShownCode} from './shownCode';
import {sliceOf, type Source, stopAt} from './source';

type Expression = Extract<RootContent, {readonly type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

/** What becomes of a node whose content is not looked at; undefined for all others. */
export function rewriteLeaf(node: RootContent, source: Source): readonly RootContent[] | undefined {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') {
    return [];
  }
  if (node.type === 'html') {
    return node.value.startsWith('<!--') ? [] : [node];
  }
  if (node.type === 'code') {
    const {description} = readFence(node).meta.texts;
    return [
      ...(description === undefined
        ? []
        : [{type: 'paragraph' as const, children: [text(description)]}]),
      {type: 'code', ...readShownCode(node)},
    ];
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return rewriteExpression(node, source);
  }
  // What Markdown takes for a directive, such as the ":30" of a time, is text to Docusaurus.
  return node.type === 'textDirective' || node.type === 'leafDirective'
    ? [text(sliceOf(source, node))]
    : undefined;
}

/** Comments go, texts such as `{' '}` stay, anything else would be lost. */
function rewriteExpression(node: Expression, source: Source): readonly RootContent[] {
  const [statement] = node.data?.estree?.body ?? [];
  if (statement === undefined) {
    return [];
  }
  const value =
    statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal'
      ? statement.expression.value
      : undefined;
  return typeof value === 'string' || typeof value === 'number'
    ? [text(String(value))]
    : stopAt(
        source,
        node,
        `The page's Markdown twin cannot work {${node.value}} out. Write what it says as text.`,
      );
}
