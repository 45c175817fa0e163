import {type Fence, readFence} from '@selection-set/code-blocks';
import {component, importComponent} from '@selection-set/content-model';
import {isRecord} from '@selection-set/plugin-kit';
import {composeAddress} from '@selection-set/workbench/address';
import {createMatcher} from '@docusaurus/utils';
import {buildSchema, parse, print, validate} from 'graphql';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {OPERATION_RULES} from './operationRules';
import {readConfiguration} from './readConfiguration';
import {
  CODEGEN_FILES,
  readOutputSettings,
  writeOutputSettings,
  type OutputSettings,
} from './settings';

const CONFIGURATION = 'codegen.ts';
const LINK = 'BenchLink';
const MODULE = '@site/src/family/benches/BenchLink';
const STUDIO = '/play/codegen';
/** Operations in code: `graphql(…)`, `gql(…)` and tags of these names, without interpolations. */
const IN_CODE =
  /\b(?:graphql|gql)(?:\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?)?`(?<text>(?:[^`$]|\$(?!\{))*)`/gu;

/** Files that the page shows completely, by their names; each with its successive versions, the first one first. */
type ShownFiles = ReadonlyMap<string, readonly string[]>;

/**
 * A step that adds a link to the studio below each configuration of the generator that the studio supports, with the schema and the
 * operations on the page. A configuration that needs more than the page shows, or plugins that the studio does not have, gets none.
 */
export default function remarkStudioLinks(): (tree: Root) => void {
  return (tree) => {
    const files = listFiles(tree);
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      const fence = readFence(node);
      if (index === undefined || parent === undefined || !isWhole(fence, CONFIGURATION)) {
        return undefined;
      }
      const address = addressOf(fence.code, files);
      if (address === undefined) {
        return undefined;
      }
      count += 1;
      parent.children.splice(index + 1, 0, component(LINK, {to: STUDIO + address}));
      return [SKIP, index + 2];
    });
    if (count > 0) {
      tree.children.unshift(importComponent(LINK, MODULE));
    }
  };
}

/** Whether a fence shows a file of this name from its first line to its last, in a valid version. */
function isWhole({language, meta}: Fence, name: string | undefined): boolean {
  return (
    meta.texts.title === name &&
    !['part', 'extend', 'invalid'].some((flag) => meta.flags.has(flag)) &&
    !language.startsWith('diff')
  );
}

function listFiles(tree: Root): ShownFiles {
  const files = new Map<string, readonly string[]>();
  visit(tree, 'code', (node) => {
    const fence = readFence(node);
    const {title} = fence.meta.texts;
    if (title !== undefined && isWhole(fence, title)) {
      files.set(title, [...(files.get(title) ?? []), fence.code]);
    }
  });
  return files;
}

/** Query and hash of the studio with everything that a configuration refers to. */
function addressOf(code: string, files: ShownFiles): string | undefined {
  const {schema, documents, generates, config, ...rest} = readConfiguration(code) ?? {};
  const texts = readTexts(schema, documents, files);
  if (texts === undefined) {
    return undefined;
  }
  for (const output of Object.values(isRecord(generates) ? generates : {}).filter(isRecord)) {
    const read = readOutputSettings(
      JSON.stringify({
        ...output,
        config: {
          ...(isRecord(config) ? config : {}),
          ...pick(rest, ['importExtension', 'emitLegacyCommonJSImports']),
          ...(isRecord(output.config) ? output.config : {}),
        },
      }),
    );
    if (read.kind === 'read' && (texts.operations !== '' || !needsOperations(read.settings))) {
      const {operations} = texts;
      const all = [texts.schema, operations, writeOutputSettings(read.settings), ''];
      return composeAddress(
        {
          files: CODEGEN_FILES.map((name, index) => ({name, text: all[index] ?? ''})),
          settings: {other: 'current'},
        },
        [],
      );
    }
  }
  return undefined;
}

interface Texts {
  readonly schema: string;
  readonly operations: string;
}

/** The schema and the operations that a configuration refers to, in their last version on the page; undefined if some are missing. */
function readTexts(schema: unknown, documents: unknown, files: ShownFiles): Texts | undefined {
  const shown = typeof schema === 'string' ? files.get(schema.replace(/^\.\//u, '')) : undefined;
  // A page about changes may show a few lines under the name of the file.
  const text = shown?.findLast((each) => isReadable(() => buildSchema(each)));
  const operations = joinOperations(documents, files);
  const isFitting =
    text !== undefined &&
    isReadable(() => {
      const mistakes =
        operations === '' ? [] : validate(buildSchema(text), parse(operations), OPERATION_RULES);
      if (mistakes[0] !== undefined) {
        throw mistakes[0];
      }
    });
  return isFitting ? {schema: text, operations} : undefined;
}

function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

function pick(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function needsOperations({preset, plugins}: OutputSettings): boolean {
  return (
    preset !== undefined ||
    plugins.includes('typescript-operations') ||
    plugins.includes('typed-document-node')
  );
}

/** The operations of all shown files that match these patterns; unreadable ones unchanged. */
function joinOperations(documents: unknown, files: ShownFiles): string {
  const patterns = [documents].flat().filter((pattern) => typeof pattern === 'string');
  const isNamed = createMatcher(patterns.filter((pattern) => !pattern.startsWith('!')));
  const isLeftOut = createMatcher(
    patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
  );
  return [...files]
    .filter(([name]) => isNamed(name) && !isLeftOut(name))
    .flatMap(([name, texts]) => {
      const text = texts.at(-1) ?? '';
      return name.endsWith('.graphql')
        ? [text]
        : Array.from(text.matchAll(IN_CODE), ({groups}) => tidy(groups?.text ?? ''));
    })
    .map((text) => `${text.trim()}\n`)
    .join('\n');
}

/** Indented like GraphQL, not like the code around it. */
function tidy(text: string): string {
  return isReadable(() => parse(text)) ? print(parse(text)) : text;
}
