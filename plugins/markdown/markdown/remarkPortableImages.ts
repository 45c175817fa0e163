import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The query with which Docusaurus configures the loader for large images. */
const FALLBACK = /(?<=[?&]fallback=)[^&!"]*[/\\]file-loader[/\\][^&!"]*/gu;

/**
 * Refers to the loader of large images by package. Docusaurus uses its full path, which becomes part of the image's id in the scripts, so
 * these would depend on the folder of the build.
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
