import type {Element, Root} from 'hast';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {listElements, wrapRoot} from './hast';

// Stand for `<` and `>` in attributes until the text is written. Sources cannot gain by using them: they become references.
const LESS_THAN = '\ufdd0';
const GREATER_THAN = '\ufdd1';

const writer = unified().use(rehypeStringify).freeze();

/**
 * HTML of a tree. `<` and `>` are references in attributes too, so that no parser, in whatever state something has put it, finds a
 * tag inside an attribute.
 */
export function serialiseHtml(tree: Root): string {
  const elements = listElements(wrapRoot(tree));
  for (const element of elements) {
    replaceInAttributes(element, (value) =>
      value.replaceAll('<', LESS_THAN).replaceAll('>', GREATER_THAN),
    );
  }
  const html = writer.stringify(tree);
  for (const element of elements) {
    replaceInAttributes(element, (value) =>
      value.replaceAll(LESS_THAN, '<').replaceAll(GREATER_THAN, '>'),
    );
  }
  return html.replaceAll(LESS_THAN, '&lt;').replaceAll(GREATER_THAN, '&gt;');
}

function replaceInAttributes({properties}: Element, replace: (value: string) => string): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') {
      properties[name] = replace(value);
    }
  }
}
