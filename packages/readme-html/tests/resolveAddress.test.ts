import {readFragment, resolveAddress, resolveFragment} from '../src/resolveAddress';

const SOURCE = {repository: 'owner/name', directory: 'packages/tool'};
const BLOB = 'https://github.com/owner/name/blob/HEAD';

test.each([
  ['docs/a.md', `${BLOB}/packages/tool/docs/a.md`],
  ['./a.md#part', `${BLOB}/packages/tool/a.md#part`],
  ['../other/', `${BLOB}/packages/other/`],
  ['/LICENSE', `${BLOB}/LICENSE`],
  ['../../../../evil/repo', `${BLOB}/evil/repo`],
  ['%2e%2e/%2e%2e/%2e%2e/x', `${BLOB}/x`],
  ['../..', 'https://github.com/owner/name'],
  ['?tab=x', `${BLOB}/packages/tool/?tab=x`],
  ['//example.com/x', 'https://example.com/x'],
  ['\\\\example.com\\x', 'https://example.com/x'],
  ['https://example.com', 'https://example.com/'],
  ['HTTP://EXAMPLE.com/A', 'http://example.com/A'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['mailto:"a"@example.com', 'mailto:%22a%22@example.com'],
  ["https://example.com/'x'?'", 'https://example.com/%27x%27?%27'],
])('the link %j leads to %s', (address, expected) => {
  expect(resolveAddress(address, SOURCE, 'blob')).toBe(expected);
});

test.each([
  '',
  ' ',
  'javascript:x',
  ' java\tscr\nipt:x',
  '\u0001javascript:x',
  'data:text/html,x',
  'vbscript:x',
  'file:///x',
  'blob:https://example.com/x',
  'ftp://example.com',
  'https://user:password@example.com/',
  'https://github.com@example.com/',
  'https://[x',
  'https://example.com"onclick="x',
  `https://example.com/${'x'.repeat(2000)}`,
])('%j is no address for a link', (address) => {
  expect(resolveAddress(address, SOURCE, 'blob')).toBeUndefined();
});

test('an image comes from the file itself, and from the root where no folder is given', () => {
  expect(resolveAddress('logo.svg', {repository: 'owner/name'}, 'raw')).toBe(
    'https://github.com/owner/name/raw/HEAD/logo.svg',
  );
  expect(resolveAddress('mailto:a@example.com', SOURCE, 'raw')).toBeUndefined();
});

test('a fragment is read decoded, and one that we do not have leads to the repository', () => {
  expect(readFragment(' #caf%C3%A9')).toBe('café');
  expect(readFragment('#100%')).toBe('100%');
  expect(readFragment('a.md#x')).toBeUndefined();
  expect(resolveFragment('x y', SOURCE)).toBe(
    'https://github.com/owner/name/tree/HEAD/packages/tool#x%20y',
  );
});

test('a repository that is no owner and name is refused', () => {
  expect(() => resolveAddress('x', {repository: 'owner/name/../x'}, 'blob')).toThrow(
    '"owner/name/../x" is no repository; give owner and name, such as "owner/name"',
  );
});
