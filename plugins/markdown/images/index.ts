import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ImageEntry, ImageManifest} from '../../../src/lib/contracts/images';
import {listSources} from './listSources';
import {type PluginOptions, validateOptions} from './options';
import {planVariants} from './planVariants';
import {pruneFolder} from './pruneFolder';
import {readImage} from './readImage';
import {writeVariants} from './writeVariants';

/** Folder of generated static files, relative to the generated files; listed in `staticDirectories`. */
export const STATIC_FOLDER = 'images/static';

/**
 * Pre-builds pictures as AVIF and WebP in a few widths, and tells the browser which there are (API-11, CON-16, C-19). The folder of
 * results is the cache: what has not changed is not made again.
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
