import {
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {wrapSvg} from '../../../../../plugins/brand/brand-assets/composeAssets';
import {type Asset, writeAssets} from '../../../../../plugins/brand/brand-assets/writeAssets';

const LONG_AGO = new Date('2020-01-01');

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
  folder = path.join(root, 'static');
});

afterEach(() => rmSync(root, {recursive: true}));

function square(colour: string): Asset {
  return {
    path: 'marks/a.svg',
    text: wrapSvg(`<rect width="24" height="24" fill="${colour}"/>`, {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
    }),
    pngWidth: 48,
  };
}

function file(name: string): string {
  return path.join(folder, name);
}

/** Makes the file look old, so that a write shows. */
function age(name: string): void {
  utimesSync(file(name), LONG_AGO, LONG_AGO);
}

function isOld(name: string): boolean {
  return statSync(file(name)).mtime.getTime() === LONG_AGO.getTime();
}

test('an asset is written as SVG and as PNG of its width (RTE-2)', async () => {
  await writeAssets(folder, [square('#ff0000')]);
  expect(readFileSync(file('marks/a.svg'), 'utf8')).toBe(square('#ff0000').text);
  expect(await sharp(file('marks/a.png')).metadata()).toMatchObject({
    format: 'png',
    width: 48,
    height: 48,
  });
});

test('an asset that is wanted as PNG only leaves no SVG', async () => {
  await writeAssets(folder, [{...square('#ff0000'), isPngOnly: true, pngPath: 'icon.png'}]);
  expect(existsSync(file('icon.png'))).toBe(true);
  expect(existsSync(file('marks/a.svg'))).toBe(false);
});

test('what has not changed is not written again', async () => {
  await writeAssets(folder, [square('#ff0000')]);
  age('marks/a.svg');
  age('marks/a.png');
  await writeAssets(folder, [square('#ff0000')]);
  expect([isOld('marks/a.svg'), isOld('marks/a.png')]).toEqual([true, true]);
});

test('what has changed is written again, SVG and PNG', async () => {
  await writeAssets(folder, [square('#ff0000')]);
  age('marks/a.svg');
  age('marks/a.png');
  await writeAssets(folder, [square('#0000ff')]);
  expect([isOld('marks/a.svg'), isOld('marks/a.png')]).toEqual([false, false]);
});

test('a PNG of another width is written again, and its SVG is not', async () => {
  await writeAssets(folder, [square('#ff0000')]);
  age('marks/a.svg');
  await writeAssets(folder, [{...square('#ff0000'), pngWidth: 96}]);
  expect(await sharp(file('marks/a.png')).metadata()).toMatchObject({width: 96});
  expect(isOld('marks/a.svg')).toBe(true);
});

test('a PNG that was deleted comes back', async () => {
  await writeAssets(folder, [square('#ff0000')]);
  rmSync(file('marks/a.png'));
  await writeAssets(folder, [square('#ff0000')]);
  expect(existsSync(file('marks/a.png'))).toBe(true);
});

test('a damaged memory of hashes only means drawing once more', async () => {
  await writeAssets(folder, [square('#ff0000')]);
  writeFileSync(path.join(root, 'static.hashes.json'), '{');
  age('marks/a.png');
  await writeAssets(folder, [square('#ff0000')]);
  expect(isOld('marks/a.png')).toBe(false);
});
