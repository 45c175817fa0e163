import path from 'node:path';
import type {Resolver} from './createResolver';
import {type Attributes, editHtml, escapeAttribute} from './editHtml';
import {rewriteElement} from './rewriteElement';
import {ANSWER_ID, DATA_FILE, FORM_ID, SCRIPT_FILE, SEARCH_PAGE, STYLE_FILE} from './files';

export interface PageSettings {
  readonly resolver: Resolver;
  /** Where the newest pages are. */
  readonly address: string;
  /** `archive.note` with `{address}`, `archive.pages` and `search.noScript` of the catalogue. */
  readonly note: string;
  readonly allPages: string;
  readonly noScript: string;
}

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/iu;

/**
 * What may run and show in a page from disk. Chromium does not count files as `'self'`, so that `file:` stands beside it; `'self'` serves those
 * who put the unpacked archive on a server. Hashes are not needed, because no script stands in the page.
 */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'font-src', 'media-src'].map((name) => `${name} 'self' file:`),
  "img-src 'self' file: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A built page as a file that opens from disk without a server. */
export function composePage(file: string, html: string, settings: PageSettings): string {
  const {resolver, address, note, allPages, noScript} = settings;
  const isSearch = file === SEARCH_PAGE;
  const link = `<a href="${escapeAttribute(address)}">${escapeAttribute(address)}</a>`;
  const toFile = (name: string): string => path.posix.relative(path.posix.dirname(file), name);
  const scripts = [DATA_FILE, SCRIPT_FILE].map((name) => `<script defer src="${name}"></script>`);
  const edited = editHtml(html, {
    element: (name, attributes) =>
      (isSearch ? markSearch(name, attributes) : undefined) ??
      rewriteElement(name, attributes, resolver),
    before: {
      head: `<link rel="stylesheet" href="${toFile(STYLE_FILE)}">${isSearch ? scripts.join('') : ''}`,
      footer: `<p class="archiveNote">${escapeAttribute(note).replace('{address}', link)}</p>`,
    },
  });
  return edited
    .replace(
      CHARSET,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    )
    .replace(isSearch ? `<p>${noScript}` : '', isSearch ? `<h2>${allPages}</h2>` : '');
}

/** The form and the answer of the search page lose what their components would fill in, and get names for the archive's script. */
function markSearch(name: string, attributes: Attributes): Attributes | undefined {
  if (name === 'search' && attributes['data-scripts'] !== undefined) {
    return {id: FORM_ID};
  }
  return name === 'div' && attributes['aria-busy'] !== undefined
    ? {id: ANSWER_ID, 'aria-live': 'polite'}
    : undefined;
}
