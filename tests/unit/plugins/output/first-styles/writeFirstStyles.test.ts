import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createPages} from '../../../../support/builtPages';
import {writeFirstStyles} from '../../../../../plugins/output/first-styles/writeFirstStyles';

const FONTS =
  '@font-face{font-family:Body;src:url(/a.woff2)}@font-face{font-family:Body;font-weight:700;src:url(/b.woff2)}';
const LAYERS = '@layer low{.gone{color:red}}@layer high{.card{color:red}}@layer low{p{color:blue}}';

let folder: string;
let sheets: ReadonlyMap<string, string>;
let html: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-styles-'));
  const outDir = path.join(folder, 'out');
  await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
  await writeFile(path.join(outDir, 'assets/css/styles.abc.css'), `${FONTS}${LAYERS}`);
  const texts = new Map([
    [
      'index.html',
      '<head><link rel=stylesheet href=/assets/css/styles.abc.css><script>dataset.whole</script></head><p class=card>text',
    ],
  ]);
  await writeFirstStyles({baseUrl: '/'}, {outDir, routesPaths: ['/']}, createPages(texts));
  html = texts.get('index.html') ?? '';
  const names = await readdir(path.join(outDir, 'assets/css'));
  sheets = new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [
            `/assets/css/${name}`,
            await readFile(path.join(outDir, 'assets/css', name), 'utf8'),
          ] as const,
      ),
    ),
  );
});

afterAll(async () => rm(folder, {recursive: true, force: true}));

function sheetOf(attribute: RegExp): string | undefined {
  return sheets.get(attribute.exec(html)?.[1] ?? '');
}

test('the first sheet names the fonts, and the whole one, which comes later, none of them', () => {
  expect(sheetOf(/data-whole=([^\s>]+)/u)).toBe(`${LAYERS}@layer sheet-end;`);
  expect(sheetOf(/href=(\S+)/u)).toContain('.card{color:red}');
});

test('the first sheet declares the layers in the order of the whole one', () => {
  expect(sheetOf(/href=(\S+)/u)).toMatch(/^@layer low,high;/u);
});

test('every sheet says at its end that nothing was cut off', () => {
  expect(sheets.size).toBe(3);
  for (const text of sheets.values()) {
    expect(text.match(/@layer sheet-end;/gu)).toHaveLength(1);
    expect(text).toMatch(/@layer sheet-end;$/u);
  }
});
