import path from 'node:path';
import {pathOfFile} from '../pathOfFile';
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
