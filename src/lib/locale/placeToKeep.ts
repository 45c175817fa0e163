import {headingInView} from '../page/headingInView';
import {decode} from '@selection-set/site-paths';

/** Headings of the page's text; the theme gives the class to those that can be linked to. */
const HEADINGS = 'main :is(h2, h3, h4).anchor[id]';

/**
 * Where on the page the reader is, as the part of an address that begins with `#`: translations have the same ids, so it leads to the same
 * heading in another language (DOC-6). What the address names already stays while it is in view, because it may be more exact than a heading.
 *
 * @returns an empty string at the top of the page.
 */
export function placeToKeep(view: Window): string {
  const {document, innerHeight, location} = view;
  const target = document.getElementById(decode(location.hash.slice(1)) ?? '');
  if (target !== null && isInView(target.getBoundingClientRect(), innerHeight)) {
    return location.hash;
  }
  const start = lengthOf(view.getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const headings = Array.from(document.querySelectorAll(HEADINGS), (heading) => ({
    id: heading.id,
    isDrawn: heading.getClientRects().length > 0,
    offset:
      heading.getBoundingClientRect().top -
      start -
      lengthOf(view.getComputedStyle(heading).scrollMarginBlockStart),
  })).filter(({isDrawn}) => isDrawn);
  const id = headingInView(headings, innerHeight);
  return id === undefined ? location.hash : `#${encodeURIComponent(id)}`;
}

function isInView({top, bottom}: DOMRect, height: number): boolean {
  return bottom > 0 && top < height;
}

/** In pixels; what a style leaves to the browser, such as `auto`, is nothing. */
function lengthOf(value: string): number {
  return Number.parseFloat(value) || 0;
}
