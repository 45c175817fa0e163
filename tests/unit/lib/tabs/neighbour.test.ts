import {neighbour} from '../../../../src/lib/tabs/neighbour';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, true, 0],
  ['End', 0, false, 2],
  ['Enter', 0, false, undefined],
])('%s on tab %i of three, mirrored %s, leads to %s (A3)', (key, index, isMirrored, expected) => {
  expect(neighbour(key, {index, count: 3, isMirrored})).toBe(expected);
});
