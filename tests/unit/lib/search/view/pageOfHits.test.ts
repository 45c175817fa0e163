import {pageOfHits} from '../../../../../src/lib/search/view/hits';
import {HITS} from '../../../../support/fakeSearch';

test('hits come in pages; a page that does not exist is the nearest that does (CON-3)', () => {
  const pages = [-1, 0, 1, 9].map((page) => {
    const {hits, ...shown} = pageOfHits(HITS, page, 2);
    return [shown.page, shown.pageCount, hits.map(({index}) => index)];
  });
  expect(pages).toEqual([
    [0, 2, [0, 1]],
    [0, 2, [0, 1]],
    [1, 2, [2]],
    [1, 2, [2]],
  ]);
});

test('no hits are one empty page', () => {
  expect(pageOfHits([], 3, 20)).toEqual({page: 0, pageCount: 0, hits: []});
});
