import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {inlineComponent} from '@selection-set/content-model';
import {DEFAULT_OPTIONS} from './options';

/**
 * A step for pictures in Markdown: `![alt](/img/shot.png)` of a folder that is pre-built is drawn by `Image` from its smallest fitting
 * file, and a picture that stands alone with a title gets the title as its caption. What does not exist is left to Docusaurus, which
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
