import {type ContentFile, collectLinks} from '@selection-set/content-model';
import type {LinkPlace} from './report';

/** Names that are kept free for examples (RFC 2606, RFC 6761), and this computer: nobody is meant to follow them. */
const EXAMPLE_HOST =
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|(?:.+\.)?example(?:\.(?:com|net|org))?|.+\.(?:test|invalid|localhost))$/u;

export interface SourceText {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly text: string;
}

/**
 * Every address of another site, with the places that link to it, sorted.
 *
 * @param files content of all languages.
 * @param data source files whose quoted addresses readers see as links, such as the catalogue.
 */
export function listOutsideLinks(
  files: readonly ContentFile[],
  data: readonly SourceText[],
): ReadonlyMap<string, readonly LinkPlace[]> {
  const found = new Map<string, LinkPlace[]>();
  const add = (address: string, place: LinkPlace) => {
    if (isOutside(address)) {
      found.set(address, [...(found.get(address) ?? []), place]);
    }
  };
  for (const file of files) {
    for (const {address, line} of collectLinks(file)) {
      add(address, {file: file.file, line});
    }
  }
  for (const {file, text} of data) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const {groups} of line.matchAll(/'(?<address>https?:\/\/[^']+)'/gu)) {
        add(groups?.address ?? '', {file, line: index + 1});
      }
    }
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isOutside(address: string): boolean {
  if (!/^https?:\/\//iu.test(address) || !URL.canParse(address)) {
    return false;
  }
  return !EXAMPLE_HOST.test(new URL(address).hostname);
}
