import type {CodegenOutput} from '@site/src/family/benches/codegen/generateCode';
import {
  CODEGEN_FILES,
  type CodegenChoice,
  type CodegenVersion,
} from '@site/src/family/benches/codegen/settings';
import {BundledWorker, bundleBench} from './bundleBench.family';
import type {Texts} from './codegenCommand.family';

/** Texts of the studio's editors, the second settings and their version last. */
type Generate = (
  schema: string,
  operations: string,
  output: string,
  other?: string,
  version?: CodegenVersion,
) => Promise<CodegenOutput>;

export interface CodegenBench {
  readonly worker: BundledWorker<CodegenChoice, CodegenOutput>;
  readonly generate: Generate;
}

/** The studio's worker as it is bundled for the browser. */
export async function openCodegenBench(): Promise<CodegenBench> {
  // A built-in of Node that has no part stops it.
  const worker = new BundledWorker<CodegenChoice, CodegenOutput>(await bundleBench('codegen'));
  return {
    worker,
    generate: async (schema, operations, output, other = '', version = 'current') => {
      const texts = [schema, operations, output, other];
      return worker.answer(
        CODEGEN_FILES.map((name, index) => ({name, text: texts[index] ?? ''})),
        {other: version},
      );
    },
  };
}

export const toTexts = (files: CodegenOutput['generated']): Texts =>
  Object.fromEntries(files.map(({name, text}) => [name, text]));
