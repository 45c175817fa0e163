import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {composePage, copyFontFaces} from '../../../../../plugins/output/archive/collectFiles';
import {createResolver} from '../../../../../plugins/output/archive/rewriteElement';
import {sortFiles} from '../../../../../plugins/output/archive/files';
import {makeArchive, packFiles, readSite} from '../../../../../plugins/output/archive';

const START = [
  ['en-US', 'https://docs.example.org/base/'],
  ['fr', 'https://docs.example.org/base/fr/'],
  ['x-default', 'https://docs.example.org/base/'],
]
  .map(([language, href]) => `<link rel=alternate hreflang=${language} href=${href} />`)
  .join('');

test('a build says itself where it belongs', () => {
  expect(readSite(START)).toEqual({
    origin: 'https://docs.example.org',
    base: '/base/',
    bases: new Map([
      ['en-US', '/base/'],
      ['fr', '/base/fr/'],
    ]),
  });
  expect(() => readSite('<p>no')).toThrow('Run "npm run build" first');
});

test('an archive has the pages of its language, but none that only a host can serve', () => {
  const {pages, files, search} = sortFiles(
    ['404.html', 'a.html', 'assets/search/x.json', 'fr/a.html', 'offline.html', 'x.md'],
    ['fr'],
  );
  expect([...pages]).toEqual(['a.html']);
  expect([...files]).toEqual(['assets/search/x.json', 'x.md']);
  expect(search).toEqual(['assets/search/x.json']);
});

test('a page gets a policy that holds on a disk, and says where the newest one is', () => {
  const folder = {origin: 'https://a.example', base: '/', pages: new Set(['']), files: new Set('')};
  const compose = (file: string): string =>
    composePage(
      file,
      '<head><meta charset=UTF-8></head><search data-scripts=now></search><div aria-busy=false></div><p>No.<footer></footer>',
      {
        resolver: createResolver(file, folder, () => undefined),
        address: 'https://a.example/',
        note: 'Newest: {address}.',
        allPages: 'All',
        noScript: 'No.',
      },
    );
  const page = compose('docs/a.html');
  expect(page).toMatch(/^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy"/u);
  expect(page).toContain("script-src 'self' file:;");
  expect(page).toContain('href="../assets/archive.css"');
  expect(page).toContain(
    'Newest: <a href="https://a.example/">https://a.example/</a>.</p></footer>',
  );
  expect(page).not.toContain('<script');
  const search = compose('search.html');
  expect(search).toContain('<script defer src="assets/archive-data.js"></script>');
  expect(search).toContain('<search id="archive-search">');
  expect(search).toContain('<h2>All</h2>');
  expect(search).not.toContain('No.');
});

test('the fonts of a page come along from its own style sheet', async () => {
  const face = '@font-face{font-family:A;src:url(/base/a.woff2)}';
  const fonts = await copyFontFaces(
    '<link rel=stylesheet href=/base/first.1.css data-whole=/base/whole.1.css>',
    (address) =>
      Promise.resolve(address === '/base/first.1.css' ? `@layer x{${face}p{color:red}}` : 'wrong'),
  );
  expect(fonts).toBe(face);
});

test('the same files make the same archive, in one folder', async () => {
  const files = [
    ['b.html', Buffer.from('b')],
    ['a/c.png', Buffer.from('c')],
  ] as const;
  const packed = await packFiles('x', new Map(files));
  expect(await packFiles('x', new Map(files.toReversed()))).toEqual(packed);
  expect(Object.keys(unzipSync(packed))).toEqual(['x/a/c.png', 'x/b.html']);
});

test('what is missing is named, with the way to get it', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'archive-'));
  const make = async (locale: string): Promise<unknown> =>
    makeArchive({siteDir: build, locale, build, outDir: path.join(build, 'out')});
  try {
    await expect(make('fr')).rejects.toThrow('holds no build. Run "npm run build"');
    await writeFile(path.join(build, 'index.html'), START);
    await expect(make('de')).rejects.toThrow('has no language "de". It has: en-US, fr.');
    await mkdir(path.join(build, 'fr'));
    await expect(make('fr')).rejects.toThrow('Run "npm run build -- --locale fr"');
  } finally {
    await rm(build, {recursive: true});
  }
});
