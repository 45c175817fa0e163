import {access, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {ImageEntry, ImageVariant} from '../../../src/lib/contracts/images';

/** From 0 to 9; slow encoding pays once, as results are kept. */
const AVIF_EFFORT = 5;
const WEBP_EFFORT = 5;

/**
 * Writes the files of one picture below a folder; those that exist are kept, because their names carry the hash of what they were made of.
 *
 * @returns how many had to be made.
 */
export async function writeVariants(
  folder: string,
  bytes: Buffer,
  {quality, variants}: ImageEntry,
): Promise<number> {
  const made = await Promise.all(
    variants.map(async (variant) => {
      const target = path.join(folder, variant.path);
      if (await exists(target)) {
        return 0;
      }
      await mkdir(path.dirname(target), {recursive: true});
      // Under another name first, so that a build that is cut off leaves no half picture.
      const draft = `${target}.${process.pid}.draft`;
      await writeFile(draft, await encode(bytes, variant, quality));
      await rename(draft, target);
      return 1;
    }),
  );
  return made.reduce<number>((sum, count) => sum + count, 0);
}

function encode(bytes: Buffer, {format, width}: ImageVariant, quality: number): Promise<Buffer> {
  const resized = sharp(bytes).autoOrient().resize({width, withoutEnlargement: true});
  return format === 'avif'
    ? resized.avif({quality, effort: AVIF_EFFORT}).toBuffer()
    : resized.webp({quality, effort: WEBP_EFFORT}).toBuffer();
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
