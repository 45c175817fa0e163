import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A fence with the language `mermaid`. */
export interface DiagramFence {
  readonly node: Code;
  /** Mermaid's text. */
  readonly source: string;
  /** What the diagram says to those who do not see it; absent where the author left it out. */
  readonly alt?: string;
  /** Of the fence's first line in the file, from 1. */
  readonly line: number;
}

const LANGUAGE = 'mermaid';
const ALT = /(?:^|\s)alt=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/u;

/** All diagrams of a file, in the order of reading. */
export function listDiagrams(tree: Root): readonly DiagramFence[] {
  const found: DiagramFence[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === LANGUAGE) {
      const {double, single} = ALT.exec(node.meta ?? '')?.groups ?? {};
      const alt = (double ?? single ?? '').trim();
      found.push({
        node,
        source: node.value,
        line: node.position?.start.line ?? 1,
        ...(alt === '' ? {} : {alt}),
      });
    }
  });
  return found;
}
