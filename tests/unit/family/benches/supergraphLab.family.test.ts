import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {BenchFile} from '@selection-set/workbench';
import {
  FEDERATION_EXAMPLES,
  FEDERATION_VERSIONS,
  FIRST_ANSWER,
  listFiles,
} from '@site/src/family/benches/federation/examples';
import {runSupergraph, type LabOutput} from '@site/src/family/benches/federation/runSupergraph';
import {DAMAGED_COUNT, damageText} from '../../../support/damagedText';
import {BundledWorker, bundleBench} from '../../../support/bundleBench.family';
import {generateFederation} from '../../../support/federationCases.family';

const ROOT = path.join(__dirname, '../../../..');

/** Brotli, in bytes: what the worker's script may weigh; composition and execution were measured as 174 kB. */
const BUDGET = 174_000;

jest.setTimeout(300_000);

let script = '';
let worker: BundledWorker<null, LabOutput>;

beforeAll(async () => {
  // A built-in of Node that has no part stops it.
  script = await bundleBench('federation');
  worker = new BundledWorker(script);
});

const answerOf = ({answer}: LabOutput): string => answer.map(({text}) => text).join('\n');

/** An output without what no two runs share: times, and the order of what runs side by side, in a batch or beside it. */
const withoutOrder = ({requests, ...rest}: LabOutput) => ({
  ...rest,
  requests: requests
    .flatMap(({subgraph, operation, variables, answer}) =>
      `${operation}\n${variables}\n${answer}`
        .replaceAll(/_v\d+_/gu, '')
        .split('\n')
        .map((line) => `${subgraph} ${line.trim().replace(/,$/u, '')}`),
    )
    .toSorted(),
});

const files = (
  subgraphs: Readonly<Record<string, string>>,
  operation = '',
  data = '',
): readonly BenchFile[] => [
  ...Object.entries(subgraphs).map(([name, text]) => ({name: `${name}.graphql`, text})),
  {name: 'operation.graphql', text: operation},
  {name: 'data.json', text: data},
];

test('composition and answers are equal to those in Node in 30 of 30 cases', async () => {
  const different: string[] = [];
  let refused = 0;
  for (let index = 0; index < 30; index += 1) {
    const {subgraphs, operation, data} = generateFederation(index);
    const input = files(subgraphs, operation, JSON.stringify(data));
    const here = await runSupergraph({files: input, settings: null}, () => undefined);
    const there = await worker.answer(input, null);
    refused += here.problems.length > 0 ? 1 : 0;
    const hasResult = here.problems.length > 0 || here.requests.length > 0;
    if (
      JSON.stringify(withoutOrder(here)) !== JSON.stringify(withoutOrder(there)) ||
      here.errors.length > 0 ||
      !hasResult
    ) {
      different.push(`${index} ${JSON.stringify(here.problems)} ${here.errors.join(' ')}`);
    }
  }
  expect(different).toEqual([]);
  expect(refused).toBe(6);
});

test('the first example is that of the guide, and its answer is that of the gateway there', async () => {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/federation.mdx'), 'utf8');
  const [example] = FEDERATION_EXAMPLES;
  for (const text of Object.values(example.subgraphs)) {
    expect(guide).toContain(text);
  }
  const output = await worker.answer(listFiles(example), null);
  expect(answerOf(output)).toBe(FIRST_ANSWER);
  expect(guide).toContain(JSON.stringify(JSON.parse(FIRST_ANSWER)));
  expect(output.requests.map(({subgraph, variables}) => [subgraph, JSON.parse(variables)])).toEqual(
    [
      ['books', {}],
      ['reviews', {}],
      [
        'reviews',
        {
          representations: [
            {__typename: 'Book', id: '1'},
            {__typename: 'Book', id: '2'},
          ],
        },
      ],
      ['books', {representations: [{__typename: 'Book', id: '2'}]}],
    ],
  );
  // A request waits for its subgraph: books have 20 milliseconds, reviews have 30.
  expect(output.requests.map(({took}) => took >= 19)).toEqual([true, true, true, true]);
});

test('a subgraph answers within two seconds, whatever latency a reader writes', async () => {
  jest.useFakeTimers();
  const schema = {books: 'type Query {\n  title: String\n}\n'};
  const input = files(schema, '{ title }', '{"latency": {"books": 3600000}}');
  const answered = jest.fn();
  const running = runSupergraph({files: input, settings: null}, () => undefined).then(answered);
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(answered).toHaveBeenCalledWith(
    expect.objectContaining({errors: [], requests: [expect.objectContaining({took: 2000})]}),
  );
  await running;
});

test('each line of an answer names the subgraph that it is from', async () => {
  const [, , keys, , requires] = FEDERATION_EXAMPLES;
  const lines = async (example: typeof keys | typeof requires): Promise<readonly string[]> =>
    (await worker.answer(listFiles(example), null)).answer
      .filter(({text}) => text.includes(':'))
      .map(({text, subgraph}) => `${text.trim().split(':')[0] ?? ''} ${subgraph}`);
  expect(await lines(keys)).toEqual([
    '"data" ',
    '"books" books',
    '"title" books',
    '"copies" stock',
    '"title" books',
    '"copies" stock',
  ]);
  expect(await lines(requires)).toEqual([
    '"data" ',
    '"book" catalog',
    '"title" catalog',
    '"price" shop',
    '"shippingCost" shipping',
  ]);
});

test('who owns, shares, borrows or finds by a field is read from the supergraph', async () => {
  const {owners} = await worker.answer(listFiles(FEDERATION_EXAMPLES[4]), null);
  const book = owners.find(({name}) => name === 'Book');
  expect(
    book?.fields.map(
      ({name, by}) => `${name}: ${by.map(({subgraph, role}) => `${subgraph} ${role}`).join(', ')}`,
    ),
  ).toEqual([
    'id: catalog key, shipping key, shop key',
    'title: catalog shared, shop shared',
    'weight: catalog owns, shipping external',
    'price: shipping external, shop owns',
    'shippingCost: shipping owns',
  ]);
  expect(book?.fields.at(-1)?.by[0]?.requires).toBe('price weight');
});

test('an entity has the same made-up values in every subgraph', async () => {
  const entity = 'type Book @key(fields: "id") { id: ID! title: String! @shareable';
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])';
  const subgraphs = {
    one: `${link} type Query { book(id: ID!): Book } ${entity} }`,
    two: `${link} type Query { other(id: ID!): Book } ${entity} }`,
  };
  const output = await worker.answer(
    files(subgraphs, '{ book(id: "9") { id title } other(id: "9") { id title } }'),
    null,
  );
  const {data} = JSON.parse(answerOf(output));
  expect(data.book).toEqual({id: '9', title: 'title 9'});
  expect(data.other).toEqual(data.book);
});

test('an entity that the data of a subgraph lacks is null, and the answer says so', async () => {
  const [, , keys] = FEDERATION_EXAMPLES;
  const data = {data: {...keys.data.data, stock: {Book: [{isbn: 'another', copies: 1}]}}};
  const output = await worker.answer(
    files(keys.subgraphs, keys.operation, JSON.stringify(data)),
    null,
  );
  expect(output.errors).toHaveLength(1);
  expect(answerOf(output)).toContain('"data": null');
});

test('data that is no JSON is told at its place', async () => {
  const {problems} = await runSupergraph(
    {files: files({one: 'type Query { a: Int }'}, '{ a }', '{\n  oops}'), settings: null},
    () => undefined,
  );
  expect(problems).toMatchObject([{file: 'data.json', line: 2, column: 3}]);
});

test('an answer with mistakes is JSON, as it would be sent', async () => {
  const output = await worker.answer(
    files({one: 'type Query { a(b: Int!): Int }'}, 'query A($b: Int!) { a(b: $b) }'),
    null,
  );
  expect(JSON.parse(answerOf(output))).toEqual({
    errors: [
      {
        message: 'Variable "$b" of required type "Int!" was not provided.',
        locations: [{line: 1, column: 9}],
      },
    ],
  });
});

test('a field that a subgraph adds to an interface is from there in each type', async () => {
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@interfaceObject"])';
  const output = await worker.answer(
    files(
      {
        media: `${link} type Query { all: [Media!]! } interface Media @key(fields: "id") { id: ID! } type Book implements Media @key(fields: "id") { id: ID! pages: Int }`,
        stars: `${link} type Media @key(fields: "id") @interfaceObject { id: ID! stars: Int }`,
      },
      '{ all { id stars } }',
    ),
    null,
  );
  const fields = output.owners.find(({name}) => name === 'Book')?.fields;
  expect(fields?.find(({name}) => name === 'stars')?.by).toEqual([
    {subgraph: 'stars', role: 'owns', requires: ''},
  ]);
  expect(
    output.answer.filter(({text}) => text.includes('"stars"')).map(({subgraph}) => subgraph),
  ).toEqual(['stars', 'stars']);
});

test.each([
  ['refused', ['books.graphql:10', 'reviews.graphql:15'], 'INVALID_FIELD_SHARING'],
  ['unreachable', ['stock.graphql:4', 'stock.graphql:5'], 'SATISFIABILITY_ERROR'],
] as const)('composition refuses the example “%s” at its lines', async (id, places, code) => {
  const example = FEDERATION_EXAMPLES.find((candidate) => candidate.id === id);
  const {problems} = await worker.answer(example === undefined ? [] : listFiles(example), null);
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(places);
  expect(problems.every(({message}) => message.startsWith(`${code}: `))).toBe(true);
});

const BOOK = 'type Query { a: Int b(c: Int): String me: Query }';

test.each([
  ['one.graphql', 2, 'type Query {\n  a: Nowhere\n}', '', '', 'Unknown type'],
  ['one.graphql', 1, 'type Query {', '', '', 'Syntax Error'],
  ['operation.graphql', 2, BOOK, '{\n  nothing\n}', '', 'Cannot query field'],
  ['operation.graphql', 1, BOOK, '{ a', '', 'Syntax Error'],
  ['operation.graphql', 1, BOOK, 'query A { a } query B { a }', '', 'Write one query'],
  ['operation.graphql', 1, BOOK, `{ ${'me { '.repeat(50_000)}`, '', 'nested too deeply'],
  ['operation.graphql', 1, BOOK, `${'{ me '.repeat(1500)}{ a }${'}'.repeat(1500)}`, '', ''],
  ['data.json', 2, BOOK, '{ a }', '{\n  "data": [', 'JSON'],
  ['data.json', 1, BOOK, '{ a }', '{"data": 1}', 'have to be objects'],
  ['one.graphql', 1, '# nothing', '', '', 'at least one subgraph'],
] as const)(
  'a mistake in %s is named with line %i',
  async (file, line, subgraph, operation, data, words) => {
    const {problems, answer} = await worker.answer(files({one: subgraph}, operation, data), null);
    if (words === '') {
      expect(problems.length + answer.length).toBeGreaterThan(0);
    } else {
      expect(problems[0]).toMatchObject({file, line, message: expect.stringContaining(words)});
    }
  },
);

test.each([
  ['20,000 aliases', `{ ${Array.from({length: 20_000}, (_, n) => `x${n}: a`).join(' ')} }`],
  ['fragments in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['names that all objects have', '{ toString: a constructor: a __proto__: a }'],
  ['control signs', '{ a \u0000\u0007 }'],
  ['half a pair of surrogates', '{ b(c: "\uD83D") }'],
  ['only braces', '}}}}{{{{'],
])('an operation with %s is answered', async (_, operation) => {
  const output = await worker.answer(files({one: BOOK}, operation), null);
  expect(output.problems.length + output.answer.length).toBeGreaterThan(0);
  expect(output.answer.length).toBeLessThanOrEqual(2000);
});

test('types and fields may have names that all objects have', async () => {
  const output = await worker.answer(
    files(
      {one: 'type Query { constructor: toString } type toString { valueOf: String }'},
      '{ constructor { valueOf } }',
    ),
    null,
  );
  expect(answerOf(output)).toContain('"valueOf": "valueOf 1"');
});

test.each([
  ['type', 'The composition fails on these subgraphs: '],
  ['field', 'The subgraphs compose, but the gateway fails on the supergraph: '],
])(
  'where a package stops at a %s named `constructor`, a sentence says which',
  async (kind, words) => {
    const link =
      'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])';
    const [type, field] = kind === 'type' ? ['constructor', 'b'] : ['Book', 'constructor'];
    const entity = (name: string): string =>
      `type ${type} @key(fields: "id") { id: ID! ${name}: Int }`;
    const {problems} = await worker.answer(
      files(
        {
          one: `${link} type Query { a: ${type} } ${entity(field)}`,
          two: `${link} ${entity('d')}`,
        },
        `{ a { ${field} d } }`,
      ),
      null,
    );
    expect(problems[0]?.message).toContain(words);
  },
);

test('of hundreds of mistakes of a composition a hundred are listed, and all are counted', async () => {
  const subgraph = (type: string): string =>
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@shareable"])
type Query { ${Array.from({length: 130}, (_, index) => `a${index}: ${type} @shareable`).join(' ')} }`;
  const {problems} = await runSupergraph(
    {files: files({one: subgraph('Int'), two: subgraph('String')}, '{ a0 }'), settings: null},
    () => undefined,
  );
  expect(problems).toHaveLength(101);
  // The first hundred stand in both subgraphs each, and thirty nowhere.
  expect(problems.at(-1)?.message).toBe('There are 130 more mistakes.');
});

test(`${DAMAGED_COUNT} damaged texts are answered with a result, or with mistakes that have a place`, async () => {
  const [{subgraphs, operation}] = FEDERATION_EXAMPLES;
  let refused = 0;
  for (let index = 0; index < DAMAGED_COUNT; index += 1) {
    const isOperation = index % 4 === 3;
    const {problems, answer} = await worker.answer(
      files(
        isOperation ? subgraphs : {...subgraphs, books: damageText(subgraphs.books, index)},
        isOperation ? damageText(operation, index) : operation,
      ),
      null,
    );
    refused += problems.length > 0 ? 1 : 0;
    expect(problems.every(({file, line, column}) => file !== '' && line > 0 && column > 0)).toBe(
      true,
    );
    expect(problems.length > 0).toBe(answer.length === 0);
  }
  expect(refused).toBeGreaterThan(DAMAGED_COUNT / 4);
});

test('versions are those of the samples, and those that the portal runs', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  const lock = read('samples/package-lock.json');
  for (const [name, version] of Object.entries(FEDERATION_VERSIONS)) {
    expect(lock).toHaveProperty(['packages', `node_modules/${name}`, 'version'], version);
    expect(read(`node_modules/${name}/package.json`)).toHaveProperty('version', version);
  }
});

test('the worker stays within its budget', () => {
  expect(brotliCompressSync(script).length).toBeLessThan(BUDGET);
});
