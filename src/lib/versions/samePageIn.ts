import type {DocsVersion} from '../contracts/pages';
import {findDocument} from './documents';

/**
 * The target of a link in a document: links written with the latest version's address, such as `/docs/start`, stay in the current version
 * if it has the page. Addresses outside the documentation, and pages that the version lacks, stay as they are.
 *
 * @param href as written; may have the base address, a query and an anchor.
 * @param baseUrl of the site, with leading and trailing slash.
 * @param version the current one; undefined outside the documentation.
 */
export function samePageIn(
  version: DocsVersion | undefined,
  versions: readonly DocsVersion[],
  href: string,
  baseUrl: string,
): string {
  const latest = versions.find(({isLast}) => isLast);
  if (version === undefined || latest === undefined || version.isLast || !href.startsWith('/')) {
    return href;
  }
  const end = href.search(/[?#]/u);
  const pathname = end === -1 ? href : href.slice(0, end);
  const wanted = trim(pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1));
  const id = latest.docs.find(({path}) => trim(path) === wanted)?.id;
  const document = findDocument(version, id);
  return document === undefined ? href : document.path + href.slice(pathname.length);
}

function trim(path: string): string {
  return path.replace(/\/+$/u, '');
}
