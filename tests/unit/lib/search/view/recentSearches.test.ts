import {SEARCH_RECENT_LIMIT} from '../../../../../src/lib/constants';
import {
  addRecentSearch,
  parseRecentSearches,
  removeRecentSearch,
} from '../../../../../src/lib/search/view/filters';

describe('recent searches', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{"a":'],
    ['another shape', '{"0":"yoga"}'],
    ['a number', '7'],
    ['entries of other types', '[1,null,{"q":"x"},["y"]]'],
    ['empty and blank entries', '["","  "]'],
    ['control characters', '["a\\u0000b"]'],
    ['an entry longer than a search may be', JSON.stringify(['x'.repeat(513)])],
  ])('a storage with %s counts as none', (_what, stored) => {
    expect(parseRecentSearches(stored)).toEqual([]);
  });

  test('what is sound in a damaged storage is kept, once each, and no more than the limit', () => {
    const stored = JSON.stringify(['yoga', 5, ' yoga ', '<b>mesh</b>', ...'abcdefghij']);
    const read = parseRecentSearches(stored);
    expect(read.slice(0, 3)).toEqual(['yoga', '<b>mesh</b>', 'a']);
    expect(read).toHaveLength(SEARCH_RECENT_LIMIT);
  });

  test('the newest comes first, and the same words move there', () => {
    expect(addRecentSearch(['a', 'b'], 'b')).toEqual(['b', 'a']);
    expect(addRecentSearch(['a'], '  ')).toEqual(['a']);
  });

  test('one can be removed', () => {
    expect(removeRecentSearch(['a', 'b'], 'a')).toEqual(['b']);
  });
});
