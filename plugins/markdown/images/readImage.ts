import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import sharp from 'sharp';
import type {SourceFile} from './listSources';
import type {ImageFacts} from './planVariants';

export interface ReadImage extends ImageFacts {
  readonly bytes: Buffer;
}

/**
 * Reads a picture's size and content.
 *
 * @returns undefined for one that moves, which stays as it is.
 * @throws Error naming the file when it is no picture.
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
