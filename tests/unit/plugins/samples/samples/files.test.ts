import {checkData} from '../../../../../plugins/samples/samples/compareCommand';
import {
  describeExecuted,
  findTemplates,
  listExecuted,
  stateOfFile,
} from '../../../../../plugins/samples/samples/runProject';
import {fileStep} from './support';

const file = (name: string, text: string) => ({name, text, lines: [], steps: []});
const data = (name: string, text: string, isInvalid = false) => {
  const lines = text.split('\n').map((_, index) => 11 + index);
  return checkData(fileStep({name, code: text, isInvalid}), {text: `${text}\n`, lines});
};

describe('files that a command runs (SAMPLES)', () => {
  const FILES = [
    file('server.ts', "import {schema} from './src/schema.js';\nimport {a} from 'graphql';"),
    file('src/schema.ts', "import '../src/server-only.ts';\nexport * from './types';"),
    file('src/types.ts', "import {schema} from './schema.ts';"),
    file('src/other.ts', ''),
  ];
  const names = (command: string, folder = '') =>
    [...listExecuted(command, folder, FILES)].map(({name}) => name);

  test('are those that it names and what they import, also in a circle', () => {
    expect(names('npx tsx ./server.ts')).toEqual(['server.ts', 'src/schema.ts', 'src/types.ts']);
    expect(names('node --import=./src/other.ts')).toEqual(['src/other.ts']);
    expect(names('npm test')).toEqual([]);
  });

  test('are named from the folder that the reader is in', () => {
    expect(names('node types.ts', 'src')).toEqual(['src/types.ts', 'src/schema.ts']);
    expect(names('node ../server.ts', 'src')).toContain('server.ts');
    expect(names('node server.ts', 'src')).toEqual([]);
  });
});

describe('what a command runs, in words (SAMPLES)', () => {
  test('has each file with the lines of the page that made it, and not those of commands', () => {
    const made = {...file('a.ts', ''), steps: [fileStep({line: 3}), fileStep({line: 9})]};
    expect(describeExecuted(new Set([made, file('generated.ts', '')]))).toBe(
      '\nIt runs a.ts (line 3, 9).',
    );
    expect(describeExecuted(new Set())).toBe('');
  });
});

describe('GraphQL in code (SAMPLES)', () => {
  test('follows gql, graphql and a comment, and in calls of these', () => {
    expect(
      findTemplates(
        [
          'const a = gql`type A`;',
          'const b = graphql(`type B`);',
          'const c = /* GraphQL */ `type C`;',
          'call(/* GraphQL */ `type D`, `no`);',
        ].join('\n'),
      ),
    ).toEqual(['type A', 'type B', 'type C', 'type D']);
  });

  test('is not read from other templates or from those with inserted code', () => {
    expect(findTemplates('const a = css`x`; f(`y`); const b = gql`type ${name}`;')).toEqual([]);
  });
});

describe('files of data (SAMPLES)', () => {
  test('hold when they can be parsed; tsconfig may have comments, package.json may not', () => {
    expect(data('package.json', '{"a": [1]}')).toBeUndefined();
    expect(data('tsconfig.json', '{\n  // strict\n  "a": 1\n}')).toBeUndefined();
    expect(data('a.yaml', 'a: 1\n---\nb: [2]')).toBeUndefined();
    expect(data('a.css', '{')).toBeUndefined();
    expect(data('package.json', '{\n  // strict\n  "a": 1\n}')).toMatchObject({line: 12});
  });

  test.each([
    ['package.json', '{\n  "a": 1,\n}', 13],
    ['package.json', '{\n  "a": 1\n  "b": 2\n}', 13],
    ['package.json', '{\n  "a":\n  nothing\n}', 13],
    ['tsconfig.json', '{\n  "a": 1\n  "b": 2\n}', 13],
    ['graphql.config.yml', 'a: 1\nb: [1\nc: 2', 13],
    ['a.yaml', 'a: 1\na: 2', 12],
  ])('%s that is broken is a mistake on its line of the page: %j', (name, text, line) => {
    expect(data(name, text)).toEqual({line, message: expect.stringContaining(`${name}:`)});
  });

  test('shown as wrong must be wrong', () => {
    expect(data('package.json', '{', true)).toBeUndefined();
    expect(data('package.json', '{}', true)?.message).toContain('marked as invalid');
  });
});

describe('what making a file says about its sample (SAMPLES)', () => {
  test.each([
    [{name: 'a.ts'}, 'type-checked'],
    [{name: 'a.ts', isInvalid: true}, 'refused'],
    [{name: 'a.ts', mode: 'part'}, 'compared'],
    [{name: 'package.json'}, 'validated'],
    [{name: 'package.json', replaces: '{}'}, 'validated'],
    [{name: 'openapi.yaml', isInvalid: true}, 'refused'],
    [{name: 'a.graphql'}, undefined],
    [{name: 'a.graphql', replaces: 'type A'}, 'compared'],
    [{name: 'book.css'}, 'written'],
    [{name: 'book.css', isInvalid: true}, 'written'],
    [{name: 'book.css', replaces: 'a'}, 'compared'],
  ] as const)('%j is %s', (changes, state) => {
    expect(stateOfFile(fileStep(changes))).toBe(state);
  });
});
