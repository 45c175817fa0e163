import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Where Docusaurus tells the loader of an image which other loader takes large ones. */
const FALLBACK = /(?<=[?&]fallback=)[^&!"]*[/\\]file-loader[/\\][^&!"]*/gu;

/**
 * Names the loader of large images by its package. Docusaurus gives its full path, which becomes part of the image's id in the scripts, so that
 * these would differ with the folder that the portal is built in.
 */
export default function remarkPortableImages() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        replaceStrings(node.attributes);
      }
    });
  };
}

function replaceStrings(value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string') {
      Reflect.set(value, key, child.replace(FALLBACK, 'file-loader'));
    } else {
      replaceStrings(child);
    }
  }
}
