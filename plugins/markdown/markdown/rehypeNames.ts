import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Fits on one line of a list on the narrowest phone. */
const TEXT_MAX_CHARS = 22;

/** A table scrolls, so its columns may be wider. */
const CELL_MAX_CHARS = 32;

const NAME_WITH_HYPHEN = /^\S*-\S+$/u;

function mark(code: Element, maxChars: number): void {
  const text = toString(code);
  if (text.length <= maxChars && NAME_WITH_HYPHEN.test(text)) {
    code.properties.dataText = 'name';
  }
}

/** A step that marks code that is a name with a hyphen, such as `--config`, short enough to stay on one line. */
export default function rehypeNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _index, parent) => {
      if (element.tagName === 'td') {
        visit(element, {tagName: 'code'}, (code) => mark(code, CELL_MAX_CHARS));
      } else if (
        element.tagName === 'code' &&
        parent?.type === 'element' &&
        parent.tagName !== 'pre'
      ) {
        mark(element, TEXT_MAX_CHARS);
      }
    });
  };
}
