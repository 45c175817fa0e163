import type {IndexedPage} from '../../../../src/lib/contracts/pageIndex';
import {matchPages} from '../../../../src/lib/search/matchPages';

function page(path: string, title: string, description = ''): IndexedPage {
  return {kind: 'doc', path, title, description};
}

const PAGES = [
  page('/a', 'Errors', 'What Yoga answers when a resolver fails.'),
  page('/b', 'Yoga overview', 'A server.'),
  page('/c', 'Mesh', 'A gateway.'),
];

test.each([
  ['', '/a /b /c'],
  ['   ', '/a /b /c'],
  ['yoga', '/b /a'],
  ['YOGA', '/b /a'],
  ['yoga resolver', '/a'],
  ['overview server', '/b'],
  ['yoga gateway', ''],
])('%p lists [%s]: every word must be there, and titles come first', (query, expected) => {
  expect(
    matchPages(PAGES, query)
      .map(({path}) => path)
      .join(' '),
  ).toBe(expected);
});
