import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {type BuiltPage, readBuiltSites} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');
const CARDS = 'img/cards/';
const PNG_SIGNATURE = '89504e470d0a1a0a';
/** Where a PNG has its width; the height follows. */
const WIDTH_OFFSET = 16;

/** Parsed heads by page; whole pages would take a minute. */
const heads = new WeakMap<object, CheerioAPI>();
const headOf = (page: Pick<BuiltPage, 'html'>): CheerioAPI => {
  const head = heads.get(page) ?? load(page.html.slice(0, page.html.indexOf('</head>')));
  heads.set(page, head);
  return head;
};
const metaOf = (page: Pick<BuiltPage, 'html'>, name: string): string | undefined =>
  headOf(page)(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
const isShared = (page: BuiltPage): boolean =>
  !/^(?:404|500|search)\.html$/u.test(page.file.slice(page.locale.prefix.length));

describe.each(readBuiltSites())('the social cards of $site.folder (DOC-5)', (built) => {
  const {site, origin, pages, files} = built;
  const home = `${origin}${site.baseUrl}`;
  const shared = pages.filter(isShared);
  const fileOf = (page: BuiltPage): string => (metaOf(page, 'og:image') ?? '').slice(home.length);
  const readBytes = (file: string): Buffer => readFileSync(path.join(ROOT, site.folder, file));
  const failing = (holds: (page: BuiltPage) => boolean): string[] =>
    shared.filter((page) => !holds(page)).map(({file}) => file);

  test('each page has one at an absolute address that follows from its own', () => {
    expect(
      failing((page) => {
        const {prefix} = page.locale;
        const name = page.file.slice(prefix.length).replace(/\.html$/u, '.png');
        return metaOf(page, 'og:image') === `${home}${prefix}${CARDS}${name}`;
      }),
    ).toEqual([]);
    expect(new Set(shared.map(fileOf)).size).toBe(shared.length);
  });

  test('each one is in the build, as a PNG of 1200 by 630 pixels', () => {
    expect(
      failing((page) => {
        const bytes = files.has(fileOf(page)) ? readBytes(fileOf(page)) : Buffer.alloc(0);
        return (
          bytes.toString('hex', 0, 8) === PNG_SIGNATURE &&
          bytes.readUInt32BE(WIDTH_OFFSET) === 1200 &&
          bytes.readUInt32BE(WIDTH_OFFSET + 4) === 630
        );
      }),
    ).toEqual([]);
  });

  test('every title could be drawn: no page shows the default card', () => {
    const fallback = readBytes('img/social-card.png');
    expect(failing((page) => !readBytes(fileOf(page)).equals(fallback))).toEqual([]);
  });

  test('networks get the large form, the size, and a text that starts with the title', () => {
    expect(
      failing((page) => {
        const title = headOf(page)('title').text().split(' – ')[0] ?? '';
        const alt = metaOf(page, 'og:image:alt') ?? '';
        const isHome = page.file === `${page.locale.prefix}index.html`;
        return (
          metaOf(page, 'twitter:card') === 'summary_large_image' &&
          metaOf(page, 'twitter:image') === metaOf(page, 'og:image') &&
          metaOf(page, 'og:image:width') === '1200' &&
          metaOf(page, 'og:image:height') === '630' &&
          (isHome ? alt !== '' : alt.startsWith(title))
        );
      }),
    ).toEqual([]);
  });

  test('error pages and the search show the default card', () => {
    for (const page of pages.filter((candidate) => !isShared(candidate))) {
      expect(fileOf(page)).toBe(`${page.locale.prefix}img/social-card.png`);
      expect(metaOf(page, 'og:image:alt')).toBeUndefined();
    }
  });

  test('no card is there without a page', () => {
    const wanted = new Set(shared.map(fileOf));
    const left = [...files].filter(
      (file) => file.includes(CARDS) && !file.includes(`${CARDS}test/`) && !wanted.has(file),
    );
    expect(left).toEqual([]);
  });

  test('an image of the front matter takes the place of the card', () => {
    if (site.env.TEST_PAGES === '1') {
      const page = {html: built.read('test/image.html')};
      expect(metaOf(page, 'og:image')).toBe(`${home}img/icon-512.png`);
      expect(metaOf(page, 'twitter:image')).toBe(`${home}img/icon-512.png`);
      expect(metaOf(page, 'og:image:width')).toBeUndefined();
    }
    expect(files.has(`${CARDS}test/image.png`)).toBe(false);
  });
});
