import {cutStyles} from '../../../../plugins/first-styles/cutStyles';
import {listNames} from '../../../../plugins/first-styles/listNames';
import {planSheets} from '../../../../plugins/first-styles/planSheets';

const HTML = '<main id=top class="card wide_x1"><a class=link href=/>x</a></main>';

test('a page is read for elements, classes and ids, with quotes or without (issue 8)', () => {
  expect([...listNames(HTML)].toSorted()).toEqual(
    ['#top', '.card', '.link', '.wide_x1', 'a', 'main'].toSorted(),
  );
});

test('rules for what the page lacks go; states, layers and their order stay (issue 8)', async () => {
  const css =
    '@layer b,a;@layer a{.card[data-state=open]{color:red}.gone{color:red}}@layer b{a:hover{color:var(--x)}:root{--x:red;--y:blue}}';
  const cut = await cutStyles(css, listNames(HTML));
  expect(cut).toMatch(/^@layer b,a;/u);
  expect(cut).toContain('.card[data-state=open]{color:red}');
  expect(cut).toContain('a:hover{color:var(--x)}');
  expect(cut).toContain('--x:red');
  expect(cut).not.toMatch(/gone|--y/u);
});

describe('sheets (issue 8)', () => {
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
