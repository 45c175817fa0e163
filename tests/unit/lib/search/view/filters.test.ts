import type {PageHit} from '@selection-set/search/engine';
import {
  filterOptions,
  listFacets,
  readFilters,
  searchParameters,
} from '../../../../../src/lib/search/view/filters';

test('a tool and a kind of pages are facets, a kind of sections is asked for as such', () => {
  expect(filterOptions({tool: 'yoga', kind: 'doc'})).toEqual({
    facets: [['tool:yoga'], ['kind:doc']],
  });
  expect(filterOptions({kind: 'option'})).toEqual({kinds: ['option']});
  expect(filterOptions({version: '1.0'})).toEqual({});
});

test('an address names the search, and reads back the same (S13)', () => {
  const parameters = searchParameters('a b&c', {tool: 'yoga', kind: 'error', version: '1.0'}, 2);
  expect(parameters.toString()).toBe('q=a+b%26c&tool=yoga&kind=error&version=1.0&page=3');
  expect(readFilters(parameters)).toEqual({tool: 'yoga', kind: 'error', version: '1.0'});
});

test('what an address misspells is no filter', () => {
  expect(readFilters(new URLSearchParams('kind=<b>&tool=&version='))).toEqual({});
});

test('facets are those of the results, the most frequent tools first', () => {
  const hit = (facets: readonly string[], kinds: readonly string[] = []) =>
    ({facets, sections: kinds.map((kind) => ({kind}))}) as unknown as PageHit;
  expect(
    listFacets([
      hit(['kind:post', 'tool:mesh']),
      hit(['kind:doc', 'tool:yoga'], ['option', 'section']),
      hit(['kind:doc', 'tool:yoga', 'tool:envelop']),
    ]),
  ).toEqual({tools: ['yoga', 'mesh', 'envelop'], kinds: ['doc', 'post', 'option']});
});
