import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {formatProblems} from '../src/problem';
import {readContent} from '../src/readContent';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

test('documents, posts and pages are found, in the order of their files', async () => {
  write('docs/yoga/index.mdx', '# Yoga');
  write('docs/yoga/_setup.mdx', 'Set it up.');
  write('blog/2026-10-05-a/index.mdx', '---\nslug: a\n---\n');
  write('src/pages/about.mdx', '# About');
  write('src/pages/index.tsx', 'export default 1;');

  const {files} = await readContent(siteDir, 'en-US');

  expect(files.map(({file, kind, path: address}) => [file, kind, address])).toEqual([
    ['blog/2026-10-05-a/index.mdx', 'post', '/blog/a'],
    ['docs/yoga/_setup.mdx', 'partial', undefined],
    ['docs/yoga/index.mdx', 'doc', '/docs/yoga'],
    ['src/pages/about.mdx', 'page', '/about'],
  ]);
});

test('a translation knows its original', async () => {
  write('i18n/ar/docusaurus-plugin-content-docs/current/yoga/index.mdx', '# Yoga');

  const {files} = await readContent(siteDir, 'ar');

  expect(files).toMatchObject([
    {original: 'docs/yoga/index.mdx', path: '/docs/yoga', locale: 'ar', version: 'current'},
  ]);
});

test('a file that cannot be parsed is named with its line and hides no other', async () => {
  write('docs/a.mdx', 'text\n\n<Steps>\n');
  write('docs/b.mdx', '# B');

  const {files, problems} = await readContent(siteDir, 'en-US');

  expect(files.map(({file}) => file)).toEqual(['docs/b.mdx']);
  expect(formatProblems(problems)).toMatch(/^docs\/a\.mdx:3 syntax: .*<Steps>/u);
});

test('once versions are cut, the latest has no version in its address', async () => {
  write('versions.json', '["2.0", "1.0"]');
  for (const folder of ['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0']) {
    write(`${folder}/a.mdx`, '# A');
  }

  const {files} = await readContent(siteDir, 'en-US');

  expect(files.map(({path: address, version}) => [version, address])).toEqual([
    ['current', '/docs/next/a'],
    ['1.0', '/docs/1.0/a'],
    ['2.0', '/docs/a'],
  ]);
});

test('a folder that versions.json does not name is not published, and neither are its translations (V1)', async () => {
  write('versions.json', '["2.0"]');
  write('versioned_docs/version-2.0/a.mdx', '# A');
  write('versioned_docs/version-1.0/a.mdx', '# A');
  for (const folder of ['current', 'version-2.0', 'version-1.0']) {
    write(`i18n/ar/docusaurus-plugin-content-docs/${folder}/a.mdx`, '# A');
  }

  const english = await readContent(siteDir, 'en-US');
  const arabic = await readContent(siteDir, 'ar');

  expect(english.files.map(({file}) => file)).toEqual(['versioned_docs/version-2.0/a.mdx']);
  expect(arabic.files.map(({original, path: address}) => [original, address])).toEqual([
    ['docs/a.mdx', '/docs/next/a'],
    ['versioned_docs/version-2.0/a.mdx', '/docs/a'],
  ]);
});
