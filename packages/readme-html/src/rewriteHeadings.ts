import type {Element} from 'hast';
import {headingLevel, listElements, textOf, textProperty} from './hast';
import {HEADING_LEVEL_LIMIT} from './limits';
import {toSlug} from './toSlug';

/** Before every id of a README, so that none can be an id of the page or a name that a script looks up. */
export const ID_PREFIX = 'readme-';
const NAMELESS_SLUG = 'section';

/**
 * Moves headings below the page's own and gives them ids. Levels follow the outline, not the digits: the highest heading becomes
 * `offset + 1` and none is skipped on the way down, which screen readers rely on.
 *
 * @returns ids by the slugs that links in the README use.
 */
export function rewriteHeadings(content: Element, offset: number): ReadonlyMap<string, string> {
  const elements = listElements(content);
  const takeSlug = createSlugs(elements.flatMap((element) => textProperty(element, 'id') ?? []));
  const anchors = new Map<string, string>();
  const outline: number[] = [];
  for (const heading of elements) {
    const level = headingLevel(heading);
    if (level !== undefined) {
      while ((outline.at(-1) ?? 0) >= level) {
        outline.pop();
      }
      outline.push(level);
      heading.tagName = `h${Math.min(HEADING_LEVEL_LIMIT, offset + outline.length)}`;
      const slug = takeSlug(toSlug(textOf(heading)) || NAMELESS_SLUG);
      heading.properties.id = `${ID_PREFIX}${slug}`;
      anchors.set(slug, `${ID_PREFIX}${slug}`);
    }
  }
  return anchors;
}

/** A function that gives each slug once, then with `-1`, `-2` and so on, as GitHub does. */
function createSlugs(ids: readonly string[]): (slug: string) => string {
  const taken = new Set(ids);
  const counts = new Map<string, number>();
  return (slug) => {
    let number = counts.get(slug) ?? 0;
    let free = slug;
    while (taken.has(`${ID_PREFIX}${free}`)) {
      number += 1;
      free = `${slug}-${number}`;
    }
    counts.set(slug, number);
    taken.add(`${ID_PREFIX}${free}`);
    return free;
  };
}
