import {chmod, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {createDiskCache} from '../src/diskCache';

const MAX_AGE_MS = 1000;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, {recursive: true, force: true}));

test('API-9: a value outlives the process until it is too old', async () => {
  let now = 5000;
  await createDiskCache(folder, () => now).write('a/b', 'value');
  const later = createDiskCache(folder, () => now);
  const read = () => later.read<string>('a/b', Joi.string(), MAX_AGE_MS);
  expect(await read()).toBe('value');
  now += MAX_AGE_MS;
  expect(await read()).toBe('value');
  now += 1;
  expect(await read()).toBeUndefined();
  now = 4999;
  expect(await read()).toBeUndefined();
  expect(await later.read<string>('other', Joi.string(), MAX_AGE_MS)).toBeUndefined();
});

test('a value of another shape and a damaged file count as nothing', async () => {
  const cache = createDiskCache(folder);
  await cache.write('key', {a: 1});
  expect(await cache.read<string>('key', Joi.string(), MAX_AGE_MS)).toBeUndefined();
  const [name = ''] = await readdir(folder);
  for (const text of ['{', 'null', '{"at": "now"}', '{"value": "x"}']) {
    await writeFile(path.join(folder, name), text);
    expect(await cache.read<string>('key', Joi.string(), MAX_AGE_MS)).toBeUndefined();
  }
});

test('a folder that cannot be written to is not a failure', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  await expect(createDiskCache(path.join(file, 'below')).write('key', 1)).resolves.toBeUndefined();
});
