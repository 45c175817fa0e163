import {decode} from '@selection-set/site-paths';
import {LOCALE_COOKIE_LIFETIME_DAYS, LOCALE_COOKIE_NAME} from '../constants';

/** Headings of the page's text; the theme gives the class to those that can be linked to. */
const HEADINGS = 'main :is(h2, h3, h4).anchor[id]';

/**
 * The reader's position on the page, as the part of an address that begins with `#`: translations have the same ids, so it leads to the
 * same heading in another language (DOC-6). A target already in the address is kept while it is visible, because it may be more exact than
 * a heading.
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

/** In pixels; 0 for keywords such as `auto`. */
function lengthOf(value: string): number {
  return Number.parseFloat(value) || 0;
}

export interface PlacedHeading {
  readonly id: string;
  /** Distance from the position after a jump to the heading, in pixels; negative above it. */
  readonly offset: number;
}

/** Rounding of positions on screens with fractional pixels. */
const TOLERANCE_PX = 1;

/**
 * The heading at the reader's position, as the table of contents marks it: the next one if it is in the upper half of the window, else the
 * last one above (DOC-10). Undefined before the first heading: there the reader is at the top of the page.
 *
 * @param headings in the order of the page.
 * @param viewHeight height of the window, in pixels.
 */
export function headingInView(
  headings: readonly PlacedHeading[],
  viewHeight: number,
): string | undefined {
  const next = headings.findIndex(({offset}) => offset >= -TOLERANCE_PX);
  if (next < 0) {
    return headings.at(-1)?.id;
  }
  const offset = headings[next]?.offset ?? 0;
  if (next === 0) {
    return offset <= TOLERANCE_PX ? headings[0]?.id : undefined;
  }
  return headings[offset < viewHeight / 2 ? next : next - 1]?.id;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The text that stores the chosen language for one year (DOC-7, CON-13).
 *
 * @param locale BCP 47 tag, such as `en-US`.
 * @param now when the choice is made.
 * @param isSecure whether the page came over https.
 * @returns a value for `document.cookie`.
 */
export function localeCookie(locale: string, now: Date, isSecure: boolean): string {
  const expires = new Date(now.getTime() + LOCALE_COOKIE_LIFETIME_DAYS * DAY_MS).toUTCString();
  return `${LOCALE_COOKIE_NAME}=${locale}; expires=${expires}; path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Stores the chosen language (DOC-7). If a browser blocks cookies, the choice is simply not remembered. */
export function storeLocale(locale: string): void {
  try {
    document.cookie = localeCookie(locale, new Date(), window.location.protocol === 'https:');
  } catch {
    // A page in a frame without an origin cannot access cookies.
  }
}
