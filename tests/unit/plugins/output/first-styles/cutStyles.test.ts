import {createCutter} from '../../../../../plugins/output/first-styles/cutStyles';
import {listNames, planSheets} from '../../../../../plugins/output/first-styles/writeFirstStyles';
import {randomSource} from '../../../../support/random';

const cutStyles = (css: string, names: ReadonlySet<string>): string => createCutter(css)(names);

const HTML = '<main id=top class="card wide_x1"><a class=link href=/>x</a></main>';

test('a page is read for elements, classes and ids, with quotes or without', () => {
  expect([...listNames(HTML)].toSorted()).toEqual(
    ['#top', '.card', '.link', '.wide_x1', 'a', 'main'].toSorted(),
  );
});

test('rules for what the page lacks go; states, layers and their order stay', () => {
  const css =
    '@layer b,a;@layer a{.card[data-state=open]{color:red}.gone{color:red}}@layer b{a:hover{color:var(--x)}:root{--x:red;--y:blue}}';
  const cut = cutStyles(css, listNames(HTML));
  expect(cut).toMatch(/^@layer b,a;/u);
  expect(cut).toContain('.card[data-state=open]{color:red}');
  expect(cut).toContain('a:hover{color:var(--x)}');
  expect(cut).toContain('--x:red');
  expect(cut).not.toMatch(/gone|--y/u);
});

test.each([
  [
    'blocks alone',
    '@layer low{.gone{color:red}}@layer high{.card{color:red}}@layer low{a{color:blue}}',
  ],
  ['a list', '@layer low,high;@layer high{.card{color:red}}@layer low{a{color:blue}}'],
  [
    'a list after the first block',
    '@layer low{.gone{color:red}}@layer high,low;@layer high{.card{color:red}}',
  ],
])('layers keep the order in which %s name them, though the first loses all rules', (_, css) => {
  const cut = cutStyles(css, listNames(HTML));
  expect(cut).toMatch(/^@layer low,high;/u);
  expect(cut.indexOf('.card')).toBeGreaterThan(0);
  expect(cut).not.toContain('gone');
});

test.each([
  [
    'nothing but layers without rules of theirs',
    '@layer low{a{color:red}}@layer high,top;@layer top{.gone{color:red}}',
    '@layer low{a{color:red}}',
  ],
  [
    'layers within others, the last without rules',
    '@layer low.one{a{color:red}}@layer low.two,low.three;@layer high{.card{color:red}}',
    '@layer low.one{a{color:red}}@layer high{.card{color:red}}',
  ],
])('what loses %s needs no list of them', (_, css, expected) => {
  expect(cutStyles(css, listNames(HTML))).toBe(expected);
});

test('layers within a layer that lost its first rules keep their order', () => {
  const css = '@layer low.one,low.two;@layer low.two{a{color:red}}@layer low.one{.card{color:red}}';
  expect(cutStyles(css, listNames(HTML))).toMatch(/^@layer low\.one,low\.two;/u);
});

test.each([
  ':where(.card) :where(a)',
  ':where(.card):where(.wide_x1)',
  ':is(.card) a:not([class])',
  ':where(.card :is(a,main):not([class]))',
  ':where(.card :is(a,main):first-child)',
])('the rule %s stays, with its weight', (selector) => {
  const cut = cutStyles(`p{color:blue}${selector},p{color:red}`, listNames(HTML));
  expect(cut).toBe(`${selector}{color:red}`);
  expect(cutStyles(`${selector}{color:red}`, new Set(['p']))).toBe('');
});

describe('sheets', () => {
  const pages = new Map([
    ['/', new Set(['.hero'])],
    ...Array.from(
      {length: 20},
      (_, index) =>
        [`/docs/${index}`, new Set(['.doc', ...(index === 3 ? ['.rare'] : [])])] as const,
    ),
  ]);
  const sheets = planSheets(pages);

  test('pages of one kind share theirs, and the start page has its own', () => {
    expect(sheets.map(({pages: own}) => own.length)).toEqual([1, 19, 1]);
    expect(sheets[1]?.names).toEqual(new Set(['.doc']));
  });

  test('what one page in twenty has is in the sheet of that page alone', () => {
    expect(sheets[2]?.pages).toEqual(['/docs/3']);
    expect(sheets[2]?.names).toEqual(new Set(['.doc', '.rare']));
  });
});

test('each page has one sheet with all that it holds, whatever the others hold', () => {
  const random = randomSource(8);
  const pages = new Map<string, ReadonlySet<string>>(
    Array.from(
      {length: 120},
      (_, index) =>
        [
          `/${random.pick(['docs', 'blog', 'fr/docs'])}/${index}`,
          new Set(random.times(6, () => `.c${random.below(20) * random.below(4)}`)),
        ] as const,
    ),
  );
  const sheets = planSheets(pages);
  expect(sheets.flatMap((sheet) => sheet.pages).toSorted()).toEqual([...pages.keys()].toSorted());
  const lost = sheets.flatMap(({pages: own, names}) =>
    own.filter((page) => [...(pages.get(page) ?? [])].some((name) => !names.has(name))),
  );
  expect(lost).toEqual([]);
});

test('used animations and rules for narrow screens stay, unused ones go', () => {
  const css =
    '.card{animation:in 1s}@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}@media (width<600px){.card{color:red}.gone{color:red}}';
  const cut = cutStyles(css, listNames(HTML));
  expect(cut).toContain('@keyframes in{');
  expect(cut).toContain('@media (width<600px){.card{color:red}}');
  expect(cut).not.toMatch(/out|gone/u);
});

test.each([':focus-visible', ':lang(ja)', '::selection', '*', ':is(:hover,:focus)', ':root'])(
  'the rule %s, which names no element, stays on every page',
  (selector) => {
    expect(cutStyles(`${selector}{color:red}`, new Set(['p']))).toBe(`${selector}{color:red}`);
  },
);

test('of a group, what selects something stays', () => {
  const names = listNames(HTML);
  expect(cutStyles(':is(.gone,.card,p) a{color:red}', names)).toBe(':is(.card) a{color:red}');
  expect(cutStyles(':is(.gone,p) a{color:red}', names)).toBe('');
});

test('what asks for a variable through another, or within an animation, keeps it', () => {
  const css =
    ':root{--a:var(--b);--b:1;--c:2;--d:var(--e,3);--e:4}.card{width:var(--a);animation:in 1s}@keyframes in{to{width:var(--c)}}.gone{width:var(--d)}';
  const cut = cutStyles(css, listNames(HTML));
  expect(cut).toContain(':root{--a:var(--b);--b:1;--c:2}');
});

test('one cutter gives each page what a cutter of its own would', () => {
  const css =
    ':root{--a:1;--b:2;--c:3}@layer low{.one{color:var(--a);animation:in 1s}}@layer high{.one .two{color:var(--b)}:where(.two):hover{color:red}}@layer low{.two{color:var(--c)}}@keyframes in{to{opacity:1}}';
  const cut = createCutter(css);
  for (const names of [['.one'], ['.two'], ['.one', '.two'], []].map((list) => new Set(list))) {
    expect(cut(names)).toBe(cutStyles(css, names));
  }
});

test('what depends on the state of something within stays', () => {
  const css =
    '.card:has([data-field=a]:is(:checked,:hover)) [data-jobs~=a]{color:red}.gone:has([data-field=a]:is(:checked,:hover)) a{color:red}';
  const cut = cutStyles(css, listNames(HTML));
  expect(cut).toContain('.card:has([data-field=a]:is(:checked,:hover)) [data-jobs~=a]{color:red}');
  expect(cut).not.toContain('gone');
});
