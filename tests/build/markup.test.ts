import path from 'node:path';
import {validate} from 'csstree-validator';
import {checkHtml} from '../support/checkHtml';
import {type BuiltPage, readBuiltSites} from '../support/builtSite';
import {IS_NIGHTLY, shareOf} from '../support/scope';

const MANY_PAGES_MS = 600_000;

/** What the validator does not know, or the build adds for older browsers. */
const KNOWN_CSS = [
  // A margin box is what `@page` is for; csstree lists other descriptors only.
  /^Unknown at-rule descriptor `margin`/u,
  // The first name of `position-area`, after it.
  /^Unknown property `inset-area`/u,
];

describe('checkHtml', () => {
  const page = (body: string): string =>
    `<!doctype html><html lang=en><head><meta charset=utf-8><title>a</title><body>${body}`;

  test('accepts what HTML lets one leave out', () => {
    expect(checkHtml(page('<ul><li>a<li>b</ul><p>a<p>b<table><tr><td>a<td>b</table>'))).toEqual([]);
  });

  test.each([
    ['an element that is never closed', '<div>a'],
    ['an element in a place where it may not be', '<p><div>a</div></p>'],
    ['a block in a phrase', '<span><div>a</div></span>'],
    ['an attribute that is required', '<img alt="">'],
    ['an id that is there twice', '<p id=a>a</p><p id=a>b</p>'],
    ['a mark that begins no tag', '<p>1 <> 2</p>'],
    ['an attribute that HTML has dropped', '<p align="center">a</p>'],
  ])('finds %s', (_what, body) => {
    expect(checkHtml(page(body))).not.toEqual([]);
  });
});

describe.each(readBuiltSites())('HTML and CSS of $site.folder', ({pages, files, read, site}) => {
  const isOriginal = (page: BuiltPage): boolean =>
    site.baseUrl === '/' && page.locale.prefix === '';
  // At night every page; else one of each kind, and every eighth of the originals at the root.
  const oneOfEach = new Map(pages.map((page) => [kindOf(page), page])).values();
  const checked = IS_NIGHTLY
    ? new Set(pages)
    : new Set([...oneOfEach, ...shareOf(pages.filter(isOriginal), 8)]);

  test(
    'pages are valid HTML',
    () => {
      expect(checked.size).toBeGreaterThan(20);
      const mistakes = [...checked].flatMap(({file, html}) =>
        checkHtml(html).map((mistake) => `${file}: ${mistake}`),
      );
      expect(mistakes.slice(0, 50)).toEqual([]);
    },
    MANY_PAGES_MS,
  );

  test('style sheets are valid CSS', () => {
    const all = [...files].filter((file) => file.endsWith('.css'));
    // Sheets for the first paint hold rules of the whole one.
    const isFirst = (file: string): boolean => path.basename(file).startsWith('first.');
    const sheets = [...all.filter((file) => !isFirst(file)), ...shareOf(all.filter(isFirst), 20)];
    expect(sheets.length).toBeGreaterThan(0);
    const mistakes = sheets.flatMap((file) =>
      validate(read(file), file)
        .filter(({message}) => !KNOWN_CSS.some((known) => known.test(message)))
        .map(({message, line, column}) => `${file}:${line}:${column} ${message}`),
    );
    expect(mistakes).toEqual([]);
  });
});

/** Pages of a language that are made alike have one kind: its folder, and how deep it is. */
function kindOf(page: BuiltPage): string {
  const {locale, prefix} = page.locale;
  const parts = page.file.slice(prefix.length).split('/');
  return [locale, parts[0], parts.length].join(' ');
}
