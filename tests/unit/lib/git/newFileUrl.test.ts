import {newFileUrl} from '../../../../src/lib/git/newFileUrl';

const FILE = 'i18n/fr/a b.mdx';

test.each([
  [
    'https://github.com/o/n/tree/main',
    'https://github.com/o/n/new/main?filename=i18n%2Ffr%2Fa+b.mdx',
  ],
  [
    'https://github.com/o/n.git/tree/next/site/',
    'https://github.com/o/n/new/next?filename=site%2Fi18n%2Ffr%2Fa+b.mdx',
  ],
  [
    'https://gitlab.com/o/n/-/tree/main',
    'https://gitlab.com/o/n/-/new/main?file_name=i18n%2Ffr%2Fa+b.mdx',
  ],
  ['https://git.example.org/o/n/tree/main', undefined],
  ['https://github.com/o/n', undefined],
])('in %s a file is started at %s (I3)', (base, address) => {
  expect(newFileUrl(base, FILE)).toBe(address);
});

test('an address that is none is named (ERR-5)', () => {
  expect(() => newFileUrl('github', FILE)).toThrow(/^Invalid docsRepositoryBase URL/u);
});
