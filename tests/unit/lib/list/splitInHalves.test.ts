import {splitInHalves} from '../../../../src/lib/list/splitInHalves';

test.each([
  [[], [], []],
  [[1], [1], []],
  [[1, 2], [1], [2]],
  [[1, 2, 3], [1, 2], [3]],
  [
    [1, 2, 3, 4, 5],
    [1, 2, 3],
    [4, 5],
  ],
])('%j is split at ceil(n / 2) into %j and %j (FTR-1)', (items, first, second) => {
  expect(splitInHalves(items)).toEqual([first, second]);
});

test('20 items become two lists of ten in their order (FTR-1)', () => {
  const items = Array.from({length: 20}, (_, index) => index);
  expect(splitInHalves(items)).toEqual([items.slice(0, 10), items.slice(10)]);
});
