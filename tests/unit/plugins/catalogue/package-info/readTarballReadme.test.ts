import {mkdtempSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {execFileSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readTarballReadme} from '../../../../../plugins/catalogue/package-info/readTarballReadme';
import {README_MAX_BYTES} from '../../../../../src/lib/constants';
import type {Limits} from '../../../../../src/lib/packageInfo/transport';
import {
  buildArchive,
  buildTarball,
  integrityOf,
} from '../../../../support/packageInfo/buildTarball';
import {
  type Handler,
  silent,
  startServer,
  type TestServer,
  text,
} from '../../../../support/packageInfo/startServer';

const MANIFEST = JSON.stringify({name: 'name', version: '1.0.0'});

let server: TestServer | undefined;
afterEach(() => server?.close());

async function read(
  archive: string | Buffer,
  {
    integrity = integrityOf(archive),
    handler = text(archive),
    ...given
  }: Partial<Limits> & {integrity?: string; handler?: Handler} = {},
) {
  server = await startServer({'/name.tgz': handler});
  const {signal} = new AbortController();
  return readTarballReadme(
    {address: `${server.url}name.tgz`, integrity},
    {registry: server.url},
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
  expect(await read(pack(files))).toBe(expected);
});

test.each([
  [32, '# Hello'],
  [33, 'The archive has more than 32 folders below each other'],
])('VAL-13: an archive of %i folders below each other gives "%s"', async (depth, expected) => {
  const archive = pack({'README.md': '# Hello', [`${'a/'.repeat(depth - 1)}b`]: ''});
  expect(await read(archive).catch(String)).toContain(expected);
});

test('VAL-13: an archive of the system’s tar, with long names, is read', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const name = `${'long-'.repeat(40)}.txt`;
  writeFileSync(path.join(folder, name), 'x'.repeat(700));
  writeFileSync(path.join(folder, 'README.md'), '# Ünïcode');
  const archives = ['pax', 'gnu', 'ustar'].map((format) =>
    execFileSync('tar', [
      '-cz',
      '--format',
      format,
      '-C',
      path.dirname(folder),
      path.join(path.basename(folder), format === 'ustar' ? 'README.md' : ''),
    ]),
  );
  for (const archive of archives) {
    expect(await read(archive)).toBe('# Ünïcode');
    await server?.close();
  }
  await rm(folder, {recursive: true});
});

test('VAL-13: a pax header names the file after it', async () => {
  const record = ' path=package/README.md\n';
  const archive = buildArchive([
    {name: 'PaxHeader', type: 'x', body: `${record.length + 2}${record}`},
    {name: 'package/short', body: 'long name'},
    {name: 'package/other', body: ''},
  ]);
  expect(await read(archive)).toBe('long name');
});

test('PKG-1: no more of a README is read than is kept', async () => {
  const readme = await read(pack({'README.md': 'x'.repeat(README_MAX_BYTES * 2)}));
  expect(readme).toHaveLength(README_MAX_BYTES + 1);
});

test('a package that is not what its document promised is refused', async () => {
  const archive = pack({'README.md': 'evil'});
  await expect(read(archive, {integrity: integrityOf('other')})).rejects.toThrow(
    /checksum is not the one of dist\.integrity/u,
  );
});

test('the strongest checksum of several decides', async () => {
  const archive = pack({'README.md': '# Hello'});
  const [right, wrong] = [integrityOf(archive, 'sha256'), integrityOf('other', 'sha512')];
  await expect(read(archive, {integrity: `${right} ${wrong}`})).rejects.toThrow(/checksum/u);
  await server?.close();
  expect(await read(archive, {integrity: `${wrong} ${integrityOf(archive)}?option`})).toBe(
    '# Hello',
  );
});

test('404 fails at once', async () => {
  await expect(read('', {handler: text('', 404), retries: 3})).rejects.toMatchObject({
    failure: 'status',
    answer: {status: 404},
  });
  expect(server?.paths).toHaveLength(1);
});

test('slow: ends with the time-out', async () => {
  await expect(read('', {handler: silent, timeoutMs: 200})).rejects.toMatchObject({
    failure: 'timeout',
  });
});

test('not a package: fails without a crash', async () => {
  await expect(read('no gzip at all')).rejects.toThrow(/archive cannot be unpacked/u);
});
