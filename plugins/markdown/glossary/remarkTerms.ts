import {type ContentFile, type Problem, importComponent} from '@selection-set/content-model';
import {distance} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {TERM_IDS} from '../../../src/family/data/glossary';

/** Name of the component in Markdown. */
export const TERM = 'Term';

export interface UsedTerm {
  /** Absent when the author left it out or computes it. */
  readonly id?: string;
  /** In the file, from 1. */
  readonly line: number;
}

/** Every `<Term>` of a file, in reading order. */
function listTerms(tree: Root): readonly UsedTerm[] {
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

/** Finds terms that the glossary does not define, and suggests the nearest one. */
export function checkTerms({file, tree}: ContentFile): readonly Problem[] {
  return listTerms(tree)
    .filter(({id}) => !TERM_IDS.some((known) => known === id))
    .map(({id, line}) => ({file, line, rule: 'term', message: describe(id)}));
}

function describe(id: string | undefined): string {
  if (id === undefined) {
    return 'A term needs the id of its entry in src/family/data/glossary.ts: <Term id="resolver">resolvers</Term>.';
  }
  const [nearest = ''] = TERM_IDS.toSorted((a, b) => distance(a, id) - distance(b, id));
  return `The glossary has no term "${id}". Did you mean "${nearest}"? All ids are in src/family/data/glossary.ts; add the term there and its wording in src/family/labels/glossary.ts.`;
}

const MODULE = '@site/src/components/Term';

/**
 * A step that imports `Term` into the pages that use it. Among the components of every page, the definitions of the whole
 * glossary would be loaded by pages that need none.
 */
export default function remarkTerms() {
  return (tree: Root): void => {
    if (listTerms(tree).length > 0) {
      tree.children.unshift(importComponent(TERM, MODULE));
    }
  };
}
