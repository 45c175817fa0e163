import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import sharp from 'sharp';
import {IMAGE_FORMATS, type ImageEntry} from '../../../src/lib/contracts/pages';
import type {SourceFile} from './remarkImages';

/** Folder of the pre-built files below the site's base address. */
const FOLDER = '/pictures';
const HASH_CHARS = 12;

interface ImageFacts {
  /** Path of the source on the site, such as `/img/shot.png`. */
  readonly path: string;
  /** Of the source's bytes, hexadecimal. */
  readonly hash: string;
  /** Displayed size, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The files to make of one picture: AVIF and WebP in each width that is narrower than the source, and in the source's own width
 * if it does not exceed the largest; nothing is enlarged (API-11, C-19). Names contain the hash, so an existing file is up to
 * date.
 */
export function planVariants(
  {path, hash, width, height}: ImageFacts,
  widths: readonly number[],
  quality: number,
): ImageEntry {
  const name = `${toFileName(path)}.${hash.slice(0, HASH_CHARS)}-q${quality}`;
  return {
    width,
    height,
    quality,
    variants: IMAGE_FORMATS.flatMap((format) =>
      chooseWidths(width, widths).map((target) => ({
        format,
        width: target,
        path: `${FOLDER}/${name}.${target}.${format}`,
      })),
    ),
  };
}

function chooseWidths(own: number, widths: readonly number[]): readonly number[] {
  const largest = Math.min(own, Math.max(...widths));
  return [...new Set([...widths.filter((width) => width < own), largest])].toSorted(
    (a, b) => a - b,
  );
}

/** The last part of the path with characters that are the same in every address and file system. */
function toFileName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/u, '');
  return (
    name
      .toLowerCase()
      .replaceAll(/[^\da-z]+/gu, '-')
      .replaceAll(/^-+|-+$/gu, '') || 'picture'
  );
}

export interface ReadImage extends ImageFacts {
  readonly bytes: Buffer;
}

/**
 * Reads a picture's size and content.
 *
 * @returns undefined for an animated picture, which stays as it is.
 * @throws Error naming the file when it is not a picture.
 */
export async function readImage({file, path}: SourceFile): Promise<ReadImage | undefined> {
  const bytes = await readFile(file);
  try {
    const {autoOrient, pages = 1} = await sharp(bytes).metadata();
    return pages > 1
      ? undefined
      : {
          path,
          bytes,
          hash: createHash('sha256').update(bytes).digest('hex'),
          width: autoOrient.width,
          height: autoOrient.height,
        };
  } catch (error) {
    throw new Error(
      `${file} cannot be read as a picture. Replace it by a whole PNG, JPEG or WebP file, or take it out of the folder.`,
      {cause: error},
    );
  }
}
