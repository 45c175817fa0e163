import {encodeName, joinAddress, readmeAddress} from '../../../../src/lib/packageInfo/requestText';

test.each([
  ['graphql-yoga', 'graphql-yoga'],
  ['@scope/name', '%40scope%2Fname'],
  ['../up?x=1#y', '..%2Fup%3Fx%3D1%23y'],
])('API-4: the name %j becomes the segment %j', (name, expected) => {
  expect(encodeName(name)).toBe(expected);
});

test.each([
  [['https://r.example', 'a'], 'https://r.example/a'],
  [['https://r.example/', '/a/'], 'https://r.example/a'],
  [['https://r.example/x//', '//a//', '', 'b'], 'https://r.example/x/a/b'],
])('API-6: %j joins to %j', ([base = '', ...parts], expected) => {
  expect(joinAddress(base, ...parts)).toBe(expected);
});

test.each([
  ['https://raw.example/', '/o/r/', '/README.md', 'https://raw.example/o/r/HEAD/README.md'],
  [
    'https://raw.example',
    'o/r',
    'packages/x/README.md',
    'https://raw.example/o/r/HEAD/packages/x/README.md',
  ],
  ['https://raw.example', 'o/r', '../../x y?.md', 'https://raw.example/o/r/HEAD/x%20y%3F.md'],
])('API-6: %j, %j and %j give %j', (source, repo, path, expected) => {
  expect(readmeAddress(source, repo, path)).toBe(expected);
});
