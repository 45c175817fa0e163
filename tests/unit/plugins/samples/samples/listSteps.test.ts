import {hashSample} from '../../../../../plugins/samples/samples/describeFence';
import {stepsOf} from './support';

const kinds = async (...lines: readonly string[]) =>
  (await stepsOf(...lines)).map(({kind}) => kind);

describe('steps of a page (SAMPLES)', () => {
  test('a fence with a file name is a file, with its line, its language and the hash of its code', async () => {
    expect(await stepsOf('Text.', '', '```ts title="src/server.ts"', 'one', 'two', '```')).toEqual([
      {
        kind: 'file',
        name: 'src/server.ts',
        code: 'one\ntwo',
        hash: hashSample('typescript', 'one\ntwo'),
        language: 'typescript',
        mode: 'write',
        isInvalid: false,
        line: 3,
        project: '',
      },
    ]);
  });

  test('names of files may begin with a plus, as routes of SvelteKit do', async () => {
    const lines = ['```ts title="src/routes/+server.ts"', 'one', '```'];
    expect(await stepsOf(...lines)).toMatchObject([{kind: 'file', name: 'src/routes/+server.ts'}]);
  });

  test('words of the fence say how it becomes a file, of which project, and whether it is refused', async () => {
    const steps = await stepsOf(
      '```ts title="a.ts" extend',
      'one',
      '```',
      '```ts title="a.ts" part project="client"',
      'two',
      '```',
      '```ts title="a.ts" invalid',
      'three',
      '```',
    );
    expect(steps).toMatchObject([
      {mode: 'extend', project: '', isInvalid: false},
      {mode: 'part', project: 'client', isInvalid: false},
      {mode: 'write', project: '', isInvalid: true},
    ]);
  });

  test('a patch knows the lines that it takes the place of', async () => {
    expect(
      await stepsOf('```diff-ts title="a.ts"', ' const a = 1;', '-old();', '+fresh();', '```'),
    ).toMatchObject([{code: 'const a = 1;\nfresh();', replaces: 'const a = 1;\nold();'}]);
  });

  test('commands take the output after them; an output of another title does not count', async () => {
    const command = ['```bash', 'node a.js', '```', ''];
    expect(await stepsOf(...command, '```json title="Output"', '{}', '```')).toMatchObject([
      {kind: 'command', code: 'node a.js', expected: {line: 5, text: '{}', isJson: true}},
    ]);
    const [step] = await stepsOf(...command, '```text title="Outputs"', 'x', '```');
    expect(step).not.toHaveProperty('expected');
  });

  test('lines that install packages are no commands, and those around them are', async () => {
    expect(
      await stepsOf(
        '```bash fails=2',
        'cd books',
        'npm install --save-dev tsx \\',
        '  graphql@16',
        'npx tsx a.ts',
        '```',
        '```text title="Output"',
        'x',
        '```',
      ),
    ).toEqual([
      expect.not.objectContaining({fails: 2}),
      expect.objectContaining({packages: ['tsx', 'graphql@16'], isDev: true}),
      expect.objectContaining({code: 'npx tsx a.ts', fails: 2, expected: expect.anything()}),
    ]);
    expect(await kinds('```bash', 'npm i graphql', '```')).toEqual(['packages']);
  });

  test('PackageCmd installs packages or runs a program', async () => {
    expect(
      await stepsOf(
        '<PackageCmd packages={["graphql@16 tsx", "typescript"]} />',
        '',
        "<PackageCmd packages={[{name: 'tsx server.ts', cmd: 'run', isNpx: true}]} />",
      ),
    ).toMatchObject([
      {kind: 'packages', packages: ['graphql@16', 'tsx'], line: 1},
      {kind: 'packages', packages: ['typescript'], line: 1},
      {kind: 'command', code: 'npx tsx server.ts', line: 3},
    ]);
  });

  test('unchecked code is excluded with its reason, also an output', async () => {
    expect(await stepsOf('```ts unchecked="It needs a paid account."', 'x', '```')).toMatchObject([
      {
        kind: 'excluded',
        name: 'typescript',
        language: 'typescript',
        reason: 'It needs a paid account.',
      },
    ]);
    expect(
      await kinds(
        '```bash',
        'date',
        '```',
        '',
        '```text title="Output" unchecked="Varies."',
        'x',
        '```',
      ),
    ).toEqual(['command', 'excluded']);
  });

  test('an output after no command is a stray', async () => {
    expect(
      await kinds('```ts title="a.ts"', 'x', '```', '', '```text title="Output"', 'x', '```'),
    ).toEqual(['file', 'stray']);
    expect(await kinds('```text title="Output"', 'x', '```')).toEqual(['stray']);
  });

  test('operations keep the schema that they name; fences of other languages without a file are no samples', async () => {
    expect(
      await stepsOf('```graphql schema="samples/schemas/shop.graphql"', '{ a }', '```'),
    ).toMatchObject([
      {kind: 'document', language: 'graphql', schema: 'samples/schemas/shop.graphql'},
    ]);
    expect(await kinds('```json', '{}', '```', '', '```text title="Folder"', 'a', '```')).toEqual(
      [],
    );
  });
});
