import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {GraphQLError, type GraphQLSchema, validate} from 'graphql';
import {areVariables} from '../../../src/lib/live/areVariables';
import {readFence} from '@selection-set/code-blocks';
import type {Check, ContentFile, Problem} from '@selection-set/content-model';
import {tryParse} from './tryParse';
import {loadSchema} from './loadSchema';
import {type LiveFence, listLive} from './readLive';
import {SCHEMA_FOLDER} from './schemaName';

/** Live samples whose schema is not there, whose operation the schema refuses, or whose variables are no JSON object. */
export const checkLive: Check = async ({files}, {siteDir}) => {
  const problems: Problem[] = [];
  for (const file of files) {
    const samples = listLive(file.tree);
    problems.push(...findStrays(file, samples));
    for (const live of samples) {
      problems.push(...(await checkSample(file.file, live, siteDir)));
    }
  }
  return problems;
};

async function checkSample(
  file: string,
  live: LiveFence,
  siteDir: string,
): Promise<readonly Problem[]> {
  const toProblem = (node: Code, line: number, message: string): Problem => ({
    file,
    line: lineOf(node) + line,
    rule: 'live',
    message,
  });
  const {node, fence, schema: name, variables} = live;
  const wrongVariables =
    variables === undefined || areVariables(readFence(variables).code)
      ? []
      : [
          toProblem(
            variables,
            0,
            'The variables are no JSON object. Write for instance {"id": "1"}.',
          ),
        ];
  const schema = await openSchema(siteDir, name);
  if (typeof schema === 'string') {
    return [toProblem(node, 0, schema), ...wrongVariables];
  }
  const mistakes = fence.meta.flags.has('invalid') ? [] : findMistakes(fence.code, schema);
  return [
    ...mistakes.map(({message, locations}) =>
      toProblem(
        node,
        locations?.[0]?.line ?? 0,
        `${message} The schema is ${name}. Correct the operation, or add the word "invalid" where it is shown because it fails.`,
      ),
    ),
    ...wrongVariables,
  ];
}

/** @returns the schema, or what is wrong with it, for the author of the sample. */
async function openSchema(
  siteDir: string,
  name: string | undefined,
): Promise<GraphQLSchema | string> {
  try {
    const makeSchema = await loadSchema(siteDir, name);
    return (
      makeSchema?.() ??
      `The schema ${name === undefined ? 'is not named' : `"${name}" does not exist`}. Name a module of the folder "${SCHEMA_FOLDER}" by schema="${SCHEMA_FOLDER}/bookshelf.ts".`
    );
  } catch (error) {
    const [reason] = String(error).split('\n');
    return `The schema "${name}" does not load. Correct that module: ${reason}`;
  }
}

function findMistakes(code: string, schema: GraphQLSchema): readonly GraphQLError[] {
  const document = tryParse(code);
  return document instanceof GraphQLError ? [document] : validate(schema, document);
}

/** Words of live samples on fences that are none. */
function findStrays({file, tree}: ContentFile, samples: readonly LiveFence[]): readonly Problem[] {
  const known = new Set(samples.flatMap(({node, variables}) => [node, variables]));
  return listCode(tree).flatMap((node) => {
    const {flags} = readFence(node).meta;
    const word = ['live', 'variables'].find((name) => flags.has(name));
    return word === undefined || known.has(node)
      ? []
      : [
          {
            file,
            line: lineOf(node),
            rule: 'live',
            message:
              word === 'live'
                ? 'Only GraphQL can be live. Name the language "graphql", or take the word "live" out.'
                : 'Variables stand directly behind a "graphql live" fence and are JSON. Move them there, or take the word "variables" out.',
          },
        ];
  });
}

function listCode(tree: Nodes): readonly Code[] {
  const found: Code[] = [];
  visit(tree, 'code', (node) => {
    found.push(node);
  });
  return found;
}

function lineOf(node: Code): number {
  return node.position?.start.line ?? 1;
}
