import {access, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import type {ImageEntry, ImageManifest, ImageVariant} from '../../../src/lib/contracts/pages';
import {listSources, validateOptions, type PluginOptions} from './remarkImages';
import {planVariants, readImage} from './planVariants';

/** From 0 to 9. Five takes five times as long as three and saves four percent. */
const AVIF_EFFORT = 3;
/** From 0 to 6. */
const WEBP_EFFORT = 5;

/**
 * Writes the files of one picture below a folder; keeps existing ones, because their names contain the hash of their input.
 *
 * @returns how many had to be made.
 */
async function writeVariants(
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
      // Under a temporary name first, so that an interrupted build leaves no partial picture.
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

/** Removes files of pictures that have changed or been deleted, so that they are not published. */
async function pruneFolder(folder: string, manifest: ImageManifest): Promise<void> {
  const wanted = new Set(
    Object.values(manifest).flatMap(({variants}) =>
      variants.map((variant) => path.join(folder, variant.path)),
    ),
  );
  const files = await readdir(folder, {recursive: true, withFileTypes: true});
  await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !wanted.has(file))
      .map((file) => rm(file, {force: true})),
  );
}

/** Folder of generated static files, relative to the generated files; listed in `staticDirectories`. */
export const STATIC_FOLDER = 'images/static';

/**
 * Pre-builds pictures as AVIF and WebP in a few widths, and lists them for the browser (API-11, CON-16, C-19). The output folder
 * is the cache: unchanged pictures are not made again.
 */
export default function pluginImages(
  {siteDir, generatedFilesDir}: LoadContext,
  {sources, widths, quality}: PluginOptions,
): Plugin<ImageManifest> {
  const folder = path.join(generatedFilesDir, STATIC_FOLDER);
  return {
    name: 'images',
    async loadContent() {
      await mkdir(folder, {recursive: true});
      const manifest: Record<string, ImageEntry> = {};
      for (const source of await listSources(siteDir, sources)) {
        // One after the other: sharp uses all cores for each.
        const image = await readImage(source);
        if (image !== undefined) {
          const entry = planVariants(image, widths, quality);
          await writeVariants(folder, image.bytes, entry);
          manifest[source.path] = entry;
        }
      }
      await pruneFolder(folder, manifest);
      return manifest;
    },
    async contentLoaded({content, actions}) {
      await actions.createData('manifest.json', content);
    },
    getPathsToWatch: () =>
      sources.map((source) => `${source.folder}/**/*.{jpeg,jpg,png,webp,JPEG,JPG,PNG,WEBP}`),
  };
}

pluginImages.validateOptions = validateOptions;
