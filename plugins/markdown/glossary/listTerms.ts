import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Name of the component in Markdown. */
export const TERM = 'Term';

export interface UsedTerm {
  /** Absent where the author left it out or computes it. */
  readonly id?: string;
  /** In the file, from 1. */
  readonly line: number;
}

/** Every `<Term>` of a file, in the order of reading. */
export function listTerms(tree: Root): readonly UsedTerm[] {
  const found: UsedTerm[] = [];
  const add = (node: MdxJsxFlowElement | MdxJsxTextElement): void => {
    if (node.name !== TERM) {
      return;
    }
    const id = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
    )?.value;
    found.push({
      line: node.position?.start.line ?? 1,
      ...(typeof id === 'string' ? {id} : {}),
    });
  };
  visit(tree, 'mdxJsxTextElement', add);
  visit(tree, 'mdxJsxFlowElement', add);
  return found;
}
