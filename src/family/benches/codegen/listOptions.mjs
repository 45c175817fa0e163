import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {format} from 'prettier';
import ts from 'typescript';

/*
 * Prints the options that the packages on the bench declare, as JSON, for `options.json` next to this file:
 *
 *   node src/family/benches/codegen/listOptions.mjs > src/family/benches/codegen/options.json
 *
 * By version, then by plugin; `client` has what the preset hands to its plugins, and `presetConfig` its own.
 */

const ROOT = path.join(import.meta.dirname, '../../../..');
const {resolve} = createRequire(import.meta.url);

const SCOPES = {current: '@graphql-codegen', previous: '@previous-codegen'};

/** Types of options by the plugin that takes them, with its package. */
const TYPES = {
  typescript: ['typescript', 'TypeScriptPluginConfig'],
  'typescript-operations': ['typescript-operations', 'TypeScriptDocumentsPluginConfig'],
  'typescript-resolvers': ['typescript-resolvers', 'TypeScriptResolversPluginConfig'],
  'typed-document-node': ['typed-document-node', 'TypeScriptTypedDocumentNodesConfig'],
  presetConfig: ['client-preset', 'ClientPresetConfig'],
};

/** Options of plugins that the preset calls, the first that has a name. */
const OF_PRESET = ['typescript-operations', 'typed-document-node', 'typescript'];

const COMPILER = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** A program whose only file names the types. */
function compile(text) {
  const file = path.join(ROOT, 'options.virtual.ts');
  const host = ts.createCompilerHost(COMPILER);
  const {fileExists, getSourceFile} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], COMPILER, host);
  const source = program.getSourceFile(file);
  const [mistake] = program.getSemanticDiagnostics(source);
  if (mistake !== undefined) {
    throw new Error(
      `${ts.flattenDiagnosticMessageText(mistake.messageText, '\n')} If a package has renamed it, correct TYPES in listOptions.mjs.`,
    );
  }
  return {checker: program.getTypeChecker(), source};
}

/** The first sentence of a description, without the Markdown of links; drops a clause that introduces an example, or adds an ellipsis. */
function shorten(text) {
  const plain = text
    .replaceAll(/\[(?<label>[^\]]+)\]\([^)]*\)/gu, '$<label>')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return (
    /^.{20,}?[.:](?=\s|$)/u
      .exec(plain)?.[0]
      .replace(/, [^,]*:$/u, '.')
      .replace(/:$/u, '…') ?? plain
  );
}

/** Values that a type lists one by one, as JSON; none for a type that accepts others as well, except objects. */
function listValues(checker, type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) =>
    (part.flags & ts.TypeFlags.Literal) === 0 ? [] : [checker.typeToString(part)],
  );
}

/** The declaration of an option; undefined for deprecated ones, and for functions, which JSON cannot contain. */
function describe(checker, source, symbol) {
  const tags = new Map(
    symbol.getJsDocTags(checker).map(({name, text}) => [name, ts.displayPartsToString(text)]),
  );
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, source));
  if (tags.has('ignore') || type.getCallSignatures().length > 0) {
    return undefined;
  }
  const text = shorten(
    tags.get('description') ?? ts.displayPartsToString(symbol.getDocumentationComment(checker)),
  );
  const standard = tags.get('default')?.split('\n', 1)[0].trim();
  return {
    type: checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
      .replaceAll('"', "'"),
    ...(standard ? {default: standard} : {}),
    ...(tags.has('deprecated') ? {deprecated: true} : {}),
    ...(text === '' ? {} : {text}),
    values: listValues(checker, type).toSorted(),
  };
}

function listOptions(scope) {
  const {checker, source} = compile(
    Object.entries(TYPES)
      .map(
        ([plugin, [name, type]]) =>
          `export type ${plugin.replaceAll('-', '_')} = import('${scope}/${name}').${type};`,
      )
      .join('\n'),
  );
  const plugins = Object.fromEntries(
    Object.keys(TYPES).map((plugin, index) => [
      plugin,
      Object.fromEntries(
        checker
          .getPropertiesOfType(checker.getTypeAtLocation(source.statements[index].name))
          .flatMap((symbol) => {
            const option = describe(checker, source, symbol);
            return option === undefined ? [] : [[symbol.name, option]];
          })
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  );
  // Its types do not contain the options that it passes on.
  const preset = readFileSync(resolve(`${scope}/client-preset`), 'utf8');
  const names = new Set(
    [...preset.matchAll(/\boptions\.config\.(?<name>\w+)/gu)].map(({groups}) => groups.name),
  );
  const client = [...names].toSorted().flatMap((name) => {
    const plugin = OF_PRESET.find((each) => plugins[each][name] !== undefined);
    return plugin === undefined ? [] : [[name, plugins[plugin][name]]];
  });
  return {...plugins, client: Object.fromEntries(client)};
}

process.stdout.write(
  await format(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(SCOPES).map(([version, scope]) => [version, listOptions(scope)]),
      ),
    ),
    {parser: 'json', printWidth: 100},
  ),
);
