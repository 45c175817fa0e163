import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bundleWorker} from '../../../../../plugins/output/offline/finish';
import {
  addressOf,
  composeList,
  describeFile,
  finishOffline,
  isNeeded,
  writeJob,
} from '../../../../../plugins/output/offline/finish';
import {composeManifest} from '../../../../../plugins/output/offline';
import {readOffline} from '../../../../../src/lib/config/defineDocsConfig';

test.each([
  ['index.html', true],
  ['docs/yoga.html', true],
  ['assets/search/en-US-current.json', true],
  ['img/favicon.svg', true],
  ['pictures/a.avif', true],
  ['404.html', false],
  ['500.html', false],
  ['docs/yoga.md', false],
  ['img/cards/docs/yoga.png', false],
  ['img/social-card.png', false],
  ['press-kit/all.zip', false],
  ['blog/rss.xml', false],
])('of the build, %s is needed to read offline: %s', (file, expected) => {
  expect(isNeeded(file)).toBe(expected);
});

test.each([
  ['index.html', '/base/'],
  ['docs/yoga.html', '/base/docs/yoga'],
  ['docs/index.html', '/base/docs'],
  ['assets/js/main.js', '/base/assets/js/main.js'],
])('%s is asked for as %s', (file, address) => {
  expect(addressOf(file, '/base/')).toBe(address);
});

test('the version of a list changes with any content, and with nothing else', () => {
  const list = (text: string) => composeList([describeFile('a.html', Buffer.from(text), '/')]);
  expect(list('one')).toEqual(list('one'));
  expect(list('one').version).not.toBe(list('two').version);
  expect(list('one').files).toEqual([{address: '/a', bytes: 3, hash: expect.any(String)}]);
});

test('the manifest starts in its language and keeps to the whole site', () => {
  const manifest: unknown = JSON.parse(
    composeManifest({
      scope: '/base/',
      start: '/base/ar/',
      language: 'ar',
      direction: 'rtl',
      description: 'وصف',
    }),
  );
  expect(manifest).toMatchObject({
    id: '/base/ar/',
    start_url: '/base/ar/',
    scope: '/base/',
    lang: 'ar',
    dir: 'rtl',
    // With the browser's buttons to go back and to reload.
    display: 'minimal-ui',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/u),
    icons: expect.arrayContaining([expect.objectContaining({purpose: 'maskable'})]),
  });
});

test.each([
  [undefined, true],
  ['', true],
  ['on', true],
  ['off', false],
])('OFFLINE=%s offers reading offline: %s', (value, expected) => {
  expect(readOffline({OFFLINE: value})).toBe(expected);
});

test('another value of OFFLINE is refused with what it may be', () => {
  expect(() => readOffline({OFFLINE: 'no'})).toThrow('OFFLINE is "no"; expected "on" or "off"');
});

test('the worker is one file of a few kilobytes, and changes with its version; switched off it removes itself', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  const read = async (): Promise<string> => readFile(path.join(folder, 'sw.js'), 'utf8');
  try {
    const settings = {baseUrl: '/base/', locales: ['/base/fr/', '/base/']};
    await bundleWorker(folder, settings, 'v1');
    const first = await read();
    expect(first.length).toBeLessThan(10_000);
    await bundleWorker(folder, settings, 'v1');
    expect(await read()).toBe(first);
    await bundleWorker(folder, settings, 'v2');
    expect(await read()).not.toBe(first);
    await bundleWorker(folder, settings);
    expect(await read()).toContain('unregister');
  } finally {
    await rm(folder, {recursive: true});
  }
});

test('the worker finds a page in its language, whose address may begin with that of another', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  try {
    await writeFile(path.join(folder, 'index.html'), 'words');
    await writeJob(folder, {
      isOffered: true,
      outDir: folder,
      baseUrl: '/base/',
      baseUrls: ['/base/', '/base/fr/'],
      hasWorker: true,
    });
    await finishOffline(folder);
    expect(await readFile(path.join(folder, 'sw.js'), 'utf8')).toMatch(
      /\[["']\/base\/fr\/["'],\s*["']\/base\/["']\]/u,
    );
  } finally {
    await rm(folder, {recursive: true});
  }
});
