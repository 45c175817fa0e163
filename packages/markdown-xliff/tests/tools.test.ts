import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromXml} from 'xast-util-from-xml';
import {visit} from 'unist-util-visit';
import {removeSite} from '../../../tests/support/content';
import {createProject, exportFrench, FRENCH, importXliff, PAGE_FR} from './support';

let siteDir = '';
let xliff = '';

beforeEach(async () => {
  siteDir = await createProject();
  ({xliff} = await exportFrench(siteDir));
});

afterEach(() => removeSite(siteDir));

const page = (): string => readFileSync(path.join(siteDir, FRENCH, 'a.mdx'), 'utf8');
const CODE = /<ph id="2"[^>]*disp="`graphql`"[^>]*\/>/u;
const STRONG = /<pc id="1"[^>]*>Yoga<\/pc>/u;

/** Changes the translation of the first paragraph. */
function intro(change: (target: string) => string): string {
  const at = xliff.indexOf('Vous construisez');
  const end = xliff.indexOf('</target>', at);
  return xliff.slice(0, at) + change(xliff.slice(at, end)) + xliff.slice(end);
}

test.each([
  [
    'names with a prefix',
    () => xliff.replaceAll(/<(?<slash>\/?)(?=\w)/gu, '<$<slash>x:').replace('xmlns=', 'xmlns:x='),
  ],
  ['version 2.1', () => xliff.replace('version="2.0"', 'version="2.1"')],
  ['UTF-16', () => Buffer.from(`\u{feff}${xliff}`, 'utf16le')],
  ['a byte order mark', () => `\u{feff}${xliff}`],
  ['Windows line ends', () => xliff.replaceAll('\n', '\r\n')],
  [
    'groups of texts',
    () =>
      xliff.replace(/<unit id[^]*?<\/unit>/u, (unit) => `<!-- a --><group id="g1">${unit}</group>`),
  ],
  [
    'elements of its own',
    () =>
      xliff.replaceAll(
        '<segment',
        '<okp:match xmlns:okp="urn:x"><okp:source>Old</okp:source></okp:match><segment',
      ),
  ],
  [
    'remarks about words',
    () => intro((text) => text.replace('serveur', '<mrk id="m1" type="comment">serveur</mrk>')),
  ],
  [
    'pairs as two elements',
    () => intro((text) => text.replace(STRONG, '<sc id="1"/>Yoga<ec startRef="1"/>')),
  ],
  [
    'words as character data',
    () => intro((text) => text.replace('Vous construisez', '<![CDATA[Vous construisez]]>')),
  ],
  [
    'no original data',
    () =>
      xliff
        .replaceAll(/<originalData>[^]*?<\/originalData>/gu, '')
        .replaceAll(/ dataRef\w*="[^"]*"/gu, ''),
  ],
] as const)('a tool may hand back %s (I4)', async (_, change) => {
  const back = change();
  expect(back).not.toBe(xliff);
  expect(await importXliff(siteDir, back)).toContain('files written: 0');
});

test('codes may change their order, and their content never comes from the file (I4)', async () => {
  const back = intro((text) => {
    const code = (CODE.exec(text)?.[0] ?? '').replace('`graphql`', '<script>');
    return `${code} ${text.replace(CODE, 'cela')}`;
  }).replace('<data id="d3">`graphql`</data>', '<data id="d3">&lt;script></data>');
  await importXliff(siteDir, back.replace('disp="<script>"', 'disp="x"'));
  expect(page()).toBe(
    PAGE_FR.replace(
      'Vous construisez un serveur avec **Yoga** et\n`graphql`, voyez [la page](/docs/a).',
      '`graphql` Vous construisez un serveur avec **Yoga** et cela, voyez [la page](/docs/a).',
    ),
  );
});

test('the file keeps the rules of XLIFF 2.0: order of elements, ids, and references to data (I4)', () => {
  const order = ['notes', 'originalData', 'segment'];
  const counts = {file: 0, unit: 0};
  visit(fromXml(xliff), 'element', (node) => {
    const elements = node.children.filter((child) => child.type === 'element');
    if (node.name === 'file') {
      counts.file += 1;
      const ids = elements.filter(({name}) => name === 'unit').map(({attributes}) => attributes.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => /^[\w.-]+$/u.test(id ?? ''))).toBe(true);
    }
    if (node.name !== 'unit') {
      return;
    }
    counts.unit += 1;
    const names = elements.map(({name}) => name);
    expect(names).toEqual(order.filter((name) => names.includes(name)));
    const data = new Set<string>();
    for (const content of ['source', 'target']) {
      visit(node, 'element', (text) => {
        if (text.name === 'data') {
          data.add(text.attributes.id ?? '');
        }
        if (text.name === content) {
          expectCodes(text, data);
        }
      });
    }
  });
  expect(counts).toEqual({file: 2, unit: 15});
});

/** Ids are unique in a text, and their references exist. */
function expectCodes(text: Parameters<typeof visit>[0], data: ReadonlySet<string>): void {
  const ids: string[] = [];
  visit(
    text,
    'element',
    ({name, attributes}: {name: string; attributes: Record<string, string>}) => {
      if (name !== 'ph' && name !== 'pc') {
        return;
      }
      ids.push(attributes.id ?? '');
      for (const reference of name === 'ph' ? ['dataRef'] : ['dataRefStart', 'dataRefEnd']) {
        expect(data).toContain(attributes[reference]);
      }
    },
  );
  expect(new Set(ids).size).toBe(ids.length);
}
