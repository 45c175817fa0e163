import {readFence, type Fence} from '@selection-set/code-blocks';
import {component} from '@selection-set/content-model';
import type {Code, Nodes, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {LIVE_LANGUAGE} from '../../../src/family/data/language';

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
const RESULT_TITLE = 'Result';

/** The live sample that starts at a place among siblings; undefined where none does. */
function readLive(siblings: readonly Nodes[], index: number): LiveFence | undefined {
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
  return language === LIVE_LANGUAGE?.id && meta.flags.has('live');
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

/** Folder of the schemas that live samples run, below the project's. */
export const SCHEMA_FOLDER = 'live';

const MODULE = new RegExp(`^${SCHEMA_FOLDER}/(?<name>[a-z][\\w-]*)\\.ts$`, 'u');

/** Name of a schema's module by its path, such as `bookshelf` for `live/bookshelf.ts`; undefined for what is no such path. */
export function schemaName(path: string | undefined): string | undefined {
  return MODULE.exec(path ?? '')?.groups?.name;
}

/** Of `MDXComponents`. */
const COMPONENT = 'LiveSample';

/**
 * Puts live samples with their variables and results into an element, in which they stay what they are: fences, which a later step colours.
 * What is wrong with a sample is said by `checkLive`; until then it is a plain fence.
 */
export default function remarkLiveSamples(): (tree: Root) => void {
  return (tree) => {
    const count = String(
      listLive(tree).filter(({schema}) => schemaName(schema) !== undefined).length,
    );
    let number = 0;
    visit(tree, 'code', (_node, index, parent) => {
      if (index === undefined || parent === undefined) {
        return undefined;
      }
      const live = readLive(parent.children, index);
      const schema = schemaName(live?.schema);
      if (live === undefined || schema === undefined) {
        return undefined;
      }
      number += 1;
      const {node, fence, variables, result, length} = live;
      const {title, description} = fence.meta.texts;
      parent.children.splice(index, length, {
        ...component(
          COMPONENT,
          {
            schema,
            number: String(number),
            count,
            query: fence.code,
            variables: variables?.value,
            title,
            description,
            result: result === undefined ? undefined : 'last',
          },
          [node, variables, result].flatMap((each) => each ?? []),
        ),
        ...(node.position === undefined ? {} : {position: node.position}),
      });
      return [SKIP, index + 1];
    });
  };
}
