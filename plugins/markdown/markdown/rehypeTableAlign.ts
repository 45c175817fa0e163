import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Markdown knows left and right; readers have a start and an end. */
const PLACES = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
]);

/** A step that says by an attribute how a cell is aligned, which MDX would write as an inline style. */
export default function rehypeTableAlign() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'td' || tagName === 'th') {
        const place = PLACES.get(String(properties.align));
        delete properties.align;
        if (place !== undefined) {
          properties.dataAlign = place;
        }
      }
    });
  };
}
