import {createHash} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readTarballReadme} from '../../../../../plugins/catalogue/package-info/readTarballReadme';
import {README_MAX_BYTES} from '../../../../../src/lib/constants';
import type {Limits} from '../../../../../src/lib/packageInfo/transport';
import {buildTarball} from '../../../../support/packageInfo/buildTarball';
import {
  type Handler,
  silent,
  startServer,
  type TestServer,
  text,
} from '../../../../support/packageInfo/startServer';

const MANIFEST = JSON.stringify({name: 'name', version: '1.0.0'});

let server: TestServer | undefined;
let cache = '';
beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'npm-cache-'));
});
afterEach(() => server?.close());
afterAll(() => rm(cache, {recursive: true, force: true}));

async function read(handler: Handler, integrity?: string, given: Partial<Limits> = {}) {
  server = await startServer({'/name.tgz': handler});
  const {signal} = new AbortController();
  return readTarballReadme(
    {address: `${server.url}name.tgz`, integrity},
    {registry: server.url, cache},
    {timeoutMs: 3000, maxBytes: 1_000_000, retries: 0, signal, ...given},
  );
}

const pack = (files: Record<string, string>) => buildTarball({'package.json': MANIFEST, ...files});

test.each([
  [{'README.md': '# Hello', 'index.js': ''}, '# Hello'],
  [{'readme.markdown': 'lower case'}, 'lower case'],
  [{README: 'plain', 'README.md': 'Markdown first'}, 'Markdown first'],
  [{'docs/README.md': 'not the package’s own'}, undefined],
  [{'index.js': ''}, undefined],
])('VAL-13: tarball README of %j is %j', async (files, expected) => {
  expect(await read(text(pack(files)))).toBe(expected);
});

test('PKG-1: no more of a README is read than is kept', async () => {
  const readme = await read(text(pack({'README.md': 'x'.repeat(README_MAX_BYTES * 2)})));
  expect(readme).toHaveLength(README_MAX_BYTES + 1);
});

test('a package that is not what its document promised is refused', async () => {
  const other = createHash('sha512').update('other').digest('base64');
  await expect(read(text(pack({'README.md': 'evil'})), `sha512-${other}`)).rejects.toThrow(
    /integrity/iu,
  );
});

test('404 fails at once', async () => {
  await expect(read(text('', 404), undefined, {retries: 3})).rejects.toMatchObject({
    failure: 'status',
    answer: {status: 404},
  });
  expect(server?.paths).toHaveLength(1);
});

test('slow: ends with the time-out', async () => {
  await expect(read(silent, undefined, {timeoutMs: 200})).rejects.toMatchObject({
    failure: 'timeout',
  });
});

test('not a package: fails without a crash', async () => {
  await expect(read(text('no gzip at all'))).rejects.toThrow(/TAR_BAD_ARCHIVE|archive/u);
});
