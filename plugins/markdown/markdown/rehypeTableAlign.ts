import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Markdown has left and right; readers have a start and an end. */
const PLACES = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
]);

/** Length from which the text of a cell needs several lines on a phone, in characters. */
const LONG_MIN_CHARS = 60;

/** A step that marks with attributes how a cell is aligned, which MDX would write as an inline style, and whether its text is long. */
export default function rehypeTableAlign() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      const {tagName, properties} = cell;
      if (tagName === 'td' || tagName === 'th') {
        if (toString(cell).length >= LONG_MIN_CHARS) {
          properties.dataText = 'long';
        }
        const place = PLACES.get(String(properties.align));
        delete properties.align;
        if (place !== undefined) {
          properties.dataAlign = place;
        }
      }
    });
  };
}
