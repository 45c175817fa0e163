import type {BenchFile} from '@selection-set/workbench';
import {isBlank} from '../graphqlInput';
import {CODEGEN_VERSIONS} from './examples';
import {outputName, toConfiguration, type OutputSettings} from './settings';

/** Commands to use a project. */
export const INSTALL = 'npm install';
export const GENERATE = 'npm run generate';

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * A project that generates the same code with the command line: `npm install`, then `npm run generate`. Every version is exact.
 *
 * @param operations text; left out if it contains none, because the command line refuses such a file.
 */
export function composeProject(
  schema: string,
  operations: string,
  output: OutputSettings,
): readonly BenchFile[] {
  const hasOperations = !isBlank(operations);
  const packages = output.preset === undefined ? output.plugins : (['client-preset'] as const);
  const versions = Object.fromEntries(
    packages.map((name) => [`@graphql-codegen/${name}`, CODEGEN_VERSIONS[name]]),
  );
  const manifest = {
    name: 'generated-types',
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {generate: 'graphql-codegen --config codegen.json'},
    dependencies: {graphql: CODEGEN_VERSIONS.graphql},
    devDependencies: {'@graphql-codegen/cli': CODEGEN_VERSIONS.cli, ...versions},
  };
  const settings = {
    schema: 'schema.graphql',
    ...(hasOperations ? {documents: ['operations.graphql']} : {}),
    generates: {[outputName(output)]: toConfiguration(output)},
  };
  return [
    {name: 'package.json', text: toText(manifest)},
    {name: 'codegen.json', text: toText(settings)},
    {name: 'schema.graphql', text: schema},
    ...(hasOperations ? [{name: 'operations.graphql', text: operations}] : []),
  ];
}
