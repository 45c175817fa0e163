import path from 'node:path';
import {BRAND_MARK} from '../../../src/data/brandMark';
import {TOOL_MARKS} from '../../../src/data/toolMarks';
import {TOOLS} from '../../../src/data/tools';
import {composeAssets} from '../../brand/brand-assets/composeAssets';
import type {Asset} from '../../brand/brand-assets/writeAssets';
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

/** Drawn only where shapes matter; here it is about names. */
const NO_OUTLINE = {d: '', width: 0};

/** Paths of all files that the site serves, besides those that each page has: static ones, drawn ones and feeds. */
export async function listServedFiles(siteDir: string): Promise<readonly string[]> {
  const assets = composeAssets({
    brandMark: BRAND_MARK,
    wordmark: NO_OUTLINE,
    tools: TOOLS,
    marks: TOOL_MARKS,
  });
  return [
    ...BUILT_FILES,
    ...(await listFiles(path.join(siteDir, 'static'))).map((name) => `/${name}`),
    ...assets.flatMap(listNames).map((name) => `/${name}`),
  ];
}

function listNames({path: name, pngWidth, pngPath, isPngOnly = false}: Asset): readonly string[] {
  return [
    ...(isPngOnly ? [] : [name]),
    ...(pngWidth === undefined ? [] : [pngPath ?? name.replace(/\.svg$/u, '.png')]),
  ];
}
