import {readFirstLoad} from '../../../../src/lib/config/defineDocsConfig';

test.each([
  [undefined, 'light'],
  ['', 'light'],
  [' light ', 'light'],
  ['plain', 'plain'],
])('FIRST_LOAD=%p means %s', (value, mode) => {
  expect(readFirstLoad({FIRST_LOAD: value})).toBe(mode);
});

test('another value stops the build and says what to write', () => {
  expect(() => readFirstLoad({FIRST_LOAD: 'off'})).toThrow(
    /FIRST_LOAD is "off"; expected "light".*"plain"/u,
  );
});
