import path from 'node:path';
import {
  createFrontMatterParser,
  createSourceAdapter,
} from '../../../../../plugins/markdown/source/adaptSource';
import {PROJECT} from '../../../../support/content';

const filePath = path.join(PROJECT, 'docs/a.mdx');
const read = (isWriting: boolean, fileContent: string) =>
  createSourceAdapter({siteDir: PROJECT, isWriting})({fileContent, filePath});

test.each([true, false])('a page without mistakes is adapted, writing or not (%s)', (isWriting) => {
  expect(read(isWriting, ':::note Title\n\na\n\n:::\n')).toBe(':::note[Title]\n\na\n\n:::\n');
});

test.each([
  ['---\ntitle: a: b\n---\n\nText\n', 'docs/a.mdx:2'],
  ['Text\n\n<Steps>\n', 'docs/a.mdx:3'],
  ['Text\n\n<Stps />\n', 'docs/a.mdx:3'],
  ["import a from 'no-such-package';\n", 'docs/a.mdx:1'],
  ['a\n\nexport const b = nowhere.c;\n', 'docs/a.mdx:3'],
  ['a\n\n<img src={require("./no.png").default} alt="a" />\n', 'docs/a.mdx:3'],
  ['a {{ b }} c\n', 'docs/a.mdx:1'],
  ['![a](/b.png){ c=3 }\n', 'docs/a.mdx:1'],
  ['a\n\n<b title={c}>d</b>\n', 'docs/a.mdx:3'],
  ['a\n\nb {require("!!x!./no.png")} c\n', 'docs/a.mdx:3'],
])('while somebody writes, %j shows its mistake in place of the page', (text, place) => {
  expect(read(true, text)).toMatch(/^:::danger\[This page cannot be shown yet\]/u);
  expect(read(true, text)).toContain(place);
  expect(read(false, text)).not.toContain(place);
});

test.each([
  'a {props.b} {frontMatter.title} {toc.length} {undefined}\n',
  'export const b = 1;\n\na {b} {[b].map((c) => <i key={c}>{c}</i>)} {{b}.b}\n',
])('while somebody writes, the code of %j is known', (text) => {
  expect(read(true, text)).toBe(text);
});

test.each([
  [':::NOTE\n\na\n\n:::\n', '\\:\\:\\:NOTE\n\na\n\n:::\n'],
  ['a\n\n::note\n', 'a\n\n\\:\\:note\n'],
])('while somebody writes, the unknown call-out %j is shown as it is written', (text, shown) => {
  expect(read(true, text)).toBe(shown);
  expect(read(false, text)).toBe(text);
});

const keepAll = async (_: string, values: object) => ({...values});

test('a front matter that cannot be read stops a build, and no writing', async () => {
  const file = {
    filePath,
    fileContent: '---\ntitle: a: b\n---\n\nText\n',
    defaultParseFrontMatter: async () => Promise.reject(new Error('unreadable')),
  };
  await expect(createFrontMatterParser(PROJECT)(file)).rejects.toThrow('unreadable');
  expect(await createFrontMatterParser(PROJECT, keepAll)(file)).toEqual({
    frontMatter: {},
    content: '\nText\n',
  });
});

test('while somebody writes, a page has the fields that are kept', async () => {
  const keepFields = jest.fn(async () => ({title: 'a'}));
  const frontMatter = {title: 'a', draft: 'yes'};
  const file = {
    filePath,
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter, content: 'Text\n'}),
  };
  expect(await createFrontMatterParser(PROJECT)(file)).toMatchObject({frontMatter});
  expect(await createFrontMatterParser(PROJECT, keepFields)(file)).toEqual({
    frontMatter: {title: 'a'},
    content: 'Text\n',
  });
  expect(keepFields).toHaveBeenCalledWith('docs/a.mdx', frontMatter);
});
