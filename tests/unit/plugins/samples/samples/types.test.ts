import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  createTypeReview,
  type ProjectFile,
} from '../../../../../plugins/samples/samples/typeReview';
import {
  createTypeChecker,
  type TypeMistake,
} from '../../../../../plugins/samples/samples/checkSamples';
import {fileStep, makeFolder} from './support';

const TSCONFIG = {compilerOptions: {module: 'nodenext', strict: true, types: []}};

describe('types of a folder (SAMPLES)', () => {
  const {root, remove} = makeFolder();
  const check = createTypeChecker(ts, root);
  afterAll(remove);

  test('are checked with its own configuration; a mistake has file and line', () => {
    const folder = path.join(root, 'books');
    mkdirSync(path.join(folder, 'src'), {recursive: true});
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    write('package.json', '{"type": "module"}');
    write('tsconfig.json', JSON.stringify(TSCONFIG));
    write('src/a.ts', 'export const a: number = 1;\nexport function f(x) { return x; }');
    write('b.ts', "import {a, c} from './src/a.js';\nexport const b: string = a;");
    write('d.js', 'not js at all');
    const find = () =>
      check(folder, ['src/a.ts', 'b.ts', 'd.js']).map(({name, line}) => `${name}:${line}`);
    expect(find().toSorted()).toEqual(['b.ts:1', 'b.ts:2', 'src/a.ts:2']);
    write(
      'tsconfig.json',
      JSON.stringify({compilerOptions: {...TSCONFIG.compilerOptions, strict: false}}),
    );
    expect(find()).not.toContain('src/a.ts:2');
    write('src/a.ts', "export const a = 'one';\nexport const c = 2;");
    expect(find()).toEqual([]);
  });

  test('are checked with the configuration of the nearest folder that has one', () => {
    const folder = path.join(root, 'nested');
    mkdirSync(path.join(folder, 'app/src'), {recursive: true});
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    write('tsconfig.json', JSON.stringify(TSCONFIG));
    write(
      'app/tsconfig.json',
      JSON.stringify({compilerOptions: {...TSCONFIG.compilerOptions, strict: false}}),
    );
    write('app/src/a.ts', 'export function a(x) { return x; }\nexport const b: string = 1;');
    write('c.ts', "import {a} from './app/src/a.js';\nexport function c(x) { return a(x); }");
    const found = check(folder, ['app/src/a.ts', 'c.ts']).map(({name, line}) => `${name}:${line}`);
    expect(found.toSorted()).toEqual(['app/src/a.ts:2', 'c.ts:2']);
    expect(check(folder, ['app/src/a.ts']).map(({line}) => line)).toEqual([2]);
  });
});

describe('types of a page, file by file (SAMPLES)', () => {
  const file = (text: string, changes = {}): ProjectFile => ({
    name: 'a.ts',
    text,
    lines: [11, 12],
    steps: [fileStep({name: 'a.ts', code: text, ...changes})],
  });
  const review = (check: (calls: number) => readonly TypeMistake[]) => {
    let calls = 0;
    const checkTypes = jest.fn((): readonly TypeMistake[] => {
      calls += 1;
      return check(calls);
    });
    const types = createTypeReview({
      page: 'docs/page.mdx',
      root: '/work',
      checkTypes,
      restore: (text) => text.replaceAll('5200', '4000'),
    });
    return {...types, checkTypes};
  };
  const mistake = {name: 'a.ts', line: 2, message: 'No port 5200.'};
  const problem = {
    file: 'docs/page.mdx',
    line: 12,
    rule: 'samples',
    message: 'a.ts:2 No port 4000.',
  };

  test('at the end every file compiles, or its mistake has the line of the page', () => {
    expect(review(() => []).finish([file('one')])).toEqual([]);
    expect(review(() => [mistake]).finish([file('one')])).toEqual([problem]);
    expect(review(() => [{...mistake, line: 9}]).finish([file('one')])).toMatchObject([{line: 10}]);
  });

  test('at the end files are compiled again, as commands may have made what they import', () => {
    const {lookAt, finish} = review((calls) => (calls === 1 ? [mistake] : []));
    const files = [file('one')];
    lookAt(files);
    expect(finish(files)).toEqual([]);
  });

  test('a file that is replaced must have compiled before, once', () => {
    const {lookAt, replace} = review((calls) => (calls === 1 ? [] : [mistake]));
    const first = file('one');
    lookAt([first]);
    expect(replace('a.ts', [first, {...file('two'), name: 'b.ts'}])).toEqual([]);
    expect(review(() => [mistake]).replace('a.ts', [first])).toEqual([problem]);
    expect(review(() => [{...mistake, name: 'b.ts'}]).replace('a.ts', [first])).toEqual([]);
  });

  test('one that is shown as wrong must be refused, and is no mistake then', () => {
    const wrong = file('one', {isInvalid: true});
    expect(review(() => [mistake]).replace('a.ts', [wrong])).toEqual([]);
    expect(review(() => []).finish([wrong])).toMatchObject([
      {line: 10, message: '"a.ts" is marked as invalid, and the compiler accepts it.'},
    ]);
  });

  test('nothing is compiled twice as long as nothing changes, and nothing without code', () => {
    const {lookAt, checkTypes} = review(() => []);
    lookAt([file('one')]);
    lookAt([file('one')]);
    expect(checkTypes).toHaveBeenCalledTimes(1);
    lookAt([file('two')]);
    expect(checkTypes).toHaveBeenCalledTimes(2);
    lookAt([{...file('{}'), name: 'package.json'}]);
    expect(checkTypes).toHaveBeenCalledTimes(2);
  });
});
