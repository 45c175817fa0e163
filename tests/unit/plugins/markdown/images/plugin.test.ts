import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import sharp from 'sharp';
import pluginImages, {STATIC_FOLDER} from '../../../../../plugins/markdown/images';
import {
  DEFAULT_OPTIONS,
  type Options,
  type PluginOptions,
} from '../../../../../plugins/markdown/images/remarkImages';
import type {ImageManifest} from '../../../../../src/lib/contracts/pages';

const SLOW_MS = 60_000;
const LONG_AGO = new Date('2020-01-01');

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'images-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

async function draw(
  name: string,
  width: number,
  height: number,
  colour = '#3366cc',
): Promise<void> {
  const file = path.join(siteDir, 'static/img', name);
  mkdirSync(path.dirname(file), {recursive: true});
  await sharp({create: {width, height, channels: 3, background: colour}}).toFile(file);
}

async function load(options: Partial<PluginOptions> = {}): Promise<ImageManifest> {
  const context = {siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus')};
  const plugin = pluginImages(context as Parameters<typeof pluginImages>[0], {
    ...DEFAULT_OPTIONS,
    ...options,
  });
  const content = await plugin.loadContent?.();
  const data: Record<string, unknown> = {};
  const actions = {createData: (name: string, value: unknown) => (data[name] = value)};
  await plugin.contentLoaded?.({content, actions} as unknown as Parameters<
    NonNullable<typeof plugin.contentLoaded>
  >[0]);
  expect(data['manifest.json']).toBe(content);
  return content ?? {};
}

function written(): string[] {
  return readdirSync(path.join(siteDir, '.docusaurus', STATIC_FOLDER, 'pictures')).toSorted();
}

function onDisk(publicPath: string): string {
  return path.join(siteDir, '.docusaurus', STATIC_FOLDER, publicPath);
}

test('a site without pictures has an empty manifest and builds (API-11)', async () => {
  expect(await load()).toEqual({});
  expect(existsSync(path.join(siteDir, '.docusaurus', STATIC_FOLDER))).toBe(true);
});

test(
  'each variant is a real file of its format, width and shape (API-11, C-19)',
  async () => {
    await draw('screens/shot.png', 1000, 500);
    const manifest = await load();
    const entry = manifest['/img/screens/shot.png'];
    expect(entry).toMatchObject({width: 1000, height: 500, quality: 75});
    expect(entry?.variants.map(({format, width}) => `${width} ${format}`)).toEqual([
      '480 avif',
      '960 avif',
      '1000 avif',
      '480 webp',
      '960 webp',
      '1000 webp',
    ]);
    for (const {format, width, path: file} of entry?.variants ?? []) {
      // One after the other keeps the failure readable.
      expect(await sharp(onDisk(file)).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : 'webp',
        width,
        height: width / 2,
      });
    }
  },
  SLOW_MS,
);

test(
  'what has not changed is not made again (API-11)',
  async () => {
    await draw('a.png', 300, 200);
    const first = await load();
    const file = onDisk(first['/img/a.png']?.variants[0]?.path ?? '');
    utimesSync(file, LONG_AGO, LONG_AGO);
    expect(await load()).toEqual(first);
    expect(statSync(file).mtime).toEqual(LONG_AGO);
  },
  SLOW_MS,
);

test(
  'a changed picture gets new files, and the old ones go (API-11)',
  async () => {
    await draw('a.png', 300, 200, '#ff0000');
    await load();
    const before = written();
    await draw('a.png', 300, 200, '#0000ff');
    await load();
    expect(written()).toHaveLength(before.length);
    expect(written()).not.toEqual(before);
  },
  SLOW_MS,
);

test(
  'another quality gets other files (CON-16)',
  async () => {
    await draw('a.png', 300, 200);
    const low = await load({quality: 40});
    expect(low['/img/a.png']?.quality).toBe(40);
    expect(written().every((name) => name.includes('-q40.'))).toBe(true);
  },
  SLOW_MS,
);

test(
  'a photo that was taken upright is measured upright (API-11)',
  async () => {
    mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
    await sharp({create: {width: 300, height: 200, channels: 3, background: '#000'}})
      .withMetadata({orientation: 6})
      .jpeg()
      .toFile(path.join(siteDir, 'static/img/upright.jpg'));
    const entry = (await load())['/img/upright.jpg'];
    expect(entry).toMatchObject({width: 200, height: 300});
    expect(await sharp(onDisk(entry?.variants[0]?.path ?? '')).metadata()).toMatchObject({
      width: 200,
      height: 300,
    });
  },
  SLOW_MS,
);

test('a moving picture is left alone, from two frames on (API-11)', async () => {
  mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
  const frames = ['#ff0000', '#0000ff'].map((background) => ({
    create: {width: 8, height: 8, channels: 3, background} as const,
  }));
  await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
    join: {animated: true},
  }).toFile(path.join(siteDir, 'static/img/moving.webp'));
  expect(await load()).toEqual({});
});

test('drawings and other files are left alone (API-11)', async () => {
  mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
  writeFileSync(path.join(siteDir, 'static/img/mark.svg'), '<svg/>');
  writeFileSync(path.join(siteDir, 'static/img/note.txt'), 'x');
  expect(await load()).toEqual({});
});

test('a picture that is none stops the build with its name and what to do (API-11)', async () => {
  mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
  const file = path.join(siteDir, 'static/img/broken.png');
  writeFileSync(file, 'no picture');
  await expect(load()).rejects.toThrow(
    `${file} cannot be read as a picture. Replace it by a whole PNG, JPEG or WebP file, or take it out of the folder.`,
  );
});

describe('options (API-11, CON-16)', () => {
  function validate(options?: Options): PluginOptions {
    return pluginImages.validateOptions({validate: normalizePluginOptions, options});
  }

  test('quality 75, widths 480, 960 and 1440, and static/img by default (CON-16)', () => {
    expect(validate({})).toEqual({
      id: 'default',
      quality: 75,
      widths: [480, 960, 1440],
      sources: [{folder: 'static/img', path: '/img'}],
    });
  });

  test.each<readonly [Options, string]>([
    [{quality: 0}, '"quality"'],
    [{quality: 101}, '"quality"'],
    [{widths: []}, '"widths"'],
    [{widths: [1.5]}, '"widths[0]"'],
    [{sources: [{folder: 'a', path: 'img/'}]}, '"sources[0].path"'],
  ])('%j is refused by name', (options, name) => {
    expect(() => validate(options)).toThrow(name);
  });
});
