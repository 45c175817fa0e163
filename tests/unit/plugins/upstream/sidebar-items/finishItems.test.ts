import {
  dropLostLinks,
  finishItems,
  nameApart,
  type SidebarItems,
} from '../../../../../plugins/upstream/sidebar-items/createItemsGenerator';

type Docs = Parameters<typeof finishItems>[1]['docs'];

function doc(
  id: string,
  frontMatter: Record<string, unknown> = {},
  folder = 'i18n/fr/docusaurus-plugin-content-docs/current',
): Docs[number] {
  return {id, title: id, source: `@site/${folder}/${id}.mdx`, sourceDirName: '.', frontMatter};
}

function category(label: string, items: SidebarItems, more: object = {}): SidebarItems[number] {
  return {
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: undefined,
    ...more,
  } as unknown as SidebarItems[number];
}

const DEEP: SidebarItems = [
  category('top', [category('middle', [category('low', [{type: 'doc', id: 'a'}])])]),
];

/** Whether the folders start closed, from the top down. */
function collapsed(items: SidebarItems): unknown[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item.collapsed, ...collapsed(item.items)] : [],
  );
}

test.each([
  [0, [true, true, true]],
  [1, [false, true, true]],
  [2, [false, false, true]],
  [9, [false, false, false]],
])('at level %d folders start closed as %j (DOC-3, C-03)', (collapseLevel, expected) => {
  expect(
    collapsed(finishItems(DEEP, {collapseLevel, marksOriginals: true, docs: [doc('a')]})),
  ).toEqual(expected);
});

test('what a folder says of itself goes before the level (DOC-3)', () => {
  const items = [
    category('open', [{type: 'doc', id: 'a'}], {collapsed: false}),
    category('shut', [{type: 'doc', id: 'a'}], {collapsed: true}),
  ];
  expect(
    collapsed(finishItems(items, {collapseLevel: 0, marksOriginals: true, docs: [doc('a')]})),
  ).toEqual([false, true]);
  expect(
    collapsed(finishItems(items, {collapseLevel: 9, marksOriginals: true, docs: [doc('a')]})),
  ).toEqual([false, true]);
});

test('badges reach pages and folders with a page, in their own order, beside other properties', () => {
  const items: SidebarItems = [
    {type: 'doc', id: 'a', customProps: {kept: true}},
    category('folder', [], {link: {type: 'doc', id: 'b'}}),
    {type: 'doc', id: 'plain'},
  ];
  const docs = [
    doc('a', {badges: ['deprecated', 'new']}),
    doc('b', {badges: ['beta']}),
    doc('plain'),
  ];
  expect(
    finishItems(items, {collapseLevel: 1, marksOriginals: true, docs}).map(
      ({customProps}) => customProps,
    ),
  ).toEqual([{kept: true, badges: ['new', 'deprecated']}, {badges: ['beta']}, undefined]);
});

test('a page that shows its original says so, a folder never does (DOC-6)', () => {
  const items: SidebarItems = [
    {type: 'doc', id: 'translated'},
    {type: 'doc', id: 'original'},
    category('folder', [], {link: {type: 'doc', id: 'original'}}),
  ];
  const docs = [doc('translated'), doc('original', {}, 'docs')];
  expect(
    finishItems(items, {collapseLevel: 1, marksOriginals: true, docs}).map(
      ({customProps}) => customProps,
    ),
  ).toEqual([undefined, {isOriginal: true}, undefined]);
});

test('in the language of the originals no page is marked', () => {
  const docs = [doc('original', {}, 'docs')];
  expect(
    finishItems([{type: 'doc', id: 'original'}], {collapseLevel: 1, marksOriginals: false, docs}),
  ).toEqual([{type: 'doc', id: 'original'}]);
});

test.each([[['newest']], ['new'], [{new: true}]])(
  'badges of %j stop the build with the file and what is possible',
  (badges) => {
    expect(() =>
      finishItems([{type: 'doc', id: 'a'}], {
        collapseLevel: 1,
        marksOriginals: true,
        docs: [doc('a', {badges})],
      }),
    ).toThrow(
      /current\/a\.mdx: unknown badge .+ Give a list of: new, beta, deprecated, archived\./u,
    );
  },
);

test('links to other sites stay as they are', () => {
  const link = {type: 'link', label: 'x', href: 'https://example.org'} as const;
  expect(finishItems([link], {collapseLevel: 1, marksOriginals: true, docs: []})).toEqual([link]);
});

test('a folder that leads to no document keeps its name and place, and loses only the link', () => {
  const docs = [{...doc('guides/start'), sourceDirName: 'guides'}, doc('other')];
  const linksTo = (id: string): object => ({label: 'Guides', link: {type: 'doc', id}});
  const guides = {label: 'Guides', link: {type: 'generated-index'}} as const;
  const categoriesMetadata = {
    local: linksTo('start'),
    guides: linksTo('start'),
    full: linksTo('guides/start'),
    other: linksTo('other'),
    wrong: linksTo('strat'),
    index: guides,
    none: {label: 'Guides', link: null},
    plain: {position: 2},
  };
  expect(dropLostLinks({categoriesMetadata, docs})).toEqual({
    ...categoriesMetadata,
    local: {label: 'Guides'},
    wrong: {label: 'Guides'},
  });
});

test('items of one label get a key each, and the first keeps the name of its translation', () => {
  const items: SidebarItems = [
    {type: 'doc', id: 'a/index', label: 'Overview'},
    category('Guides', [{type: 'doc', id: 'a/guides/one'}]),
    category('More', [
      category('Guides', [{type: 'doc', id: 'a/more/guides/two'}]),
      {type: 'doc', id: 'a/more/index', label: 'Overview'},
      {type: 'doc', id: 'a/more/three'},
    ]),
  ];
  const listKeys = (list: SidebarItems): readonly unknown[] =>
    list.flatMap((item) => [
      'key' in item ? item.key : undefined,
      ...(item.type === 'category' ? listKeys(item.items) : []),
    ]);
  expect(listKeys(nameApart(items))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'a/more/guides',
    undefined,
    'a/more/index',
    undefined,
  ]);
});
