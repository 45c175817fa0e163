import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMissingFile} from '@selection-set/plugin-kit';
import {isMap, isScalar, isSeq, type YAMLMap} from 'yaml';
import {pathOfFile} from '../listPlaces';
import {parseYaml} from '../parseYaml';
import {formatProblems, type Problem} from '../problem';
import {readVersionPaths} from '../readVersions';

/** Pages that only test builds have, and their address. */
const TEST_FOLDER = 'tests/pages/';
const TEST_PATH = '/test/';

/** Path of the page of a Markdown file, by its absolute name and the slug of its front matter; undefined for a partial. */
export type PagePaths = (file: string, slug: string | undefined) => string | undefined;

export function createPagePaths(siteDir: string): PagePaths {
  const versionPaths = readVersionPaths(siteDir);
  return (file, slug) => {
    const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
    return name.startsWith(TEST_FOLDER)
      ? TEST_PATH + name.slice(TEST_FOLDER.length).replace(/\.mdx?$/u, '')
      : pathOfFile(siteDir, file, slug, versionPaths);
  };
}

/** Where an address that is no longer there leads. */
export interface Redirect {
  /** Page such as `/docs/a`, or heading such as `/docs/a#b`; without base address and language. */
  readonly from: string;
  readonly to: string;
  /** Of the file, from 1. */
  readonly line: number;
}

interface ParsedRedirects {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
}

/** A path on this site without a slash at its end, and perhaps a heading; never another site's address. */
const ADDRESS = /^\/(?:[^\s/\\?#]+(?:\/[^\s/\\?#]+)*)?(?:#[^\s#]+)?$/u;

const SHAPE = 'Each redirect has two lines: "- from: /docs/old" and "  to: /docs/new".';

/**
 * Reads the list of redirects.
 *
 * @param text YAML: a list of `from` and `to`.
 * @param file for the problems.
 */
export function parseRedirects(text: string, file: string): ParsedRedirects {
  const {contents, lineOf, mistakes} = parseYaml(text);
  const problemAt = (offset: number, message: string): Problem => ({
    file,
    line: lineOf(offset),
    rule: 'redirects',
    message,
  });
  if (mistakes.length > 0) {
    return {
      redirects: [],
      problems: mistakes.map((found) => ({file, rule: 'redirects', ...found})),
    };
  }
  if (contents === null) {
    return {redirects: [], problems: []};
  }
  if (!isSeq(contents)) {
    return {redirects: [], problems: [problemAt(contents.range[0], `This is no list. ${SHAPE}`)]};
  }
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const item of contents.items) {
    const offset = rangeOf(item);
    const mistake = isMap(item) ? describeMistake(item) : SHAPE;
    if (mistake === undefined && isMap(item)) {
      redirects.push({
        from: String(item.get('from')),
        to: String(item.get('to')),
        line: lineOf(offset),
      });
    } else {
      problems.push(problemAt(offset, mistake ?? SHAPE));
    }
  }
  return {redirects, problems};
}

function rangeOf(item: unknown): number {
  return (isMap(item) || isScalar(item) || isSeq(item)) && item.range ? item.range[0] : 0;
}

function describeMistake(item: YAMLMap): string | undefined {
  const names = item.items.map(({key}) => (isScalar(key) ? String(key.value) : ''));
  const unknown = names.find((name) => name !== 'from' && name !== 'to');
  if (unknown !== undefined) {
    return `Unknown field "${unknown}". ${SHAPE}`;
  }
  for (const field of ['from', 'to']) {
    const value: unknown = item.get(field);
    if (typeof value !== 'string' || !ADDRESS.test(value)) {
      return `"${field}" is ${value === undefined ? 'missing' : JSON.stringify(value)}; expected an address on this site such as "/docs/start" or "/docs/start#install", without language, question mark or slash at the end.`;
    }
  }
  return undefined;
}

/** Relative to the project's folder. */
export const REDIRECTS_FILE = 'src/family/data/redirects.yml';

/** The list of redirects with its mistakes; empty where there is no such file. */
export function readRedirects(siteDir: string, file = REDIRECTS_FILE): ParsedRedirects {
  try {
    return parseRedirects(readFileSync(path.join(siteDir, file), 'utf8'), file);
  } catch (error) {
    if (isMissingFile(error)) {
      return {redirects: [], problems: []};
    }
    throw error;
  }
}

/**
 * The redirects of several files, for the site's configuration.
 *
 * @throws Error with file and line of each mistake.
 */
export function loadRedirects(siteDir: string, files: readonly string[]): readonly Redirect[] {
  const results = files.map((file) => readRedirects(siteDir, file));
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return results.flatMap(({redirects}) => redirects);
}
