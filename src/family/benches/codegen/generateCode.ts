import {preset as clientPreset} from '@graphql-codegen/client-preset';
import {codegen} from '@graphql-codegen/core';
import {
  getCachedDocumentNodeFromSchema,
  normalizeImportExtension,
} from '@graphql-codegen/plugin-helpers';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import {isRecord} from '@selection-set/plugin-kit/unknown';
import type {BenchFile, BenchInput, Problem} from '@selection-set/workbench';
import type {Reach} from '@selection-set/workbench/worker';
import {print, validate, validateSchema, type DocumentNode} from 'graphql';
import {
  Refused,
  loadOperationsFile,
  loadSchemaFile,
  placeAt,
  refusal,
  refuse,
  textOf,
} from '../graphqlInput';
import {listOperationRules} from './operationRules';
import {
  CODEGEN_FILES,
  outputName,
  readOutputSettings,
  type CodegenChoice,
  type CodegenVersion,
  type OutputSettings,
} from './settings';

const CURRENT = {
  codegen,
  getCachedDocumentNodeFromSchema,
  normalizeImportExtension,
  preset: clientPreset,
  typedDocumentNode,
  typescript,
  typescriptOperations,
  typescriptResolvers,
};

/** The generator's packages in a version. */
const loadPackages = async (version: CodegenVersion) =>
  version === 'current' ? CURRENT : import('./previousPackages');

/** Names of the plugins in a module of packages. */
const PLUGINS = {
  typescript: 'typescript',
  'typescript-operations': 'typescriptOperations',
  'typescript-resolvers': 'typescriptResolvers',
  'typed-document-node': 'typedDocumentNode',
} as const;

export interface CodegenOutput {
  readonly problems: readonly Problem[];
  /** In the generator's order; empty if there are problems. */
  readonly generated: readonly BenchFile[];
  /** Results of the other settings or the other version; undefined if there is no comparison. */
  readonly other: readonly BenchFile[] | undefined;
}

/** @throws Refused */
function readSettings(file: string, text: string): OutputSettings {
  const read = readOutputSettings(text);
  if (read.kind === 'read') {
    return read.settings;
  }
  const offset = read.kind === 'unreadable' ? (read.offset ?? 0) : 0;
  throw new Refused([{file, message: read.message, ...placeAt(text, offset)}]);
}

/** Options with which the command line loads a schema; the types of the loader lack some of them. */
const LOADING = {
  assumeValidSDL: true,
  sort: true,
  convertExtensions: true,
  includeSources: true,
} as const;

/**
 * Operations as the generator validates them: of those with the same name and the same text, one.
 *
 * @param skipped option `skipDocumentsValidation`, which may switch this off.
 */
function withoutCopies(document: DocumentNode, skipped: unknown): DocumentNode {
  if (isRecord(skipped) && Boolean(skipped.skipDuplicateValidation)) {
    return document;
  }
  const known = new Set<string>();
  const definitions = document.definitions.filter((node) => {
    const isNamed = 'name' in node && node.name !== undefined;
    const text = isNamed ? print(node) : '';
    const isKnown = isNamed && known.has(text);
    known.add(text);
    return !isKnown;
  });
  return {...document, definitions};
}

/**
 * One output, a file or all files of a preset, with the options that the command line adds.
 *
 * @throws Refused
 */
async function generate(
  files: readonly BenchFile[],
  file: string,
  settings: OutputSettings,
  version: CodegenVersion,
): Promise<readonly BenchFile[]> {
  const packages = await loadPackages(version);
  const [schemaFile, operationsFile] = CODEGEN_FILES;
  const {plugins, config, preset, presetConfig = {}} = settings;
  const {skipDocumentsValidation: skipped} = config;
  const schemaAst = loadSchemaFile(files, schemaFile, LOADING);
  // Plugins modify documents, so each output has its own.
  const documents =
    textOf(files, operationsFile).trim() === '' ? [] : loadOperationsFile(files, operationsFile);
  const rules = listOperationRules(skipped);
  for (const {document} of documents) {
    if (document !== undefined && rules.length > 0) {
      refuse(schemaFile, validateSchema(schemaAst));
      refuse(operationsFile, validate(schemaAst, withoutCopies(document, skipped), rules));
    }
  }
  const importExtension = packages.normalizeImportExtension({
    emitLegacyCommonJSImports: undefined,
    importExtension: undefined,
    ...config,
  });
  const emitLegacyCommonJSImports = config.emitLegacyCommonJSImports !== false;
  const toOptions = () => ({
    schema: packages.getCachedDocumentNodeFromSchema(schemaAst),
    schemaAst,
    documents,
    plugins: plugins.map((name) => ({[name]: {}})),
    pluginMap: Object.fromEntries(plugins.map((name) => [name, packages[PLUGINS[name]]])),
    pluginContext: {},
    config: {...config, importExtension, emitLegacyCommonJSImports},
  });
  const name = outputName(settings);
  try {
    const options = toOptions();
    const outputs =
      preset === undefined
        ? [{...options, filename: name}]
        : await packages.preset.buildGeneratesSection({
            ...options,
            baseOutputDir: name,
            presetConfig,
          });
    // In parallel, as in the command line: one of the preset's files waits for another.
    return await Promise.all(
      outputs.map(async (output) => ({
        name: output.filename,
        text: await packages.codegen({
          ...output,
          // None; versions differ in its type.
          profiler: undefined,
          importExtension,
          emitLegacyCommonJSImports,
          // Done above: it finds rules by the names of functions, which a minified bundle does not have.
          skipDocumentsValidation: skipped === true || {
            ...(isRecord(skipped) ? skipped : {}),
            skipValidationAgainstSchema: true,
          },
        }),
      })),
    );
  } catch (error) {
    throw refusal(file, error);
  }
}

/**
 * The code that the generator's own plugins write for a schema, operations and settings, byte for byte the same as from the command line.
 *
 * @param input its last file has the other settings; if it is empty and another version is selected, that version gets the same settings.
 * @param reach receives the steps `read`, `generate` and, for a comparison, `other`.
 */
export async function generateCode(
  {files, settings: {other: otherVersion}}: BenchInput<CodegenChoice>,
  reach: Reach,
): Promise<CodegenOutput> {
  const [, , outputFile, otherFile] = CODEGEN_FILES;
  try {
    reach('read', 0);
    const settings = readSettings(outputFile, textOf(files, outputFile));
    const hasOther = textOf(files, otherFile).trim() !== '';
    const otherSettings = hasOther ? readSettings(otherFile, textOf(files, otherFile)) : settings;
    reach('generate', 0.2);
    const generated = await generate(files, outputFile, settings, 'current');
    if (!hasOther && otherVersion === 'current') {
      return {problems: [], generated, other: undefined};
    }
    reach('other', 0.6);
    return {
      problems: [],
      generated,
      other: await generate(files, hasOther ? otherFile : outputFile, otherSettings, otherVersion),
    };
  } catch (error) {
    if (error instanceof Refused) {
      return {problems: error.problems, generated: [], other: undefined};
    }
    throw error;
  }
}
