import {readFileSync} from 'node:fs';
import path from 'node:path';
import {composeProject} from '@site/src/family/benches/codegen/composeProject';
import {
  CODEGEN_EXAMPLES,
  type CodegenExample,
  CODEGEN_VERSIONS,
  FIRST_OUTPUT,
  PREVIOUS_CODEGEN,
} from '@site/src/family/benches/codegen/examples';
import {
  CODEGEN_PLUGINS,
  readChoice,
  readOutputSettings,
  writeOutputSettings,
  type OutputSettings,
} from '@site/src/family/benches/codegen/settings';
import {DAMAGED_COUNT, damageText} from '../../../support/damagedText';
import {runCommand} from '../../../support/codegenCommand.family';
import {IS_NIGHTLY} from '../../../support/scope';
import {openCodegenBench, toTexts, type CodegenBench} from '../../../support/codegenBench.family';
import {generateOperations, generateSchema} from '../../../support/schemaCases.family';

const ROOT = path.join(__dirname, '../../../..');

jest.setTimeout(300_000);

let generate: CodegenBench['generate'];

beforeAll(async () => {
  ({generate} = await openCodegenBench());
});

const COMBINATIONS: readonly OutputSettings[] = [
  {plugins: ['typescript'], config: {}},
  {plugins: ['typescript', 'typescript-operations'], config: {skipTypename: true}},
  {plugins: ['typescript', 'typescript-resolvers'], config: {useTypeImports: true}},
  {
    plugins: ['typescript', 'typescript-operations', 'typed-document-node'],
    config: {avoidOptionals: true, dedupeFragments: true},
  },
  {plugins: ['typescript'], config: {enumsAsTypes: true, immutableTypes: true}},
  {
    plugins: ['typescript', 'typescript-resolvers'],
    config: {contextType: './context#Context', namingConvention: 'keep'},
  },
  {
    plugins: ['typescript', 'typescript-operations'],
    config: {scalars: {Date: 'string'}, strictScalars: true, enumsAsConst: true},
  },
  {plugins: ['typescript', 'typescript-operations'], config: {preResolveTypes: false}},
  {
    plugins: ['typescript', 'typescript-operations', 'typed-document-node'],
    config: {documentMode: 'string', typesPrefix: 'Api'},
  },
  {plugins: ['typescript', 'typescript-operations'], config: {flattenGeneratedTypes: true}},
  {preset: 'client', plugins: [], config: {useTypeImports: true}},
  {
    preset: 'client',
    presetConfig: {fragmentMasking: false, gqlTagName: 'gql'},
    plugins: [],
    config: {documentMode: 'string', importExtension: '.js', emitLegacyCommonJSImports: false},
  },
  {
    preset: 'client',
    presetConfig: {persistedDocuments: true, fragmentMasking: {unmaskFunctionName: 'read'}},
    plugins: [],
    config: {scalars: {Date: 'string'}, avoidOptionals: true},
  },
];

const CASES = Array.from({length: IS_NIGHTLY ? 130 : 26}, (_, index) => {
  const schema = generateSchema(index + 500);
  const settings = COMBINATIONS[index % COMBINATIONS.length] as OutputSettings;
  const needsOperations =
    settings.preset !== undefined || settings.plugins.includes('typescript-operations');
  return {schema, operations: needsOperations ? generateOperations(schema, index) : '', settings};
});

test.each(['current', 'previous'] as const)(
  '130 generated cases give, byte for byte, what the command line of the %s version writes',
  async (version) => {
    const expected = runCommand(CASES, version);
    const different: string[] = [];
    for (const [index, {schema, operations, settings}] of CASES.entries()) {
      const {generated, other, problems} = await generate(
        schema,
        operations,
        writeOutputSettings(settings),
        '',
        version,
      );
      try {
        expect(toTexts(version === 'current' ? generated : (other ?? []))).toEqual(expected[index]);
      } catch (error) {
        different.push(`${index} ${JSON.stringify([settings, problems])} ${String(error)}`);
      }
    }
    expect(different).toEqual([]);
  },
);

const [first] = CODEGEN_EXAMPLES;

test('the first example gives what the page shows', async () => {
  const {generated} = await generate(
    first.schema,
    first.operations,
    writeOutputSettings(first.output),
  );
  expect(toTexts(generated)).toEqual({'generated.ts': FIRST_OUTPUT});
});

test('two settings give two outputs of the same texts', async () => {
  const compared: CodegenExample | undefined = CODEGEN_EXAMPLES.find(({id}) => id === 'compare');
  const {generated, other, problems} = await generate(
    compared?.schema ?? '',
    compared?.operations ?? '',
    writeOutputSettings(compared?.output ?? first.output),
    writeOutputSettings(compared?.other ?? first.output),
  );
  expect(problems).toEqual([]);
  expect(generated[0]?.text).toContain('title: string');
  expect(generated[0]?.text).not.toContain('readonly title: string');
  expect(other?.[0]?.text).toContain('readonly title: string');
});

test('the preset writes its folder, and persisted documents when it is asked for them', async () => {
  const generateFolder = async (presetConfig: OutputSettings['presetConfig']) =>
    generate(
      first.schema,
      first.operations,
      writeOutputSettings({preset: 'client', presetConfig, plugins: [], config: {}}),
    );
  const {generated} = await generateFolder({});
  expect(generated.map(({name}) => name)).toEqual([
    'gql/graphql.ts',
    'gql/gql.ts',
    'gql/fragment-masking.ts',
    'gql/index.ts',
  ]);
  const persisted = toTexts((await generateFolder({persistedDocuments: true})).generated);
  expect(
    Object.keys(JSON.parse(persisted['gql/persisted-documents.json'] ?? '{}') as object),
  ).toEqual([expect.stringMatching(/^sha256:[\da-f]{64}$/u)]);
});

test('what the command line leaves to the author is left here, too: fragments, variables and directives', async () => {
  const {problems} = await generate(
    'type Query { a(b: Int): Int }',
    'query A($unused: Int) { a @mine } fragment Unused on Query { a }',
    writeOutputSettings({plugins: ['typescript-operations'], config: {}}),
  );
  expect(problems).toEqual([]);
});

test('where only the other version is chosen, it gets the same settings', async () => {
  const settings = writeOutputSettings({
    plugins: ['typescript', 'typescript-operations'],
    config: {},
  });
  const {generated, other} = await generate(
    first.schema,
    first.operations,
    settings,
    '',
    'previous',
  );
  expect(generated[0]?.text).toContain('export type BookPageQuery =');
  expect(other?.[0]?.text).toContain('export type BookPageQuery =');
  expect(other?.[0]?.text).not.toBe(generated[0]?.text);
});

test('a mistake that only the other settings have is named in their file', async () => {
  const {problems, generated} = await generate(
    first.schema,
    first.operations,
    writeOutputSettings(first.output),
    '{"plugins": []}',
    'previous',
  );
  expect(problems[0]).toMatchObject({file: 'other-output.json'});
  expect(generated).toEqual([]);
});

test.each([
  [null, {other: 'current'}],
  [{other: 'current'}, {other: 'current'}],
  [{other: 'previous'}, {other: 'previous'}],
  [{other: 'oldest'}, undefined],
  [{}, undefined],
  ['previous', undefined],
])('the settings %j of a link are read as %j', (settings, choice) => {
  expect(readChoice(settings)).toEqual(choice);
});

test('the version to compare with is the one before, and installed', () => {
  const [, version = ''] = /@(?<version>[^@]+)$/u.exec(PREVIOUS_CODEGEN.replace(' ', '@')) ?? [];
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;
  expect(devDependencies['@previous-codegen/cli']).toBe(`npm:@graphql-codegen/cli@${version}`);
  const major = (text: string): number => Number(/(?<major>\d+)\.\d+\.\d+$/u.exec(text)?.[1]);
  expect(major(CODEGEN_VERSIONS.cli) - major(version)).toBe(1);
  for (const name of [...CODEGEN_PLUGINS, 'client-preset', 'core', 'plugin-helpers']) {
    expect(
      major(dependencies[`@graphql-codegen/${name}`] ?? '') -
        major(dependencies[`@previous-codegen/${name}`] ?? ''),
    ).toBe(1);
  }
});

test('the schema of the examples is that of the quick start', () => {
  const page = readFileSync(path.join(ROOT, 'docs/codegen/quick-start.mdx'), 'utf8');
  expect(page.replace(/^ {3}/gmu, '')).toContain(first.schema);
});

test('versions are those of the samples, and those that the portal runs', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  const lock = read('samples/package-lock.json');
  for (const [name, version] of Object.entries(CODEGEN_VERSIONS)) {
    const packageName = name === 'graphql' ? name : `@graphql-codegen/${name}`;
    expect(lock).toHaveProperty(['packages', `node_modules/${packageName}`, 'version'], version);
    expect(read(`node_modules/${packageName}/package.json`)).toHaveProperty('version', version);
  }
});

test('a project has exact versions, and documents only where there are some', () => {
  const [manifest, config, ...rest] = composeProject(first.schema, '', {
    plugins: ['typescript'],
    config: {skipTypename: true},
  });
  expect(JSON.parse(manifest?.text ?? '')).toMatchObject({
    devDependencies: {'@graphql-codegen/cli': '7.4.3', '@graphql-codegen/typescript': '6.1.0'},
  });
  expect(JSON.parse(config?.text ?? '')).toEqual({
    schema: 'schema.graphql',
    generates: {'generated.ts': {plugins: ['typescript'], config: {skipTypename: true}}},
  });
  expect(rest.map(({name}) => name)).toEqual(['schema.graphql']);
  // The command line refuses a file without operations, whatever else is in it.
  expect(
    composeProject(first.schema, '# None yet.\n', first.output).map(({name}) => name),
  ).not.toContain('operations.graphql');
  const [presetManifest, presetConfig] = composeProject(first.schema, first.operations, {
    preset: 'client',
    plugins: [],
    config: {useTypeImports: true},
  });
  expect(JSON.parse(presetManifest?.text ?? '')).toMatchObject({
    devDependencies: {'@graphql-codegen/client-preset': '6.2.0'},
  });
  expect(JSON.parse(presetConfig?.text ?? '')).toMatchObject({
    generates: {'gql/': {preset: 'client', config: {useTypeImports: true}}},
  });
});

test('the settings of a saved project write the same code with the command line', () => {
  const project = composeProject(first.schema, first.operations, first.output);
  const text = (name: string): string => project.find((file) => file.name === name)?.text ?? '';
  const {generates} = JSON.parse(text('codegen.json')) as {
    readonly generates: Readonly<Record<string, OutputSettings>>;
  };
  const settings = generates['generated.ts'] ?? first.output;
  const [written] = runCommand(
    [{schema: text('schema.graphql'), operations: text('operations.graphql'), settings}],
    'current',
  );
  expect(written).toEqual({'generated.ts': FIRST_OUTPUT});
});

test.each([
  ['schema.graphql', 'type Query {', '', undefined, 'Syntax Error'],
  ['schema.graphql', 'type Query { a: Nowhere }', '', undefined, 'Unknown type: "Nowhere".'],
  ['schema.graphql', '', '', undefined, 'no type definitions'],
  ['schema.graphql', '# None.', '', undefined, 'no type definitions'],
  ['schema.graphql', '{ a }', '', undefined, 'no type definitions'],
  ['schema.graphql', 'type A { b: Int }', '{ b }', undefined, 'Query root type must be provided.'],
  [
    'schema.graphql',
    'extend schema @link(url: "x") type Query { a: Int }',
    '',
    undefined,
    'Invalid URL',
  ],
  ['operations.graphql', 'type Query { a: Int }', 'type A { b: Int }', undefined, 'no operations'],
  [
    'output.json',
    'directive @d(x: Int) on FIELD_DEFINITION type Query { a: Int @d(x: "s") }',
    '',
    undefined,
    'Int cannot represent',
  ],
  [
    'output.json',
    'type Query { a: Int }',
    'query A { a }',
    '{"preset": "client", "presetConfig": {"persistedDocuments": {"hashAlgorithm": "nonsense"}}}',
    'the hashes md5, sha1,',
  ],
  [
    'output.json',
    'type Query { a: Int }',
    '',
    '{"plugins": [{"typescript": {}}]}',
    'belong in "config"',
  ],
  ['operations.graphql', 'type Query { a: Int }', '{ b }', undefined, 'Cannot query field "b"'],
  ['operations.graphql', 'type Query { a: Int }', `{ ${'a { '.repeat(50_000)}`, undefined, ''],
  ['output.json', 'type Query { a: Int }', '', '{"plugins": [', ''],
  ['output.json', 'type Query { a: Int }', '', '{"plugins": []}', 'at least one plugin'],
  ['output.json', 'type Query { a: Int }', '', '{"plugins": ["mine"]}', 'no other'],
  ['output.json', 'type Query { a: Int }', '', '{"plugins": 1}', 'a list'],
  ['output.json', 'type Query { a: Int }', '', '{"preset": "mine"}', '"client", and no other'],
  [
    'output.json',
    'type Query { a: Int }',
    '',
    '{"preset": "client", "plugins": ["typescript"]}',
    'its own plugins',
  ],
  [
    'output.json',
    'type Query { a: Int }',
    '',
    '{"preset": "client", "presetConfig": 1}',
    'has to be an object',
  ],
  [
    'output.json',
    'type Query { a: Int }',
    '',
    '{"plugins": ["typescript"], "config": 1}',
    'object',
  ],
] as const)(
  'a mistake in %s is named with its place',
  async (file, schema, operations, output, words) => {
    const {problems} = await generate(
      schema,
      operations,
      output ?? writeOutputSettings({plugins: ['typescript-operations'], config: {}}),
    );
    expect(problems[0]).toMatchObject({file, message: expect.stringContaining(words)});
    expect(problems[0]?.line).toBeGreaterThan(0);
  },
);

test(`${DAMAGED_COUNT} damaged texts are answered with code or with mistakes`, async () => {
  const source = generateSchema(7);
  const output = writeOutputSettings({plugins: ['typescript'], config: {}});
  let refused = 0;
  for (let index = 0; index < DAMAGED_COUNT; index += 1) {
    const {problems, generated} = await generate(damageText(source, index), '', output);
    refused += problems.length > 0 ? 1 : 0;
    expect(problems.length > 0).toBe(generated.length === 0);
  }
  expect(refused).toBeGreaterThan(DAMAGED_COUNT / 4);
});

test.each<OutputSettings>([
  {plugins: ['typescript'], config: {scalars: {Date: 'string'}}},
  {preset: 'client', presetConfig: {fragmentMasking: false}, plugins: [], config: {}},
])('settings are read as they are written: $preset', (settings) => {
  expect(readOutputSettings(writeOutputSettings(settings))).toEqual({kind: 'read', settings});
});
