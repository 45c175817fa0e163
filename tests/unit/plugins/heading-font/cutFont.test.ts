import {readFileSync} from 'node:fs';
import {cutFont} from '../../../../plugins/heading-font/cutFont';

const FONT =
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2');

test('headings in English need one file of at most 9 kB (issue 8)', async () => {
  const [everyday, others] = await cutFont(readFileSync(FONT));
  expect(everyday?.bytes.length).toBeLessThan(9000);
  expect(everyday?.range).toContain('U+61-7A');
  expect(others?.range).toContain('U+A0-FF');
  expect(everyday?.name).toMatch(/^heading\.[0-9a-f]{8}\.woff2$/u);
});
