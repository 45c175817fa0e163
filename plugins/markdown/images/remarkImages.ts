import {existsSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {inlineComponent} from '@selection-set/content-model';
import {listFiles, validateBy} from '@selection-set/plugin-kit';
import type {Image, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {IMAGE_QUALITY_PERCENT, IMAGE_WIDTHS_PX} from '../../../src/lib/constants';

/** A folder of pictures, and its path on the site. */
interface ImageSource {
  /** Relative to the project's folder. */
  readonly folder: string;
  /** Path without the site's base address, with a slash at the start only. */
  readonly path: string;
}

export interface PluginOptions {
  readonly id: string;
  readonly sources: readonly ImageSource[];
  /** In pixels. */
  readonly widths: readonly number[];
  /** Of 100. */
  readonly quality: number;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  sources: [{folder: 'static/img', path: '/img'}],
  widths: IMAGE_WIDTHS_PX,
  quality: IMAGE_QUALITY_PERCENT,
};

const MAX_PERCENT = 100;

const SourceSchema = Joi.object<ImageSource>({
  folder: Joi.string().required(),
  path: Joi.string()
    .pattern(/^(?:\/[^/]+)+$/u, 'a path such as /img')
    .required(),
});

const OptionsSchema = Joi.object<PluginOptions>({
  id: Joi.string().default(DEFAULT_OPTIONS.id),
  sources: Joi.array().items(SourceSchema).default(DEFAULT_OPTIONS.sources),
  widths: Joi.array()
    .items(Joi.number().integer().min(1))
    .min(1)
    .unique()
    .default(DEFAULT_OPTIONS.widths),
  quality: Joi.number().integer().min(1).max(MAX_PERCENT).default(DEFAULT_OPTIONS.quality),
});

export const validateOptions = validateBy<Options | undefined, PluginOptions>(OptionsSchema);

/** Formats to pre-build; SVG is scalable, and GIF may be animated. */
const EXTENSIONS: readonly string[] = ['.jpeg', '.jpg', '.png', '.webp'];

export interface SourceFile {
  /** On disk. */
  readonly file: string;
  /** On the site. */
  readonly path: string;
}

/** All pictures of the folders, in the order of their paths; a folder that does not exist has none. */
export async function listSources(
  siteDir: string,
  sources: readonly ImageSource[],
): Promise<readonly SourceFile[]> {
  const lists = await Promise.all(
    sources.map(async ({folder, path: base}) => {
      const root = path.resolve(siteDir, folder);
      return (await listFiles(root))
        .filter((name) => EXTENSIONS.includes(path.extname(name).toLowerCase()))
        .map((name) => ({
          file: path.join(root, name),
          path: `${base}/${name}`,
        }));
    }),
  );
  return lists.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * A step for pictures in Markdown: `![alt](/img/shot.png)` from a pre-built folder is rendered by `Image` from its smallest suitable
 * file, and a picture alone in its paragraph gets its title as a caption. Leaves pictures that do not exist to Docusaurus, which
 * names the file and stops.
 *
 * @param siteDir the project's folder.
 */
export default function remarkImages({siteDir}: {readonly siteDir: string}) {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const image = onlyImage(node);
      if (
        image?.title != null &&
        image.title !== '' &&
        parent !== undefined &&
        index !== undefined
      ) {
        const caption = image.title;
        image.title = null;
        parent.children[index] = inlineComponent('ImageFigure', {caption}, [image]);
      }
    });
    visit(tree, 'image', (node) => {
      if (isPreBuilt(siteDir, node.url)) {
        const {url: src, alt, title} = node;
        Object.assign(
          node,
          inlineComponent('Image', {src, alt: alt ?? '', title: title ?? undefined}),
        );
      }
    });
  };
}

function onlyImage({children}: Paragraph): Image | undefined {
  const [first, ...others] = children;
  return first?.type === 'image' && others.length === 0 ? first : undefined;
}

function isPreBuilt(siteDir: string, url: string): boolean {
  const source = DEFAULT_OPTIONS.sources.find((candidate) => url.startsWith(`${candidate.path}/`));
  return (
    source !== undefined &&
    existsSync(path.join(siteDir, source.folder, url.slice(source.path.length)))
  );
}
