import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  BREAKPOINT_TEXT_PX,
  HEADER_BREAKPOINT_PX,
  READING_BREAKPOINT_PX,
  SIDEBAR_BREAKPOINT_PX,
} from '../../../src/lib/constants';
import {MEGA_MENU_QUERY, WIDE_HEADER_QUERY} from '../../../src/lib/media/queries';

const SOURCE = path.join(__dirname, '../../../src');

const from = (px: number): string => `(min-width: ${px / BREAKPOINT_TEXT_PX}em)`;

/** The last step before a width, as exact as the linter lets numbers be. */
const stepBefore = (px: number): number => Number((px / BREAKPOINT_TEXT_PX - 0.001).toFixed(4));
const below = (px: number): string => `(max-width: ${stepBefore(px)}em)`;

const SIDEBAR_QUERIES = [below(SIDEBAR_BREAKPOINT_PX), from(SIDEBAR_BREAKPOINT_PX)];

const READING_QUERY = from(READING_BREAKPOINT_PX);

/** The named sizes, and the last step below those that begin a range. */
const NAMED_PX = [HEADER_BREAKPOINT_PX, SIDEBAR_BREAKPOINT_PX, 800.02, 400.02];
const EXACT_PX = [
  ...NAMED_PX,
  ...[HEADER_BREAKPOINT_PX, SIDEBAR_BREAKPOINT_PX].map((px) => stepBefore(px) * BREAKPOINT_TEXT_PX),
];
const NEAR_PX = 10;

function isNearMiss(value: number): boolean {
  return NAMED_PX.some((named) => Math.abs(named - value) < NEAR_PX);
}

const CSS_FILES = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .toSorted();

function read(file: string): string {
  return readFileSync(path.join(SOURCE, file), 'utf8');
}

/** Media queries of a style sheet that depend on the size of the viewport. */
function sizeQueries(file: string): readonly string[] {
  return [...read(file).matchAll(/@media (?<query>[^{]+?)\s*\{/gu)]
    .map(({groups}) => groups?.query ?? '')
    .filter((query) => /width|height/u.test(query));
}

test('the header switches at the width of the script (HDR-3, C-22)', () => {
  expect(WIDE_HEADER_QUERY).toBe(from(HEADER_BREAKPOINT_PX));
  expect(sizeQueries('components/SiteHeader/styles.module.css')).toContain(WIDE_HEADER_QUERY);
});

test('the room for the chevron of a mega-menu is kept by the query of the script (HDR-2, CON-9)', () => {
  expect(sizeQueries('components/SiteHeader/navigation.module.css')).toContain(MEGA_MENU_QUERY);
});

test('the documentation sidebar switches at 997 px without gap or overlap (C-22)', () => {
  const queries = sizeQueries('components/DocsLayout/styles.module.css');
  expect(queries.filter((query) => query.includes('width'))).toEqual([
    // What the bar of small windows has of the search.
    WIDE_HEADER_QUERY,
    below(HEADER_BREAKPOINT_PX),
    ...SIDEBAR_QUERIES,
    READING_QUERY,
  ]);
});

test('code, tables and figures grow in the documentation and in other texts from the same width on', () => {
  expect(sizeQueries('components/ArticleFrame/styles.module.css')).toContain(READING_QUERY);
});

/** What else a section follows: the hero's words have room beside its graph, and the footer leaves to the sidebar what is there. */
const BESIDE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  Hero: [from(1080)],
  SiteFooter: SIDEBAR_QUERIES,
};

test.each(['Feature', 'Hero', 'SearchableList', 'SiteFooter'])(
  'the section %s switches at "md", like the header (HERO-1, FEAT-1, ITM-1)',
  (name) => {
    const queries = sizeQueries(`components/${name}/styles.module.css`);
    expect(queries.filter((query) => !BESIDE_QUERIES[name]?.includes(query))).toEqual([
      WIDE_HEADER_QUERY,
    ]);
  },
);

test.each(CSS_FILES.filter((file) => sizeQueries(file).length > 0))(
  '%s hits the widths that have a name exactly: no 767, 769, 800 or 996 (C-22, HDR-2)',
  (file) => {
    const pixels = sizeQueries(file)
      .flatMap((query) => [...query.matchAll(/(?<value>[\d.]+)(?<unit>r?em|px)/gu)])
      .map(({groups}) => Number(groups?.value) * (groups?.unit === 'px' ? 1 : BREAKPOINT_TEXT_PX));
    expect(pixels).not.toEqual([]);
    expect(pixels.filter((value) => !EXACT_PX.includes(value) && isNearMiss(value))).toEqual([]);
  },
);

test("the layout follows the reader's text size: only a mega-menu is asked for in pixels (WCAG 1.4.4)", () => {
  const inPixels = CSS_FILES.flatMap(sizeQueries).filter((query) => query.includes('px'));
  expect(inPixels).toEqual([MEGA_MENU_QUERY]);
});

test('the full-screen menu slides in 300 ms (HDR-3)', () => {
  expect(read('css/tokens.css')).toMatch(/--site-duration-overlay: 300ms;/u);
  expect(read('components/SiteMenu/styles.module.css')).toMatch(
    /translate var\(--site-duration-overlay\)/u,
  );
});

test('rules of a component win over those of the page, and what only screen readers read over both', () => {
  const layers = read('css/layers.css')
    .replace(/^@layer |;\s*$/gu, '')
    .split(', ');
  const used = CSS_FILES.flatMap((file) => [...read(file).matchAll(/@layer ([\w.]+) \{/gu)]);
  expect(layers).toEqual(expect.arrayContaining(used.map(([, name]) => name)));
  const places = ['base', 'components', 'utilities'].map((name) => layers.indexOf(`site.${name}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('what moves along the line moves the other way from right to left', () => {
  expect(read('css/tokens.css')).toMatch(/\[dir='rtl'\] \{\s*--site-inline-sign: -1;/u);
});

test('what only screen readers read is not hidden from them', () => {
  const [rule] = /\.visuallyHidden \{[^}]+\}/u.exec(read('css/utilities.css')) ?? [];
  expect(rule).toContain('clip-path: inset(50%)');
  expect(rule).not.toMatch(/display|visibility/u);
});

test('Feature is flipped by the style sheet only, so that the order of reading stays (FEAT-1)', () => {
  expect(read('components/Feature/styles.module.css')).toMatch(/data-layout='flipped'/u);
});
