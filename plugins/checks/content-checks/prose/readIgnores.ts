import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentFile} from '@selection-set/content-model';

/** A comment that allows something that a rule would report. */
export interface Ignore {
  readonly rule: string;
  readonly reason: string;
  /** Of the comment, from 1. */
  readonly line: number;
  /** First and last line that it holds for. */
  readonly from: number;
  readonly to: number;
}

const COMMENT =
  /^\s*(?:\/\*|<!--)\s*lint-ignore\b\s*(?<rule>[^\s:]*)\s*:?\s*(?<reason>[^]*?)\s*(?:\*\/|-->)\s*$/u;

/**
 * Comments such as `{/* lint-ignore repeated-words: why *\/}`, or `<!-- lint-ignore … -->` in plain Markdown. On a line of its own, one holds
 * for the block that follows; within a paragraph, for that paragraph.
 */
export function readIgnores({tree}: Pick<ContentFile, 'tree'>): readonly Ignore[] {
  const ignores: Ignore[] = [];
  visit(tree, (node, index, parent) => {
    const {rule, reason} = ('value' in node ? COMMENT.exec(commentOf(node)) : null)?.groups ?? {};
    if (rule === undefined || reason === undefined || parent === undefined) {
      return;
    }
    const isInline = node.type === 'mdxTextExpression' || parent.type === 'paragraph';
    const next: Nodes | undefined = parent.children[(index ?? 0) + 1];
    const {start, end} = (isInline ? parent : (next ?? node)).position ?? {};
    const line = node.position?.start.line ?? 1;
    ignores.push({rule, reason, line, from: start?.line ?? line, to: end?.line ?? line});
  });
  return ignores;
}

function commentOf(node: Nodes): string {
  const isComment =
    node.type === 'html' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isComment ? node.value : '';
}
