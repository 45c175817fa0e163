import path from 'node:path';
import {contentSettings} from '@selection-set/content-model';
import {listFiles} from '@selection-set/plugin-kit';

/** What the build writes beside the pages. */
const BUILT_FILES = [
  '/sitemap.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/llms.txt',
  '/llms-full.txt',
];

/** Paths of all files that the site serves, besides those that each page has: static ones, drawn ones and feeds. */
export async function listServedFiles(siteDir: string): Promise<readonly string[]> {
  return [
    ...BUILT_FILES,
    ...(await listFiles(path.join(siteDir, 'static'))).map((name) => `/${name}`),
    ...contentSettings().drawnFiles,
  ];
}
