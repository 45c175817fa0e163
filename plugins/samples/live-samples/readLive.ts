import type {Code, Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Fence, readFence} from '@selection-set/code-blocks';

/** An operation that readers can run, with the fences that belong to it. */
export interface LiveFence {
  readonly node: Code;
  readonly fence: Fence;
  /** Path of the schema's module, relative to the project's folder; undefined where the author names none. */
  readonly schema: string | undefined;
  /** JSON that follows with the word `variables`. */
  readonly variables?: Code;
  /** What the operation gives, as the page shows it below. */
  readonly result?: Code;
  /** The nodes that it stands for in its parent. */
  readonly length: number;
}

/** Title of the fence with the result; a literal, in every language, like that of outputs. */
export const RESULT_TITLE = 'Result';

/** The live sample that starts at a place among siblings; undefined where none does. */
export function readLive(siblings: readonly Nodes[], index: number): LiveFence | undefined {
  const node = siblings[index];
  if (node?.type !== 'code' || !isLive(node)) {
    return undefined;
  }
  const fence = readFence(node);
  const variables = asCode(siblings[index + 1], ({flags}) => flags.has('variables'));
  const next = index + (variables === undefined ? 1 : 2);
  const result = asCode(siblings[next], ({texts}) => texts.title === RESULT_TITLE);
  return {
    node,
    fence,
    schema: fence.meta.texts.schema,
    ...(variables === undefined ? {} : {variables}),
    ...(result === undefined ? {} : {result}),
    length: next - index + (result === undefined ? 0 : 1),
  };
}

/** All live samples of a page, in order. */
export function listLive(tree: Nodes): readonly LiveFence[] {
  const found: LiveFence[] = [];
  visit(tree, 'code', (_node, index, parent) => {
    const live =
      index === undefined || parent === undefined ? undefined : readLive(parent.children, index);
    if (live !== undefined) {
      found.push(live);
    }
  });
  return found;
}

function isLive(node: Code): boolean {
  const {language, meta} = readFence(node);
  return language === 'graphql' && meta.flags.has('live');
}

function asCode(
  node: Nodes | RootContent | undefined,
  fits: (meta: Fence['meta']) => boolean,
): Code | undefined {
  if (node?.type !== 'code') {
    return undefined;
  }
  const {language, meta} = readFence(node);
  return language === 'json' && fits(meta) ? node : undefined;
}
