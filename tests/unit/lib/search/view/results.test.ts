import type {PageHit, SectionHit} from '@selection-set/search/engine';
import {
  groupHits,
  groupId,
  listItems,
  sectionOfPath,
} from '../../../../../src/lib/search/view/results';

function section(anchor: string, heading: string, path: readonly string[] = []): SectionHit {
  return {anchor, heading, path, kind: 'section', index: 1, score: 1};
}

function hit(
  url: string,
  facets: readonly string[],
  sections: readonly SectionHit[] = [],
): PageHit {
  return {url, title: `Title of ${url}`, index: 7, score: 1, facets, sections};
}

test('a page stands once before its sections; text without a heading is the page itself (SRM-5)', () => {
  const items = listItems(
    hit(
      '/docs/yoga',
      ['kind:doc', 'tool:yoga'],
      [section('', ''), section('cors', 'CORS', ['Setup'])],
    ),
  );
  expect(items.map(({to, title, trail}) => [to, title, trail])).toEqual([
    ['/docs/yoga', 'Title of /docs/yoga', []],
    ['/docs/yoga#cors', 'CORS', ['Title of /docs/yoga', 'Setup']],
  ]);
});

test('groups are tools in the order of their best result, the current one first (HIT-6)', () => {
  const hits = [
    hit('/docs/mesh', ['kind:doc', 'tool:mesh']),
    hit('/blog/a', ['kind:post', 'tool:yoga']),
    hit('/docs/yoga', ['kind:doc', 'tool:yoga']),
    hit('/docs/mesh/b', ['kind:doc', 'tool:mesh']),
  ];
  const names = (current?: string) =>
    groupHits(hits, current).map(({tool, kind, items}) => `${tool ?? kind} ${items.length}`);
  expect(names()).toEqual(['mesh 2', 'post 1', 'yoga 1']);
  expect(names('yoga')).toEqual(['yoga 1', 'mesh 2', 'post 1']);
});

test('results of other sites stand below the names of these, after all of the portal’s own (HIT-6)', () => {
  const other = {...hit('https://a.example/yoga', ['kind:doc', 'tool:yoga']), source: 'Yoga'};
  const groups = groupHits(
    [
      other,
      hit('/docs/yoga', ['kind:doc', 'tool:yoga']),
      hit('/about', []),
      {...other, source: 'B'},
    ],
    undefined,
  );
  expect(groups.map((group) => [groupId(group), group.tool, group.source])).toEqual([
    ['yoga', 'yoga', undefined],
    ['page', undefined, undefined],
    ['site:Yoga', undefined, 'Yoga'],
    ['site:B', undefined, 'B'],
  ]);
});

test('the manual for authors comes last, after other sites, each part with its name (HIT-6)', () => {
  const groups = groupHits(
    [
      hit('/docs/writing/search', ['kind:doc', 'tool:yoga']),
      hit('/docs/1.0/translating', ['kind:doc']),
      {...hit('https://a.example/docs/writing', ['kind:doc']), source: 'A'},
      hit('/docs/start', ['kind:doc']),
      hit('/docs/writing', ['kind:doc']),
    ],
    undefined,
  );
  expect(groups.map((group) => [groupId(group), group.tool, group.items.length])).toEqual([
    ['doc', undefined, 1],
    ['site:A', undefined, 1],
    ['writing', undefined, 2],
    ['translating', undefined, 1],
  ]);
});

test('a page without a translation says which language it and its sections are in', () => {
  const sections = [section('cors', 'CORS')];
  expect(
    listItems(hit('/docs/yoga', ['kind:doc', 'lang:en-US'], sections)).map(({locale}) => locale),
  ).toEqual(['en-US', 'en-US']);
  expect(listItems(hit('/docs/yoga', ['kind:doc'])).map(({locale}) => locale)).toEqual([undefined]);
});

test('a page without known facets is another page', () => {
  expect(groupHits([hit('/about', [])], undefined)).toMatchObject([
    {kind: 'page', tool: undefined},
  ]);
});

test.each([
  ['/docs/yoga/quick-start', 'yoga'],
  ['/docs/1.0/yoga', 'yoga'],
  ['/tools/mesh', 'mesh'],
  ['/blog/yoga', undefined],
  ['/docs/start/yoga/yoga', 'yoga'],
  ['/docs/mesh/yoga', 'mesh'],
  ['/docs', undefined],
])('the page %s is about %s (HIT-6)', (path, tool) => {
  expect(sectionOfPath(path, ['yoga', 'mesh'])).toBe(tool);
});
