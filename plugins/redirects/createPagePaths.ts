import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CURRENT_VERSION} from '../content-model/listPlaces';
import {pathOfFile} from '../content-model/pathOfFile';
import {isMissingFile} from '../shared/isMissingFile';

/** Pages that only test builds have, and their address. */
const TEST_FOLDER = 'tests/pages/';
const TEST_PATH = '/test/';

/** Path of the page of a Markdown file, by its absolute name and the slug of its front matter; undefined for a partial. */
export type PagePaths = (file: string, slug: string | undefined) => string | undefined;

export function createPagePaths(siteDir: string): PagePaths {
  const latestVersion = readLatestVersion(siteDir);
  return (file, slug) => {
    const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
    return name.startsWith(TEST_FOLDER)
      ? TEST_PATH + name.slice(TEST_FOLDER.length).replace(/\.mdx?$/u, '')
      : pathOfFile(siteDir, file, slug, latestVersion);
  };
}

/** At once, because a configuration cannot wait. */
function readLatestVersion(siteDir: string): string {
  try {
    const names: unknown = JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8'));
    const [latest] = Array.isArray(names) ? names : [];
    return typeof latest === 'string' ? latest : CURRENT_VERSION;
  } catch (error) {
    if (isMissingFile(error)) {
      return CURRENT_VERSION;
    }
    throw error;
  }
}
