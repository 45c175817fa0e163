import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {ROOT} from '../scripts/root.mjs';

const PAGES = 300;
const HOME = 'https://bench.example/';
const FOLDERS = ['docs/yoga', 'docs/codegen/guides', 'blog', 'solutions', 'about'];

/** Draws the social cards of 300 small pages twice, and prints the cost for the first and every later build. */
async function measure() {
  const load = (file) => loadFreshModule(path.join(ROOT, 'plugins/brand/social-cards', file));
  const {describeCards, listCards} = await load('describePage.ts');
  const {drawCards} = await load('drawCards.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  try {
    for (const round of ['drawn', 'kept']) {
      const texts = writePages();
      const pages = {read: (file) => texts.get(file), write: (file, html) => texts.set(file, html)};
      const start = performance.now();
      const cards = listCards({
        pages,
        paths: [...texts.keys()].map((file) => `/${file.replace(/\.html$/u, '')}`),
        home: HOME,
        titleSuffix: ' – Bench',
        posts: new Map(),
        language: {language: 'en-US', isRtl: false, label: (id) => id},
      });
      await drawCards(cards, {
        folder,
        cacheFolder: path.join(folder, '.cache'),
        design: 'bench',
        defaultCard: 'default.png',
        warn: console.warn,
      });
      describeCards(pages, cards, 'Bench');
      const spent = performance.now() - start;
      console.log(
        `${PAGES} cards ${round}: ${Math.round(spent)} ms, ${(spent / PAGES).toFixed(1)} ms each`,
      );
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Pages by file. */
function writePages() {
  return new Map(
    Array.from({length: PAGES}, (_, index) => {
      const address = `${FOLDERS[index % FOLDERS.length]}/page-${index}`;
      return [
        `${address}.html`,
        `<title>Page ${index} about schemas and resolvers – Bench</title><meta property="og:image" content="${HOME}img/cards/${address}.png">`,
      ];
    }),
  );
}

await measure();
