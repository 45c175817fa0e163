import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {readIfThere} from '@selection-set/plugin-kit';

export interface Asset {
  /** Relative to the target folder, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Also written as PNG of this width in pixels, under the same name or under `pngPath`. */
  readonly pngWidth?: number;
  readonly pngPath?: string;
  /** Only the PNG is written. */
  readonly isPngOnly?: boolean;
}

/** File next to the assets that records what each PNG was drawn from. */
const HASHES_FILE = '.hashes.json';

/**
 * Writes the assets below a folder; an unchanged one only costs a comparison. Starts all at once, so that other threads draw while this
 * one is busy.
 */
export async function writeAssets(folder: string, assets: readonly Asset[]): Promise<void> {
  const hashesPath = path.join(folder, '..', path.basename(folder) + HASHES_FILE);
  const known = await readHashes(hashesPath);
  const hashes = await Promise.all(assets.map((asset) => writeAsset(folder, asset, known)));
  await writeIfChanged(hashesPath, JSON.stringify(Object.assign({}, ...hashes), null, 2));
}

/** Writes one asset; returns the source of its PNG, by the PNG's path. */
async function writeAsset(
  folder: string,
  asset: Asset,
  known: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  if (!asset.isPngOnly) {
    await writeIfChanged(path.join(folder, asset.path), asset.text);
  }
  if (asset.pngWidth === undefined) {
    return {};
  }
  const pngPath = asset.pngPath ?? asset.path.replace(/\.svg$/u, '.png');
  const target = path.join(folder, pngPath);
  const hash = createHash('sha256').update(`${asset.pngWidth}:${asset.text}`).digest('hex');
  if (known[pngPath] !== hash || (await readIfThere(target)) === undefined) {
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, await renderPng(asset.text, asset.pngWidth));
  }
  return {[pngPath]: hash};
}

const SVG_DENSITY_DPI = 72;
const MAX_DENSITY_DPI = 2400;

function renderPng(svg: string, width: number): Promise<Buffer> {
  const drawn = Number(/\bwidth="(?<width>[\d.]+)"/u.exec(svg)?.groups?.width ?? width);
  const density = Math.min((SVG_DENSITY_DPI * width) / drawn, MAX_DENSITY_DPI);
  return sharp(Buffer.from(svg), {density}).resize({width}).png({compressionLevel: 9}).toBuffer();
}

async function readHashes(file: string): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse((await readIfThere(file)) ?? '{}');
    return typeof value === 'object' && value !== null ? {...value} : {};
  } catch {
    // With a damaged cache, everything is drawn again.
    return {};
  }
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  if ((await readIfThere(file)) !== text) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
