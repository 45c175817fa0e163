import {requireContent} from '../../../../src/lib/content/requireContent';

test('what was found is given back, whatever it is (ERR-6)', () => {
  expect(requireContent(0, '/tools/yoga')).toBe(0);
  expect(requireContent(null, '/tools/yoga')).toBeNull();
});

test('what was not found stops with the exact message (ERR-6)', () => {
  expect(() => requireContent(undefined, '/tools/nothing')).toThrow(
    new Error('No content found for /tools/nothing'),
  );
});
