import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * What the generator's command line writes for each of some cases, texts by file, as JSON on standard output: a process of its own, because the command
 * line loads its plugins by itself. Where it refuses a case, its reason is the text of a file `refused`. Cases come as JSON on standard input; arguments are a folder for their files, and `current` or `previous`, the major
 * version.
 */
const [, , folder = '', version = 'current'] = process.argv;
const isPrevious = version === 'previous';
const {generate} = isPrevious
  ? await import('@previous-codegen/cli')
  : await import('@graphql-codegen/cli');
const chunks = [];
for await (const chunk of process.stdin) {
  chunks.push(chunk);
}
// Plugins are looked for from there.
symlinkSync(
  path.join(import.meta.dirname, '../../node_modules'),
  path.join(folder, 'node_modules'),
);
/** What is written, or the reason of a refusal. */
const run = async (...input) => {
  try {
    return await generate(...input);
  } catch (error) {
    return [{filename: path.join(input[0].cwd, 'refused'), content: error.message}];
  }
};
const outputs = [];
for (const [index, {schema, operations, settings}] of JSON.parse(
  Buffer.concat(chunks).toString(),
).entries()) {
  const home = path.join(folder, `${index}`);
  mkdirSync(home);
  writeFileSync(path.join(home, 'schema.graphql'), schema);
  writeFileSync(path.join(home, 'operations.graphql'), operations);
  const target = settings.preset === undefined ? 'generated.ts' : 'gql/';
  const written = await run(
    {
      cwd: home,
      schema: path.join(home, 'schema.graphql'),
      ...(operations === '' ? {} : {documents: [path.join(home, 'operations.graphql')]}),
      generates: {[path.join(home, target)]: settings},
      silent: true,
      // The packages of that version have other names here, so that both can be installed.
      ...(isPrevious && {
        pluginLoader: async (name) =>
          import(name.replace('@graphql-codegen/', '@previous-codegen/')),
      }),
    },
    false,
  );
  outputs.push(
    Object.fromEntries(
      written.map(({filename, content}) => [path.relative(home, filename), content]),
    ),
  );
}
process.stdout.write(JSON.stringify(outputs));
