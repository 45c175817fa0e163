import {groupHits, iconOf} from '../../src/hosted/collectPages';
import {readExcerpt, toAddress} from '../../src/hosted/createHostedIndex';
import {addPositions, readFacetHits, readResults} from '../../src/hosted/makeRequest';
import {
  toSearchHit,
  type HostedPlace,
  type HostedSettings,
  type SearchHit,
} from '../../src/hosted/toSearchHit';
import {CONTENT, PAGE, SECTION, WHOLE} from './records';

const hit = (record: object): SearchHit => {
  const found = toSearchHit(record);
  if (found === undefined) {
    throw new Error('no hit');
  }
  return found;
};
const PLACE: HostedPlace = {
  siteUrl: 'https://portal.example',
  baseUrl: '/base/',
  locale: 'en-US',
  version: 'current',
};
const SETTINGS: HostedSettings = {indexName: 'i', contextualSearch: true, searchParameters: {}};

test('records of the first shape have a hierarchy by level and an anchor (HIT-1, C-08)', () => {
  expect(hit(SECTION)).toEqual({
    objectID: SECTION.objectID,
    title: 'Errors',
    url: SECTION.url,
    type: 'lvl3',
    content: '',
    hierarchy: ['Yoga', 'Errors', 'In production', 'Masking'],
    anchor: 'masking',
    toc: [],
    facets: ['kind:doc', 'tool:yoga'],
  });
});

test('records of the second shape have a list, a domain, a source and a table of contents (HIT-1, C-08)', () => {
  expect(hit(WHOLE)).toMatchObject({
    title: 'Masked errors',
    type: 'Documentation',
    domain: 'https://other.example',
    source: 'Other',
    hierarchy: ['Docs', 'Features'],
    anchor: '',
    toc: [
      {title: 'Default', anchor: 'default'},
      {title: 'Custom', anchor: 'custom'},
    ],
  });
});

test.each([
  null,
  'text',
  [],
  {},
  {...SECTION, url: 'javascript:alert(1)'},
  {...SECTION, url: '//evil.example/x'},
  {...SECTION, objectID: 7},
  {...SECTION, hierarchy: 'Errors'},
])('what is no record, or leads to no page, is no hit: case %# (HIT-1)', (record) => {
  expect(toSearchHit(record)).toBeUndefined();
});

test('empty levels inside of a hierarchy keep their place (C-08)', () => {
  expect(hit({...SECTION, hierarchy: {...SECTION.hierarchy, lvl2: null}}).hierarchy).toEqual([
    'Yoga',
    'Errors',
    '',
    'Masking',
  ]);
});

test('positions count through all pages, from 1 (HIT-2), with the id of the query if there is one (HIT-3)', () => {
  const hits = [hit(SECTION), hit(PAGE)];
  const positions = addPositions({hits, hitsPerPage: 20, page: 2, queryID: 'q'});
  expect(positions.map(({position, queryID}) => [position, queryID])).toEqual([
    [41, 'q'],
    [42, 'q'],
  ]);
  expect(addPositions({hits, hitsPerPage: 20, page: 0})[0]).not.toHaveProperty('queryID');
});

test('positions include records that were left out, as the service counts them (HIT-2)', () => {
  const [answer] = readResults({results: [{hits: [{wrong: true}, SECTION, 7, PAGE]}]}, 1);
  expect(answer).toBeDefined();
  const positions = addPositions(answer ?? {hits: [], hitsPerPage: 20, page: 0});
  expect(positions.map(({objectID, position}) => [objectID, position])).toEqual([
    [SECTION.objectID, 2],
    [PAGE.objectID, 4],
  ]);
});

test('results are read as hits, hitsPerPage, page, queryID and index (HIT-4)', () => {
  const result = {
    hits: [SECTION, {wrong: true}],
    hitsPerPage: 5,
    page: 1,
    queryID: 'q',
    index: 'i',
  };
  expect(readResults({results: [result]}, 1)[0]).toMatchObject({
    hits: [{objectID: SECTION.objectID}],
    hitsPerPage: 5,
    page: 1,
    queryID: 'q',
    index: 'i',
  });
});

test.each([
  undefined,
  '<html>',
  {},
  {results: []},
  {results: [{}]},
  {results: [{hits: 'many'}]},
  {results: [{hits: [{name: 'shoe', price: 3}]}]},
])('an answer of another shape is refused as damaged: case %# (HIT-4)', (answer) => {
  expect(() => readResults(answer, 1)).toThrow(expect.objectContaining({code: 'damaged'}));
});

test('values of a facet are read as value, count and highlighted (HIT-5)', () => {
  const facetHits = [{value: 'yoga', count: 3, highlighted: '<em>yo</em>ga'}];
  expect(readFacetHits({results: [{facetHits}]})).toEqual(facetHits);
  expect(() => readFacetHits({results: [{hits: []}]})).toThrow('no values');
});

test('hits are grouped by source, the current site first (HIT-6)', () => {
  const own = {...WHOLE, objectID: 'o', domain: 'https://portal.example', source: 'Portal'};
  const hits = [hit(WHOLE), hit(own), hit({...WHOLE, objectID: 'w2'})];
  const groups = groupHits(hits, {by: 'source', domain: 'portal.example'});
  expect(groups.map(({name, hits: {length}}) => [name, length])).toEqual([
    ['Portal', 1],
    ['Other', 2],
  ]);
  expect(groupHits(hits, {by: 'source'})[0]?.name).toBe('Other');
});

test('hits are grouped by their first level, and drawn by anchor, content and page (HIT-6)', () => {
  const hits = [hit(SECTION), hit(CONTENT), hit(PAGE)];
  expect(groupHits(hits, {by: 'lvl0'}).map(({name}) => name)).toEqual(['Yoga']);
  expect(hits.map(iconOf)).toEqual(['anchor', 'content', 'page']);
});

test('an excerpt is text with places of matches, and markup in it stays text (SRM-6)', () => {
  const snippet = 'a __ss-mark__<b>x</b>__/ss-mark__ y __ss-mark__z';
  const {text, marks} = readExcerpt({content: '', snippet});
  expect(text).toBe('a <b>x</b> y z');
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['<b>x</b>']);
  expect(readExcerpt({content: 'plain'})).toEqual({text: 'plain', marks: []});
});

test.each([
  ['https://portal.example/base/docs/x/', {}, '/docs/x'],
  ['https://portal.example/base', {}, '/'],
  ['/base/docs/x#y', {}, '/docs/x'],
  ['https://preview.example/base/docs/x', {}, '/docs/x'],
  ['https://portal.example/elsewhere', {}, 'https://portal.example/elsewhere'],
  ['https://ext.example/base/a', {externalUrlRegex: 'ext\\.example'}, 'https://ext.example/base/a'],
  [
    'https://portal.example/old/docs/x',
    {replaceSearchResultPathname: {from: '/old/', to: '/base/'}},
    '/docs/x',
  ],
])('%s with %j leads to %s', (url, settings, expected) => {
  expect(toAddress({url}, {...SETTINGS, ...settings}, PLACE)).toBe(expected);
});

test('a hit of another domain leads there (HIT-1)', () => {
  expect(toAddress(hit(WHOLE), SETTINGS, {...PLACE, baseUrl: '/'})).toBe(WHOLE.url);
});
