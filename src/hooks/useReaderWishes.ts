import type {ReaderWishes} from '@site/src/lib/locale/localeToOffer';
import {useBrowserValue} from './useBrowserValue';

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
