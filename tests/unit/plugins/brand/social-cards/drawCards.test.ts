import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {createPages} from '../../../../support/builtPages';
import {describeCards, listCards} from '../../../../../plugins/brand/social-cards/describePage';
import {drawCards} from '../../../../../plugins/brand/social-cards/drawCards';

const HOME = 'https://site.example/base/';
/** Fonts are read and the shaper starts. */
const START_MS = 60_000;

/** Of workers that still run. */
const countPorts = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

const pageOf = (title: string, image: string): string =>
  `<title>${title} – Site</title><meta property=og:image content=${image} />`;

test(
  'one bad title stops nothing: its page is named and shows the default card, and no shaper stays (DOC-5)',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
    const warnings: string[] = [];
    await writeFile(path.join(folder, 'default.png'), 'default');
    await mkdir(path.join(folder, 'cache'));
    await writeFile(path.join(folder, 'cache/unused.png'), 'unused');
    const texts = new Map([
      ['good.html', pageOf('Good', `${HOME}img/cards/good.png`)],
      ['bad.html', pageOf('Bad 🎉', `${HOME}img/cards/bad.png`)],
      ['own.html', pageOf('Own', `${HOME}img/own.png`)],
    ]);
    const pages = createPages(texts);
    try {
      const cards = listCards({
        pages,
        paths: ['/good', '/bad', '/own', '/no-page'],
        home: HOME,
        titleSuffix: ' – Site',
        posts: new Map(),
        language: {language: 'en-US', isRtl: false, label: (id) => id},
      });
      const before = countPorts();
      await drawCards(cards, {
        folder,
        cacheFolder: path.join(folder, 'cache'),
        design: 'design',
        defaultCard: 'default.png',
        warn: (message) => warnings.push(message),
      });
      expect(countPorts()).toBe(before);
      expect(texts.get('good.html')).not.toContain('og:image:alt');
      describeCards(pages, cards, 'Site');
      expect(warnings).toEqual([
        expect.stringMatching(
          /^\/bad shows the default social card: .*"🎉" \(U\+1F389\)\. .*"Bad 🎉"/u,
        ),
      ]);
      expect(await readFile(path.join(folder, 'img/cards/bad.png'), 'utf8')).toBe('default');
      expect((await readFile(path.join(folder, 'img/cards/good.png'))).length).toBeGreaterThan(
        1000,
      );
      expect(texts.get('good.html')).toContain(
        '<meta property="og:image:alt" content="Good – Site">',
      );
      expect(existsSync(path.join(folder, 'img/cards/own.png'))).toBe(false);
      expect(await readdir(path.join(folder, 'cache'))).toEqual([
        expect.not.stringMatching('unused'),
      ]);
      expect(texts.get('own.html')).not.toContain('og:image:alt');
    } finally {
      await rm(folder, {recursive: true});
    }
  },
  START_MS,
);

test('a picture is described by title, place and site (DOC-5)', () => {
  const texts = new Map([['a.html', pageOf('A', `${HOME}img/cards/a.png`)]]);
  const card = {title: 'A', section: ['Yoga', 'Guide'], tools: [], language: 'en', isRtl: false};
  describeCards(
    createPages(texts),
    [{page: '/a', file: 'a.html', name: 'a.png', card: {...card, kind: 'guide'}}],
    'Site',
  );
  expect(texts.get('a.html')).toContain('og:image:alt" content="A – Yoga – Guide – Site">');
});
