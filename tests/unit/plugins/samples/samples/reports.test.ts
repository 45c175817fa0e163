import {parsePlace} from '@selection-set/content-model';
import {checkDocuments} from '../../../../../plugins/samples/samples/checkDocuments';
import {checkPackages} from '../../../../../plugins/samples/samples/runPage';
import {composeReport} from '../../../../../plugins/samples/samples/reportFile';
import {listSamples} from '../../../../../plugins/samples/samples';
import {summarise} from '../../../../../plugins/samples/samples/samplesCommand';
import {toProblem} from '../../../../../plugins/samples/samples/samplePage';
import {fileStep, stepsOf} from './support';

const FILE = 'docs/yoga/start.mdx';
const SCHEMA = ['```graphql title="schema.graphql"', 'type Query { book: String }', '```'];
const documents = async (...lines: readonly string[]) =>
  checkDocuments(await stepsOf(...lines), {
    file: FILE,
    readSchema: (name) => (name === 'shop.graphql' ? 'type Query { price: Int }' : undefined),
  });

describe('GraphQL of a page (SAMPLES)', () => {
  test('is validated against the schema of the page, also one in code, with the line of the page', async () => {
    const {problems, results} = await documents(
      ...SCHEMA,
      '```graphql',
      '{',
      '  title',
      '}',
      '```',
    );
    expect(problems).toEqual([toProblem(FILE, 6, 'Cannot query field "title" on type "Query".')]);
    expect(results.map(({state}) => state)).toEqual(['validated', 'validated']);
    const code = ['```ts title="a.ts"', 'const s = gql`type Query { title: Int }`;', '```'];
    expect((await documents(...code, '```graphql', '{ title }', '```')).problems).toEqual([]);
  });

  test('may name a schema, which must be there', async () => {
    const ask = (schema: string) =>
      documents(`\`\`\`graphql schema="${schema}"`, '{ price }', '```');
    expect((await ask('shop.graphql')).problems).toEqual([]);
    expect((await ask('no.graphql')).problems[0]?.message).toContain('"no.graphql" does not exist');
  });

  test('that is shown as wrong must be wrong', async () => {
    const wrong = await documents(...SCHEMA, '```graphql invalid', '{ title }', '```');
    expect(wrong.problems).toEqual([]);
    expect(wrong.results[1]?.state).toBe('refused');
    const right = await documents(...SCHEMA, '```graphql invalid', '{ book }', '```');
    expect(right.problems).toMatchObject([{line: 4, message: expect.stringContaining('is valid')}]);
  });

  test('code without a file asks for one', async () => {
    expect((await documents('```ts', 'const a = 1;', '```')).problems[0]?.message).toContain(
      'title="…"',
    );
  });
});

describe('packages of a page (SAMPLES)', () => {
  const check = async (words: string) =>
    checkPackages(
      await stepsOf('```bash', `npm install ${words}`, '```'),
      FILE,
      new Map([['graphql', '16.15.0']]),
    );

  test('are those that the samples run with, at versions that fit', async () => {
    expect((await check('graphql')).problems).toEqual([]);
    expect((await check('graphql@^16.1 --save-exact')).results).toMatchObject([
      {state: 'installed'},
    ]);
    expect((await check('graphql@15')).problems).toMatchObject([
      {line: 1, message: 'The page installs graphql@15, and the samples run with graphql 16.15.0.'},
    ]);
    expect((await check('yoga')).problems[0]?.message).toContain('npm install --prefix samples');
  });
});

describe('the report (SAMPLES)', () => {
  const page = {file: FILE, steps: [fileStep({code: "import 'graphql';"})]};
  const versions = new Map([['graphql', '16.15.0']]);
  const entry = {hash: 'old', packages: {}, samples: {}};
  const compose = (isFine: boolean) =>
    composeReport({
      earlier: {[FILE]: entry, 'docs/kept.mdx': entry, 'docs/gone.mdx': entry},
      hashes: new Map([
        [FILE, 'new'],
        ['docs/kept.mdx', 'old'],
      ]),
      outcomes: [
        {
          page,
          result: {
            results: [
              {hash: 'b', state: 'matched'},
              {hash: 'a', state: 'excluded', reason: 'No.'},
            ],
            problems: isFine ? [] : [toProblem(FILE, 1, 'It does not hold.')],
          },
        },
      ],
      versions,
    });

  test('takes what was followed, keeps the rest, and drops pages that are gone', () => {
    expect(compose(true)).toEqual({
      'docs/kept.mdx': entry,
      [FILE]: {
        hash: 'new',
        packages: {graphql: '16.15.0'},
        samples: {a: {state: 'excluded', reason: 'No.'}, b: {state: 'matched'}},
      },
    });
  });

  test('has no page that does not hold, not even as it was', () => {
    expect(Object.keys(compose(false))).toEqual(['docs/kept.mdx']);
  });

  test('says how many samples that a program can refuse are verified', () => {
    const steps = [
      fileStep({hash: 'a', line: 1}),
      fileStep({hash: 'b', line: 2}),
      fileStep({hash: 'c', line: 3, name: 'a.css', language: 'css'}),
      fileStep({hash: 'd', line: 4}),
    ];
    const samples = {
      a: {state: 'type-checked'},
      b: {state: 'excluded', reason: 'No.'},
      c: {state: 'written'},
    } as const;
    expect(summarise([{file: FILE, steps}], {[FILE]: {hash: '', packages: {}, samples}})).toBe(
      '3 samples in the report: 1 type-checked, 1 written, 1 excluded. Of 3 fences of TypeScript, JavaScript, GraphQL and shell, 1 are verified (33.3 %).',
    );
    const more = {...samples, d: {state: 'ran'}} as const;
    expect(
      summarise([{file: FILE, steps}], {[FILE]: {hash: '', packages: {}, samples: more}}),
    ).toMatch(
      // Two thirds: a share is never rounded up.
      / 2 are verified \(66\.6 %\)\.$/u,
    );
    expect(summarise([], {})).toBe('0 samples in the report.');
  });
});

describe('the list of samples (SAMPLES)', () => {
  test('has each sample that the report knows, with its heading, below its page', async () => {
    const text = [
      '---',
      'title: Start',
      '---',
      '## First',
      '',
      '```ts title="a.ts"',
      'one',
      '```',
      '',
      '```bash',
      'ls',
      '```',
    ].join('\n');
    const place = {
      file: FILE,
      kind: 'doc',
      locale: 'en-US',
      original: FILE,
      version: 'current',
      name: 'yoga/start.mdx',
    } as const;
    const {files} = await parsePlace(place, text, '');
    const steps = await stepsOf(...text.split('\n'));
    const hash = steps.flatMap((step) => (step.kind === 'file' ? [step.hash] : []))[0] ?? '';
    const report = {
      [FILE]: {hash: '', packages: {graphql: '16.15.0'}, samples: {[hash]: {state: 'matched'}}},
    } as const;
    expect(listSamples(files, [{file: FILE, steps}], report)).toEqual([
      {
        path: '/docs/yoga/start',
        file: FILE,
        title: 'Start',
        section: 'yoga',
        packages: ['graphql 16.15.0'],
        samples: [{label: 'a.ts', line: 6, anchor: 'first', state: 'matched'}],
      },
    ]);
    expect(listSamples(files, [{file: FILE, steps}], {})).toEqual([]);
  });
});
