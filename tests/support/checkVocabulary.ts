import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const FILE = path.join(ROOT, 'structured-data.ts');

/**
 * Checks data against schema.org's vocabulary, in the types that schema-dts makes of it: every type, every property of a type, and the types
 * of their values.
 *
 * @param entries name and data.
 * @returns a sentence for each mistake, with the name of its entry.
 */
export function checkVocabulary(
  entries: readonly (readonly [string, unknown])[],
): readonly string[] {
  const lines = entries.map(
    ([, data], index) =>
      `export const d${index}: Graph | WithContext<Thing> = ${JSON.stringify(data)};`,
  );
  const text = [`import type {Graph, Thing, WithContext} from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.getSourceFile = (file, target) =>
    file === FILE ? ts.createSourceFile(file, text, target) : getSourceFile(file, target);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({start = 0, messageText}) => {
    const line = text.slice(0, start).split('\n').length - 2;
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${entries[line]?.[0] ?? 'all'}: ${message.slice(0, MESSAGE_CHARS_LIMIT)}`;
  });
}

const MESSAGE_CHARS_LIMIT = 400;
