import {useSyncExternalStore} from 'react';
import type {ReaderWishes} from '@site/src/lib/locale/localeToOffer';

/**
 * What only a browser can tell and what does not change while a page is shown, such as its own path: the server's value at first, so that
 * hydration finds what was rendered.
 *
 * @param read gives the same value each time.
 */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => serverValue);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** Whether a media query matches now; false on the server and until hydration has finished. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const ISO_DATE_CHARS = 10;

/** The reader's date as ISO text, such as `2026-11-20`; undefined on the server, where no day is the right one. */
export function useToday(): string | undefined {
  // A page that stays open over midnight shows the new date when it is next drawn.
  return useBrowserValue<string | undefined>(readToday, undefined);
}

/** In UTC, as all dates of the portal. */
function readToday(): string {
  return new Date().toISOString().slice(0, ISO_DATE_CHARS);
}

/** Separates languages; no BCP 47 tag has one. */
const SEPARATOR = ',';

/** What the browser tells about the languages of its reader; undefined on the server and while React takes the page over. */
export function useReaderWishes(): ReaderWishes | undefined {
  const languages = useBrowserValue<string | undefined>(readLanguages, undefined);
  const cookies = useBrowserValue(readCookies, '');
  return languages === undefined ? undefined : {cookies, languages: languages.split(SEPARATOR)};
}

/** As one text, which is the same each time it is read. */
function readLanguages(): string {
  return navigator.languages.join(SEPARATOR);
}

/** None where the browser does not let the page ask, as in a frame without an origin. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
