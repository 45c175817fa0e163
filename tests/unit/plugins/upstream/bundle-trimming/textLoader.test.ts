import {mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import catalogue from '../../../../../i18n/en-US/code.json';
import putTexts, {
  inlineTexts,
} from '../../../../../plugins/upstream/bundle-trimming/textLoader.mjs';

const ROOT = path.join(__dirname, '../../../../..');
const MESSAGES = {menu: 'Ouvrir le « menu »', find: 'Trouver {what}', quoted: 'A "b"\nc'};

test.each([
  ['translate({id: "menu", message: "Menu", description: "d"})', '"Ouvrir le « menu »"'],
  [
    'translate({description: "d", message: "F {what}", id: "find"}, {what: 1})',
    'translate({message: "Trouver {what}"}, {what: 1})',
  ],
  ['x = <Translate id="menu" description="d">Menu</Translate>', 'x = "Ouvrir le « menu »"'],
  ['<p><Translate id="quoted">Menu</Translate>!</p>', String.raw`<p>{"A \"b\"\nc"}!</p>`],
  [
    '<><Translate values={{what: <b><Translate id="menu">M</Translate></b>}} id="find">F</Translate></>',
    '<><Translate values={{what: <b>{"Ouvrir le « menu »"}</b>}} >{"Trouver {what}"}</Translate></>',
  ],
])('%s says its words itself', (source, code) => {
  expect(inlineTexts(source, 'a.tsx', MESSAGES)).toEqual({code, unknown: []});
});

test.each([
  'translate({id, message: "Menu"})',
  'translate(described)',
  'translate({id: "constructor", message: "Menu"})',
  '<p><Translate id="other">Menu</Translate></p>',
  '<p><Translate id={id}>Menu</Translate></p>',
])('%s stays as it is and is named', (source) => {
  const {code, unknown} = inlineTexts(source, 'a.tsx', MESSAGES);
  expect(code).toBe(source);
  expect(unknown).toHaveLength(1);
});

test('code without elements may hold what looks like one', () => {
  const source = 'const same = <T>(value: T): T => value; translate({id: "menu"});';
  expect(inlineTexts(source, 'a.ts', MESSAGES).code).toContain('value; "Ouvrir');
});

test('every text of the portal and of the theme can be put where it is said, as no list of them is left', () => {
  const messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, {message}]) => [id, message]),
  );
  const folders = [
    'src',
    ...['classic', 'common'].map((name) => `node_modules/@docusaurus/theme-${name}/lib`),
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /(?<!\.d)\.(?:js|tsx?)$/u.test(name))
      .map((name) => path.join(ROOT, folder, name)),
  );
  const users = files
    .map((name) => ({name, source: readFileSync(name, 'utf8')}))
    .filter(({source}) => source.includes('@docusaurus/Translate'));
  expect(users.length).toBeGreaterThan(100);
  expect(users.flatMap(({name, source}) => inlineTexts(source, name, messages).unknown)).toEqual(
    [],
  );
});

describe('the step of the bundler', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const file = path.join(folder, 'texts.json');
  afterAll(() => rmSync(folder, {recursive: true}));
  const put = (source: string, messages: Readonly<Record<string, string>>, seconds: number) => {
    writeFileSync(file, JSON.stringify(messages));
    utimesSync(file, seconds, seconds);
    const addDependency = jest.fn<undefined, [string]>();
    const code = putTexts.call(
      {getOptions: () => ({file}), addDependency, resourcePath: '/portal/src/Menu.ts'},
      `import {translate} from '@docusaurus/Translate';\n${source}`,
    );
    expect(addDependency).toHaveBeenCalledWith(file);
    return code.split('\n')[1];
  };

  test('says the words of an edited catalogue and of an edited module', () => {
    const source = 'translate({id: "menu"});';
    expect(put(source, {menu: 'Menu'}, 1)).toBe('"Menu";');
    expect(put(source, {menu: 'Menu'}, 1)).toBe('"Menu";');
    expect(put(source, {menu: 'Karte'}, 2)).toBe('"Karte";');
    expect(put(`go(${source.slice(0, -1)});`, {menu: 'Karte'}, 2)).toBe('go("Karte");');
  });

  test('refuses a text without an id each time that a bundle asks for the module', () => {
    for (const seconds of [3, 3]) {
      expect(() => put('translate({id: "other"});', {menu: 'Menu'}, seconds)).toThrow(
        /translate\(\{id: "other"\}\)/u,
      );
    }
  });
});
