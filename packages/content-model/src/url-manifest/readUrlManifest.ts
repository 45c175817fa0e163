import {join} from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {isScalar, isSeq} from 'yaml';
import type {SiteMap, SitePage} from '../links/describeLink';
import {parseYaml} from '../parseYaml';
import type {Problem} from '../problem';

/** Relative to the project's folder. */
export const URL_MANIFEST_FILE = 'src/family/data/publishedAddresses.json';

/** How the file is written anew. */
export const URL_MANIFEST_COMMAND = 'npm run url-manifest';

export interface UrlManifest {
  /** Every page and heading that was ever published, with the line of each. */
  readonly addresses: ReadonlyMap<string, number>;
  /** What makes the file unreadable; then no address counts. */
  readonly problems: readonly Problem[];
  /** An order that the command would not have written, as a merge can leave it. */
  readonly disorder: readonly Problem[];
}

/** The file's text: one address per line, sorted, so that two changes meet in one line only if they are about the same address. */
export function formatUrlManifest(addresses: Iterable<string>): string {
  return `${JSON.stringify([...new Set(addresses)].toSorted(), null, 2)}\n`;
}

/** Reads the file's text; JSON is YAML too, and YAML's parser knows lines. */
export function parseUrlManifest(text: string): UrlManifest {
  const {contents, lineOf, mistakes} = parseYaml(text);
  const problemAt = (offset: number, message: string): Problem => ({
    file: URL_MANIFEST_FILE,
    line: lineOf(offset),
    rule: 'url-manifest',
    message,
  });
  if (mistakes.length > 0) {
    return unreadable(
      mistakes.map((found) => ({file: URL_MANIFEST_FILE, rule: 'url-manifest', ...found})),
    );
  }
  if (!isSeq(contents)) {
    return unreadable([
      problemAt(0, 'The URL manifest is a JSON list of addresses such as "/docs/start#install".'),
    ]);
  }
  const problems: Problem[] = [];
  const addresses = new Map<string, number>();
  for (const item of contents.items) {
    const offset = isScalar(item) || isSeq(item) ? (item.range?.[0] ?? 0) : 0;
    if (isScalar(item) && item.type === 'QUOTE_DOUBLE' && /^\/\S*$/u.test(String(item.value))) {
      addresses.set(String(item.value), lineOf(offset));
    } else {
      const found = JSON.stringify(isScalar(item) ? item.value : item);
      problems.push(
        problemAt(offset, `${found} is no address; expected a text such as "/docs/start#install".`),
      );
    }
  }
  return problems.length > 0
    ? unreadable(problems)
    : {addresses, problems, disorder: findDisorder(text, addresses)};
}

/** A URL manifest that cannot be read; nothing is concluded from it. */
function unreadable(problems: readonly Problem[]): UrlManifest {
  return {addresses: new Map(), problems, disorder: []};
}

function findDisorder(text: string, addresses: ReadonlyMap<string, number>): readonly Problem[] {
  const tidy = formatUrlManifest(addresses.keys());
  if (tidy === text.replaceAll('\r\n', '\n')) {
    return [];
  }
  const wanted = tidy.split('\n');
  const line = text.split('\n').findIndex((found, index) => found.trimEnd() !== wanted[index]) + 1;
  const message = `The URL manifest is not sorted, or has an address twice. Run "${URL_MANIFEST_COMMAND}" and commit ${URL_MANIFEST_FILE}.`;
  return [{file: URL_MANIFEST_FILE, line, rule: 'url-manifest', message}];
}

/** The committed URL manifest; a missing one is a mistake, because then nothing would notice what disappears. */
export async function readUrlManifest(siteDir: string): Promise<UrlManifest> {
  const text = await readIfThere(join(siteDir, URL_MANIFEST_FILE));
  if (text !== undefined) {
    return parseUrlManifest(text);
  }
  const message = `There is no such file. Take it back from the history; only in a new portal, run "${URL_MANIFEST_COMMAND}".`;
  return unreadable([{file: URL_MANIFEST_FILE, line: 1, rule: 'url-manifest', message}]);
}

export interface AddressPlace {
  /** Absent for pages that are made from data. */
  readonly file?: string;
  /** From 1. */
  readonly line: number;
}

/** Addresses that readers may have kept: every page, and every heading that is written in Markdown; of documents, the latest version. */
export function listAddresses({pages}: SiteMap): ReadonlyMap<string, AddressPlace> {
  return new Map(
    [...pages.values()].filter(({isOtherVersion}) => isOtherVersion !== true).flatMap(listOfPage),
  );
}

function listOfPage({path, file, ids}: SitePage): readonly (readonly [string, AddressPlace])[] {
  const headings = [...(ids ?? [])].filter(([, {isHeading}]) => isHeading);
  return [
    [path, file === undefined ? {line: 1} : {file, line: 1}],
    ...headings.map(([id, place]) => [`${path}#${id}`, place] as const),
  ];
}
