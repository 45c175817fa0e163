import {decode} from '@selection-set/site-paths';
import {README_ADDRESS_CHARS_LIMIT} from './limitMarkdown';

/**
 * Labels that the markup needs and the README lacks, in the page's language. `{number}` is replaced with a running number, so that no two
 * regions have the same name.
 */
export interface ReadmeLabels {
  /** Name of a table's scroll container, such as `Table {number}`. */
  readonly table: string;
  /** Heading above the footnotes. */
  readonly footnotes: string;
  /** Name of the link from a footnote back into the text, such as `Back to reference {number}`. */
  readonly footnoteBack: string;
  /** Name of a ticked box in a task list. */
  readonly taskDone: string;
  /** Name of an empty box in a task list. */
  readonly taskOpen: string;
}

/** Location of the README: relative links and images are resolved against it. */
export interface ReadmeSource {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Folder of the README in the repository, such as `packages/cli`; absent for the root. */
  readonly directory?: string;
}

export interface ReadmeOptions extends ReadmeSource {
  /** Used in errors; a leading heading with the same text is dropped, because the page already has it. */
  readonly toolName: string;
  /** Further titles that say no more than the tool's name, such as its package's name. */
  readonly otherTitles?: readonly string[];
  readonly labels: ReadmeLabels;
  /** Levels that headings move down: 2 makes the README's first level an `h3`. Default 2. */
  readonly headingOffset?: number;
  /** `id` of the element around the result: the target of links to the dropped title or to the top. Default `readme`. */
  readonly containerId?: string;
  /** Default `README_BYTES_LIMIT`. */
  readonly bytesLimit?: number;
  /** Of processor time; `README_TIME_LIMIT_MS` by default. */
  readonly timeLimitMs?: number;
}

/** A label with its running number in place. */
export function numberLabel(label: string, number: number): string {
  return label.replaceAll('{number}', String(number));
}

const GITHUB = 'https://github.com';
/** Represents the root of the repository: no dots and slashes lead out of it once the URL parser has resolved them. */
const REPOSITORY_ROOT = 'https://repository.invalid/';
/** Characters allowed in a host; the URL parser lets quotation marks and braces through. */
const HOST = /^[\w.:[\]-]+$/u;
/** Characters that the URL parser leaves unescaped in some part of an address. */
const UNSAFE = /[\s"'<>\\^`{|}]/gu;
const REPOSITORY_NAME = /^[\w.-]+\/[\w.-]+$/u;

export type View = 'blob' | 'raw';

/** The fragment of an address that leads to a place in the README itself; undefined for any other address. */
export function readFragment(address: string): string | undefined {
  const trimmed = address.trim();
  if (!trimmed.startsWith('#')) {
    return undefined;
  }
  const fragment = trimmed.slice(1);
  return decode(fragment) ?? fragment;
}

/**
 * Absolute address of a link or image, as the URL parser of browsers reads it: relative addresses refer to files of the repository.
 *
 * @returns undefined for an invalid address, or one with a scheme other than http, https and mailto, or a user name or
 *   punctuation in its host.
 */
export function resolveAddress(
  address: string,
  source: ReadmeSource,
  view: View,
): string | undefined {
  const url = parseAbsolute(address) ?? parseRelative(address, source, view);
  if (url === undefined || url.href.length > README_ADDRESS_CHARS_LIMIT) {
    return undefined;
  }
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return isPlainHost(url) ? encodeUnsafe(url.href) : undefined;
    case 'mailto:':
      return view === 'blob' ? encodeUnsafe(url.href) : undefined;
    default:
      return undefined;
  }
}

/** Address of a fragment that we do not have, in the repository's own view of the README. */
export function resolveFragment(fragment: string, {repository, directory}: ReadmeSource): string {
  const path = directory ? `/tree/HEAD/${directory}` : '';
  const url = new URL(`${GITHUB}/${checkRepository(repository)}${path}`);
  url.hash = fragment;
  return encodeUnsafe(url.href);
}

function isPlainHost({host, username, password}: URL): boolean {
  return HOST.test(host) && username === '' && password === '';
}

function encodeUnsafe(address: string): string {
  return address.replace(
    UNSAFE,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}

function parseAbsolute(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function parseRelative(address: string, source: ReadmeSource, view: View): URL | undefined {
  const folder = new URL(`${source.directory ?? ''}/`.replace(/^\/+/u, ''), REPOSITORY_ROOT);
  if (address.trim() === '' || !URL.canParse(address, folder)) {
    return undefined;
  }
  const url = new URL(address, folder);
  if (url.origin !== folder.origin) {
    return url;
  }
  const repository = `${GITHUB}/${checkRepository(source.repository)}`;
  const path = url.pathname === '/' ? '' : `/${view}/HEAD${url.pathname}`;
  return new URL(`${repository}${path}${url.search}${url.hash}`);
}

function checkRepository(repository: string): string {
  if (!REPOSITORY_NAME.test(repository)) {
    throw new Error(`"${repository}" is no repository; give owner and name, such as "owner/name"`);
  }
  return repository;
}
