import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {handler} from '@graphql-inspector/diff-command';
import graphqlLoader from '@graphql-inspector/graphql-loader';
import {LoadersRegistry} from '@graphql-inspector/loaders';
import {
  SCHEMA_FILES,
  SCHEMA_RULES,
  compareSchemas,
  type SchemaOutput,
  type SchemaSettings,
} from '@site/src/family/benches/schema/compareSchemas';
import {INSPECTOR, RELEASE_OUTPUT, SCHEMA_EXAMPLES} from '@site/src/family/benches/schema/examples';
import {composeReport} from '@site/src/family/benches/schema/report';
import {DAMAGED_COUNT, damageText} from '../../../support/damagedText';
import {generateLargeSchema, generateSchema} from '../../../support/schemaCases.family';

const ROOT = path.join(__dirname, '../../../..');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schema-desk-'));
});

afterAll(() => rmSync(folder, {recursive: true}));

const compare = async (
  before: string,
  after: string,
  operations = '',
  settings: SchemaSettings = [],
): Promise<SchemaOutput> => {
  const [one, two, three] = SCHEMA_FILES;
  return compareSchemas(
    {
      files: [
        {name: one, text: before},
        {name: two, text: after},
        {name: three, text: operations},
      ],
      settings,
    },
    () => undefined,
  );
};

/** What `graphql-inspector diff` prints for two files: its own loaders and its own command, in this process. */
async function runCommand(before: string, after: string, rules: SchemaSettings): Promise<string> {
  const loaders = new LoadersRegistry();
  loaders.register(graphqlLoader);
  const printed: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    printed.push(words.join(' '));
  });
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  try {
    const files = {
      old: path.join(folder, 'before.graphql'),
      new: path.join(folder, 'after.graphql'),
    };
    writeFileSync(files.old, before);
    writeFileSync(files.new, after);
    await handler({
      oldSchema: await loaders.loadSchema(files.old, {}, false, false, false),
      newSchema: await loaders.loadSchema(files.new, {}, false, false, false),
      rules: [...rules],
    });
  } finally {
    log.mockRestore();
    exit.mockRestore();
  }
  return `${printed.join('\n')}\n`;
}

test.each(Array.from({length: 60}, (_, index) => index))(
  'generated schemas, pair %i: the desk prints what the command line prints',
  async (index) => {
    const before = generateSchema(index * 2);
    const after = generateSchema(index * 2 + (index % 10 === 9 ? 0 : 1));
    const rules = SCHEMA_RULES.filter((_, rule) => (index >> rule) % 2 === 1);
    const expected = await runCommand(before, after, rules);
    const {terminal, problems} = await compare(before, after, '', rules);
    expect(problems).toEqual([]);
    expect(terminal).toBe(expected);
  },
);

test.each([
  ['type Query { a: Int } type Query { b: Int }', 'type Query { a: Int }'],
  [
    'directive @d on OBJECT directive @d on OBJECT type Query @d { a: Int }',
    'type Query { a: Int }',
  ],
  [
    'schema { query: Query } schema { query: Query } type Query { a: Int }',
    'type Query { b: Int }',
  ],
  ['type Query { a: Int } query Lost { a }', 'type Query { a: Int } type T { a: Int }'],
  // A directive repeats, and extensions add to what is defined.
  [
    'directive @d(n: Int) repeatable on OBJECT type Query @d(n: 1) @d(n: 2) { a: Int }',
    'directive @d(n: Int) repeatable on OBJECT type Query @d(n: 2) { a: Int }',
  ],
  [
    'schema { query: Root } type Root { a: Int } extend type Root { b: Int }',
    'scalar Date @specifiedBy(url: "https://example.org") type Query { a: Date }',
  ],
  [
    '# import Book from "after.graphql"\ntype Query { a: Book }',
    'type Query { b: Book } type Book { c: Int }',
  ],
])('definitions are merged as the command line merges them: %s', async (before, after) => {
  const {terminal, problems} = await compare(before, after);
  expect(problems).toEqual([]);
  expect(terminal).toBe(await runCommand(before, after, []));
});

test.each([
  'type Query { a: Int } "A" type constructor { a: Int }',
  '# import what follows\ntype Query { a: Int }',
])('what the command line refuses is refused with its reason: %s', async (after) => {
  const before = 'type Query { a: Int }';
  const {problems} = await compare(before, after);
  expect(problems).toMatchObject([{file: 'after.graphql'}]);
  await expect(runCommand(before, after, [])).rejects.toThrow(problems[0]?.message);
});

test('the first example prints what the page shows', async () => {
  const [{before, after, operations, settings}] = SCHEMA_EXAMPLES;
  const output = await compare(before, after, operations, settings);
  expect(output.terminal).toBe(RELEASE_OUTPUT);
  expect(output.operations).toEqual([
    {
      name: 'BookPage',
      line: 1,
      state: 'breaks',
      reasons: [{message: 'Cannot query field "isbn" on type "Book".', line: 4}],
    },
  ]);
});

test('examples are the samples of the guides that link to them', () => {
  const guide = (name: string): string =>
    readFileSync(path.join(ROOT, `docs/inspector/guides/${name}.mdx`), 'utf8').replace(
      /^ {3}/gmu,
      '',
    );
  const [release, removal, script] = SCHEMA_EXAMPLES;
  for (const [text, page] of [
    [release.before, 'compare-schemas-in-ci'],
    [release.after, 'compare-schemas-in-ci'],
    [release.operations, 'compare-schemas-in-ci'],
    [removal.after, 'compare-schemas-in-ci'],
    [script.before, 'use-the-api'],
    [script.after, 'use-the-api'],
  ] as const) {
    expect(guide(page).replace(/^\s+/gmu, '')).toContain(text.replace(/^\s+/gmu, ''));
  }
});

test('the version is that of the samples', () => {
  const samples: unknown = JSON.parse(
    readFileSync(path.join(ROOT, 'samples/package.json'), 'utf8'),
  );
  const portal: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [name = '', version] = INSPECTOR.split(' ');
  expect(samples).toHaveProperty(['dependencies', name], version);
  expect(portal).toHaveProperty(['dependencies', name], version);
});

test('operations break, were invalid before, use what is deprecated, or work, through fragments as well', async () => {
  const before = 'type Query { a: Int b: Int c: Int @deprecated }';
  const after = 'type Query { a: Int c: Int @deprecated }';
  const {operations} = await compare(
    before,
    after,
    `query Fine { a }
query Broken { ...One }
fragment One on Query { ...Two }
fragment Two on Query { b }
query Old { c }
query Wrong { d }
{ b }`,
  );
  // GraphQL allows an operation without a name only alone, which is a mistake with both schemas.
  expect(operations.map(({name, line, state}) => `${line} ${name} ${state}`)).toEqual([
    '1 Fine works',
    '2 Broken breaks',
    '5 Old deprecated',
    '6 Wrong invalid',
    '7  breaks',
  ]);
});

test('a mistake is named with its file and place', async () => {
  const fine = 'type Query { a: Int }';
  expect((await compare(fine, 'type Query {\n  a: Nowhere\n}')).problems).toEqual([
    {file: 'after.graphql', line: 2, column: 6, message: 'Unknown type "Nowhere".'},
  ]);
  expect((await compare('type Query {', fine)).problems).toEqual([
    {
      file: 'before.graphql',
      line: 1,
      column: 13,
      message: 'Syntax Error: Expected Name, found <EOF>.',
    },
  ]);
  expect((await compare(fine, fine, 'query { a ').then(({problems}) => problems))[0]?.file).toBe(
    'operations.graphql',
  );
  expect((await compare('{ a }', fine)).problems[0]?.message).toBe(
    'There are no type definitions in this text.',
  );
  expect((await compare('type Query { a: Int a: Int }', fine)).problems[0]?.message).toBe(
    'Field "Query.a" can only be defined once.',
  );
  expect((await compare('type A { b: Int }', fine, '{ a }')).problems[0]?.message).toBe(
    'Query root type must be provided.',
  );
});

test('an empty first schema makes everything new', async () => {
  const {changes, problems} = await compare('# nothing yet', 'type Query { a: Int }');
  expect(problems).toEqual([]);
  expect(changes.map(({type, path: at}) => `${type} ${at}`)).toEqual([
    'SCHEMA_QUERY_TYPE_CHANGED ',
    'TYPE_ADDED Query',
  ]);
});

test.each([
  ['nesting of 50,000 levels', `{ ${'a { '.repeat(50_000)}`],
  [
    '20,000 aliases of one field',
    `{ ${Array.from({length: 20_000}, (_, n) => `x${n}: a`).join(' ')} }`,
  ],
  [
    'fragments that call each other',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  ],
  [
    'forty fragments, each twice in the one before',
    `{ ...F0 } ${Array.from({length: 40}, (_, n) => `fragment F${n} on Query { a ${n === 39 ? '' : `...F${n + 1} x: a`} }`).join(' ')}`,
  ],
  ['a spread of nothing', '{ ...Nothing }'],
  ['control signs', '{ a \u0000\u0007 }'],
  ['half a pair of surrogates', '{ a(b: "\uD83D") }'],
  ['only braces', '}}}}{{{{'],
])('operations with %s are answered', async (_, operations) => {
  const schema = 'type Query { a: Int }';
  const output = await compare(schema, schema, operations);
  expect(output.problems.length + output.operations.length).toBeGreaterThan(0);
});

test(`${DAMAGED_COUNT} damaged texts are answered with a result or with mistakes that have a place`, async () => {
  const source = generateSchema(7);
  let refused = 0;
  for (let index = 0; index < DAMAGED_COUNT; index += 1) {
    const {problems} = await compare(source, damageText(source, index));
    refused += problems.length > 0 ? 1 : 0;
    expect(problems.every(({line, column}) => line > 0 && column > 0)).toBe(true);
  }
  expect(refused).toBeGreaterThan(DAMAGED_COUNT / 4);
});

test('2,000 fields are compared, and 10,000 come to their end step by step', async () => {
  const {changes} = await compare(generateLargeSchema(2000, 1), generateLargeSchema(2000, 2));
  expect(changes.length).toBeGreaterThan(200);
  const reached: string[] = [];
  const [one, two, three] = SCHEMA_FILES;
  await compareSchemas(
    {
      files: [
        {name: one, text: generateLargeSchema(10_000, 1)},
        {name: two, text: generateLargeSchema(10_000, 2)},
        {name: three, text: ''},
      ],
      settings: [],
    },
    (step) => reached.push(step),
  );
  expect(reached).toEqual(['read', 'read', 'compare', 'judge']);
});

test('thousands of new types are compared within the time of a run, and leave out what they include', async () => {
  const schema = (name: string): string => generateLargeSchema(12_000, -1).replaceAll('Item', name);
  const {changes} = await compare(schema('Old'), schema('New'));
  expect(new Set(changes.map(({type}) => type))).toEqual(
    new Set(['FIELD_TYPE_CHANGED', 'TYPE_ADDED', 'TYPE_REMOVED']),
  );
}, 30_000);

test('the report is Markdown in which nothing of a schema is read as markup', () => {
  const text = composeReport(
    {
      changes: [
        {
          level: 'BREAKING',
          type: 'FIELD_REMOVED',
          path: 'Book.isbn',
          message: "Field 'isbn' was *removed* <b>",
          reason: 'Do *not*.',
        },
      ],
      operations: [
        {name: '', line: 3, state: 'breaks', reasons: [{message: 'Cannot query.', line: 4}]},
        {name: 'Fine', line: 9, state: 'works', reasons: []},
      ],
    },
    {
      title: 'Changes',
      none: 'None.',
      operations: 'Broken',
      unnamed: 'Unnamed',
      line: (line) => `line ${line}`,
      levels: {BREAKING: 'Breaking', DANGEROUS: 'Dangerous', NON_BREAKING: 'Safe'},
      source: 'package 1.0.0',
    },
  );
  expect(text).toBe(`## Changes

### Breaking: 1

- \`Book.isbn\`: Field 'isbn' was \\*removed\\* \\<b\\> (\`FIELD_REMOVED\`)
  Do \\*not\\*.

### Broken: 1

- Unnamed (line 3): Cannot query.

\`package 1.0.0\`
`);
});
