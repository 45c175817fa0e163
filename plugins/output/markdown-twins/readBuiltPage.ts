import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import {EXIT, visit} from 'unist-util-visit';
import {cleanHtml} from './cleanHtml';
import type {Page} from './composeTwin';
import {readLanguage, textOf} from './hastText';
import {code} from '@selection-set/content-model';

/** Code as it is drawn: highlighting goes, line breaks stay. */
const writeCode: Handle = (_state, element) =>
  code(readLanguage(element) ?? null, textOf(element).replace(/\n+$/u, ''));

/** Ids stay with their headings, for the search. */
const writeHeading: Handle = (state, element) => ({
  ...defaultHandlers.h2(state, element),
  data: {id: element.properties.id ?? ''},
});

/**
 * What a page that is not written in Markdown says, from its built HTML. Links and pictures point to what they point to there.
 *
 * @returns undefined for a page without a main part or without a heading.
 */
export function readBuiltPage(html: string): Omit<Page, 'address'> | undefined {
  const root = fromHtml(readParts(html));
  const main = findElement(root, ({tagName}) => tagName === 'main');
  const title = main && findElement(main, ({tagName}) => tagName === 'h1');
  if (main === undefined || title === undefined) {
    return undefined;
  }
  const description = findElement(
    root,
    ({tagName, properties}) => tagName === 'meta' && properties.name === 'description',
  );
  const page = {
    title: textOf(title).trim(),
    description: description?.properties.content ?? '',
  };
  title.children = [];
  cleanHtml(main);
  const tree = toMdast(main, {
    handlers: {
      pre: writeCode,
      h2: writeHeading,
      h3: writeHeading,
      h4: writeHeading,
      h5: writeHeading,
      h6: writeHeading,
    },
  });
  return {...page, body: tree.type === 'root' ? tree.children : []};
}

/** Head and main part: menus and scripts, most of a page, need not be parsed. */
function readParts(html: string): string {
  const body = html.indexOf('<body');
  const main = html.indexOf('<main');
  const end = html.indexOf('</main>');
  return main < 0
    ? html
    : `${html.slice(0, body)}<body>${html.slice(main, end < 0 ? undefined : end)}`;
}

function findElement(
  tree: Element | Root,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (isWanted(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}
