import type {ReaderWishes} from '@site/src/lib/locale/localeToOffer';
import {useBrowserValue} from './useBrowserValue';

/** Separates languages; no BCP 47 tag has one. */
const SEPARATOR = ',';

/** The reader's language preferences from the browser; undefined on the server and during hydration. */
export function useReaderWishes(): ReaderWishes | undefined {
  const languages = useBrowserValue<string | undefined>(readLanguages, undefined);
  const cookies = useBrowserValue(readCookies, '');
  return languages === undefined ? undefined : {cookies, languages: languages.split(SEPARATOR)};
}

/** As one text, which is the same each time. */
function readLanguages(): string {
  return navigator.languages.join(SEPARATOR);
}

/** Empty if the browser blocks access, as in a frame without an origin. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
