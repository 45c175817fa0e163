import {composeTrail, trailStructuredData} from '../../../../src/lib/sidebar/composeTrail';
import {composeTree, type SourceItem} from '../../../../src/lib/sidebar/composeTree';
import {filterTree, listQueryWords, type TreeNode} from '../../../../src/lib/sidebar/filterTree';
import {firstHref} from '../../../../src/lib/sidebar/places';

const link = (label: string, href: string, more: object = {}): SourceItem => ({
  type: 'link',
  label,
  href,
  ...more,
});
const folder = (label: string, items: readonly SourceItem[], more: object = {}): SourceItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});

const ITEMS: readonly SourceItem[] = [
  link('Overview', '/docs/yoga'),
  folder('Guides', [
    link('Context and authentication', '/docs/yoga/guides/auth', {customProps: {badges: ['new']}}),
    folder('Café', [link('Crème', '/docs/yoga/guides/cafe/creme')], {
      href: '/docs/yoga/guides/cafe',
    }),
  ]),
];

/** The tree as indented lines. */
function draw(nodes: readonly TreeNode[], depth = 0): string[] {
  return nodes.flatMap((node) => [
    `${'  '.repeat(depth)}${node.label}${node.isCurrent ? '*' : ''}${node.kind === 'folder' && node.hasCurrent ? ' +' : ''}`,
    ...(node.kind === 'folder' ? draw(node.children, depth + 1) : []),
  ]);
}

describe('the tree', () => {
  test('marks the page that is shown and the folders around it, whatever slash and case (RTE-6)', () => {
    expect(draw(composeTree(ITEMS, '/docs/Yoga/guides/cafe/creme/', 'yoga'))).toEqual([
      'Overview',
      'Guides +',
      '  Context and authentication',
      '  Café +',
      '    Crème*',
    ]);
  });

  test('names folders by sidebar and labels, and pages by address (DOC-12)', () => {
    const [page, guides] = composeTree(ITEMS, '/', 'yoga');
    expect(page?.id).toBe('/docs/yoga');
    expect(guides?.id).toBe('yoga/Guides');
    expect(guides?.kind === 'folder' && guides.children.map(({id}) => id)).toEqual([
      '/docs/yoga/guides/auth',
      'yoga/Guides/Café',
    ]);
  });

  test('leaves out unlisted pages unless they are shown, and folders without pages', () => {
    const items = [
      folder('Empty', [link('Hidden', '/hidden', {unlisted: true})]),
      folder('Own page', [], {href: '/own'}),
      folder('Secret page', [link('Listed', '/listed')], {href: '/secret', linkUnlisted: true}),
    ];
    expect(draw(composeTree(items, '/', 's'))).toEqual(['Own page', 'Secret page', '  Listed']);
    expect(composeTree(items, '/', 's')[1]).not.toHaveProperty('href');
    expect(draw(composeTree(items, '/hidden', 's'))).toContain('  Hidden*');
  });

  test('a folder that cannot be closed starts open (DOC-3)', () => {
    const [node] = composeTree([folder('x', [link('y', '/y')], {collapsible: false})], '/', 's');
    expect(node).toMatchObject({startsOpen: true, isCollapsible: false});
  });

  test('raw HTML is refused with what to use instead', () => {
    expect(() => composeTree([{type: 'html'}], '/', 'yoga')).toThrow(/"yoga".+"doc", "category"/u);
  });
});

describe('the filter', () => {
  const tree = composeTree(ITEMS, '/', 'yoga');
  test.each([
    ['auth', ['Guides', '  Context and authentication'], 1],
    ['GUIDES auth', ['Guides', '  Context and authentication'], 1],
    ['guides', ['Guides', '  Context and authentication', '  Café', '    Crème'], 3],
    ['cafe', ['Guides', '  Café', '    Crème'], 2],
    ['creme', ['Guides', '  Café', '    Crème'], 1],
    ['overview auth', [], 0],
    ['zebra', [], 0],
  ])('“%s” shows %j, %d pages', (query, lines, count) => {
    const matches = filterTree(tree, query);
    expect(draw(matches.nodes)).toEqual(lines);
    expect(matches.count).toBe(count);
  });

  test.each([
    ['', []],
    ['  ', []],
    [' Café  LATTE ', ['cafe', 'latte']],
  ])('the words of “%s” are %j', (query, words) => {
    expect(listQueryWords(query)).toEqual(words);
  });
});

describe('the way to a page (RTE-6)', () => {
  const docs = {label: 'Documentation', href: '/docs'};
  const yoga = {label: 'Yoga', href: '/docs/yoga'};
  const trail = (path: string): string[] =>
    composeTrail({
      before: [docs, yoga],
      nodes: composeTree(ITEMS, path, 'yoga'),
      page: {label: 'Title', href: path},
    }).map(({label}) => label);

  test.each([
    ['/docs/yoga', ['Documentation', 'Yoga']],
    ['/docs/yoga/guides/auth', ['Documentation', 'Yoga', 'Guides', 'Context and authentication']],
    ['/docs/yoga/guides/cafe', ['Documentation', 'Yoga', 'Guides', 'Café']],
    ['/docs/elsewhere', ['Documentation', 'Yoga', 'Title']],
    ['/docs', ['Documentation']],
    ['/docs/', ['Documentation']],
    ['/docs/yoga/', ['Documentation', 'Yoga']],
  ])('%s: %j', (path, labels) => {
    expect(trail(path)).toEqual(labels);
  });

  test('search engines read each step that has an address, numbered from 1', () => {
    expect(
      trailStructuredData(
        [docs, {label: 'Guides'}, {...yoga, href: '/docs/yoga/'}],
        'https://site.example',
      ),
    ).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, name: 'Documentation', item: 'https://site.example/docs'},
        {position: 2, name: 'Yoga', item: 'https://site.example/docs/yoga'},
      ],
    });
  });
});

test('a sidebar stands for its first listed page', () => {
  expect(firstHref(ITEMS)).toBe('/docs/yoga');
  expect(firstHref([folder('x', [link('a', '/a', {unlisted: true}), link('b', '/b')])])).toBe('/b');
  expect(firstHref([folder('x', [], {href: '/x'})])).toBe('/x');
  expect(firstHref([])).toBeUndefined();
});
