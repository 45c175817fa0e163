import {onceFor} from '@selection-set/plugin-kit';

test('a function is called once for each object, even if it returns undefined', () => {
  const make = jest.fn(({name}: {readonly name?: string}) => name);
  const once = onceFor(make);
  const [first, second] = [{name: 'a'}, {}];
  expect([once(first), once(second), once(first), once(second)]).toEqual([
    'a',
    undefined,
    'a',
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});
