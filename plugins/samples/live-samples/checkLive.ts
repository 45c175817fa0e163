import {existsSync} from 'node:fs';
import path from 'node:path';
import {readFence} from '@selection-set/code-blocks';
import type {Check, ContentFile, Problem} from '@selection-set/content-model';
import {onceFor} from '@selection-set/plugin-kit';
import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {LIVE_LANGUAGE} from '../../../src/family/data/language';
import {LIVE_RUN_LIMIT_MS} from '../../../src/lib/constants';
import type {LiveOperation} from '../../../src/lib/contracts/live';
import {areVariables} from '../../../src/lib/live/json';
import {openLive, type LiveSchema, type SchemaMaker} from '../../../src/family/language/live';
import {SCHEMA_FOLDER, listLive, schemaName, type LiveFence} from './remarkLiveSamples';

interface SchemaModule {
  readonly default: SchemaMaker;
}

/**
 * Loads the module of a schema.
 *
 * @param file relative to the portal's folder, such as `live/bookshelf.ts`.
 * @returns undefined where there is no such module.
 * @throws whatever the module throws while it loads.
 */
export async function loadSchema(
  siteDir: string,
  file: string | undefined,
): Promise<SchemaMaker | undefined> {
  const name = schemaName(file);
  const place = path.join(siteDir, file ?? '');
  if (name === undefined || !existsSync(place)) {
    return undefined;
  }
  const module: SchemaModule = await import(place);
  return module.default;
}

/**
 * The responses of an operation, as JSON text, from a schema with its first data: the same server as in the browser.
 *
 * @throws Error where the operation takes longer than a reader's may.
 */
export async function runLive(
  makeSchema: SchemaMaker,
  operation: LiveOperation,
): Promise<readonly string[]> {
  const run = async (): Promise<readonly string[]> => {
    const texts: string[] = [];
    for await (const text of openLive(makeSchema).run(operation)) {
      texts.push(text);
    }
    return texts;
  };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It takes longer than ${LIVE_RUN_LIMIT_MS} ms.`)),
      LIVE_RUN_LIMIT_MS,
    );
  });
  try {
    return await Promise.race([run(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

const readLive = onceFor((file: ContentFile) => {
  const samples = listLive(file.tree);
  return {samples, strays: findStrays(file, samples)};
});

/** Live samples whose schema is not there, whose operation the schema refuses, or whose variables are no JSON object. */
export const checkLive: Check = async ({files}, {siteDir}) => {
  const problems: Problem[] = [];
  for (const file of files) {
    const {samples, strays} = readLive(file);
    problems.push(...strays);
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
  const mistakes = fence.meta.flags.has('invalid') ? [] : schema.findMistakes(fence.code);
  return [
    ...mistakes.map(({message, line}) =>
      toProblem(
        node,
        line ?? 0,
        `${message} The schema is ${name}. Correct the operation, or add the word "invalid" where it is shown because it fails.`,
      ),
    ),
    ...wrongVariables,
  ];
}

/** @returns the schema, or what is wrong with it, for the author of the sample. */
async function openSchema(siteDir: string, name: string | undefined): Promise<LiveSchema | string> {
  try {
    const makeSchema = await loadSchema(siteDir, name);
    return makeSchema === undefined
      ? `The schema ${name === undefined ? 'is not named' : `"${name}" does not exist`}. Name a module of the folder "${SCHEMA_FOLDER}" by schema="${SCHEMA_FOLDER}/bookshelf.ts".`
      : openLive(makeSchema);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return `The schema "${name}" does not load. Correct that module: ${reason}`;
  }
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
            message: describeStray(word),
          },
        ];
  });
}

function describeStray(word: string): string {
  if (LIVE_LANGUAGE === undefined) {
    return `No language of this portal can be live. Take the word "${word}" out, or see src/family/data/language.ts.`;
  }
  const {id, name} = LIVE_LANGUAGE;
  return word === 'live'
    ? `Only ${name} can be live. Name the language "${id}", or take the word "live" out.`
    : `Variables directly follow a "${id} live" fence and are JSON. Move them there, or take the word "variables" out.`;
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
