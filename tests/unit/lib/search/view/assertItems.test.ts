import {assertItems} from '../../../../../src/lib/search/view/filters';

test.each<[string, unknown]>([
  ['"string":\n\n"some text".', 'some text'],
  ['"undefined":\n\nundefined.', undefined],
  ['"object":\n\n{\n  "hits": 1\n}.', {hits: 1}],
  ['"object":\n\nnull.', null],
])('a source that returns no list is refused by name: case %# (VAL-6, ERR-10)', (told, items) => {
  expect(() => assertItems('results', items)).toThrow(
    `The \`getItems\` function from source "results" must return an array of items but returned type ${told}`,
  );
});

test('entries that are nothing are refused, holes among them (VAL-6)', () => {
  const told =
    'The `getItems` function from source "recent" must return an array of items but returned undefined.';
  expect(() => assertItems('recent', ['a', undefined])).toThrow(told);
  expect(() => assertItems('recent', Object.assign([], {length: 2}))).toThrow(told);
});

test('what refers to itself is refused like everything else (VAL-6)', () => {
  const circle: Record<string, unknown> = {};
  circle.own = circle;
  expect(() => assertItems('results', circle)).toThrow('returned type "object"');
});

test('a list passes, empty or not (VAL-6)', () => {
  expect(() => assertItems('results', [])).not.toThrow();
  expect(() => assertItems('results', [{}])).not.toThrow();
});
