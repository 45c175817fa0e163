import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  CURRENT_VERSION,
  buildSiteMap,
  contentSettings,
  listPlaces,
  readEntries,
  readVersionPaths,
  readVersions,
  toPath,
  type ContentFile,
  type ContentReader,
  type Problem,
  type SiteMap,
  type SitePage,
} from '@selection-set/content-model';
import {isRecord, listFiles} from '@selection-set/plugin-kit';
import {TOOLS} from '../../../src/family/data/tools';
import {toolAddress} from '../../../src/lib/catalogue/toolAddress';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {REPORT_PATH} from '../../../src/lib/livingDocs/report';
import {SAMPLES_PATH} from '../../../src/lib/samples/sampleLists';
import {TRANSLATIONS_PATH} from '../../../src/lib/translationReport/report';

const PAGES_FOLDER = 'src/pages';

/** Pages that are no Markdown file of their own: those written in React, tools, and the blog's lists, tags and authors. */
async function listOtherPages(
  siteDir: string,
  originals: readonly ContentFile[],
): Promise<readonly SitePage[]> {
  const [react, tags, authors] = await Promise.all([
    listReactPages(siteDir),
    readEntries(path.join(siteDir, 'blog/tags.yml')),
    readEntries(path.join(siteDir, 'blog/authors.yml')),
  ]);
  const posts = originals.filter(({kind}) => kind === 'post');
  return [
    ...react,
    {path: REPORT_PATH},
    {path: SAMPLES_PATH},
    {path: TRANSLATIONS_PATH},
    ...TOOLS.map((tool) => ({path: toolAddress(tool)})),
    ...(posts.length === 0 ? [] : [{path: '/blog'}, ...listTagPages(posts, tags)]),
    ...listAuthorPages(authors),
  ];
}

async function listReactPages(siteDir: string): Promise<readonly SitePage[]> {
  const names = await listFiles(path.join(siteDir, PAGES_FOLDER));
  return names
    .filter((name) => /\.[jt]sx?$/u.test(name) && !/(?:^|\/)_|\.d\.ts$|\.test\./u.test(name))
    .map((name) => {
      const route = name.replace(/\.[jt]sx?$/u, '').replace(/(?:^|\/)index$/u, '');
      return {path: `/${route}`, file: `${PAGES_FOLDER}/${name}`};
    });
}

/** Only tags that a post has get a page. */
function listTagPages(
  posts: readonly ContentFile[],
  tags: Readonly<Record<string, unknown>>,
): readonly SitePage[] {
  const used = new Set(
    posts.flatMap(({frontMatter}) => {
      const {tags: names} = frontMatter.values;
      return Array.isArray(names) ? names.map(String) : [];
    }),
  );
  // A tag that is not in the list is a mistake of its post, not a page.
  const known = [...used].filter((name) => Object.hasOwn(tags, name));
  const pages = known.map((name) => {
    const tag = tags[name];
    const permalink = isRecord(tag) && typeof tag.permalink === 'string' ? tag.permalink : name;
    return {path: `/blog/tags/${permalink.replace(/^\//u, '')}`};
  });
  return pages.length === 0 ? [] : [{path: '/blog/tags'}, ...pages];
}

function listAuthorPages(authors: Readonly<Record<string, unknown>>): readonly SitePage[] {
  const pages = Object.entries(authors).flatMap(([key, author]) => {
    const page = isRecord(author) ? author.page : undefined;
    if (isRecord(page) && typeof page.permalink === 'string') {
      return [{path: `/blog/authors/${page.permalink.replace(/^\//u, '')}`}];
    }
    return page === true ? [{path: `/blog/authors/${key}`}] : [];
  });
  return pages.length === 0 ? [] : [{path: '/blog/authors'}, ...pages];
}

/** What the build writes beside the pages; it would replace static files of these names. */
export const BUILT_FILES: readonly string[] = [
  '/404.html',
  '/_headers',
  '/offline.json',
  '/opensearch.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/sw.js',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/llms.txt',
  '/llms-full.txt',
];

/** Further pages of a list of posts. */
const FURTHER = /^\/blog(?:\/(?:authors|tags)\/.+)?\/page\/\d+$/u;

/**
 * Whose address a page cannot have.
 *
 * @returns the file of a page that is no Markdown, or words for what the portal makes; undefined for an address that is free.
 */
export async function createOwnerFinder(
  siteDir: string,
  originals: readonly ContentFile[],
): Promise<(address: string) => string | undefined> {
  const pages = await listOtherPages(siteDir, originals);
  const owners = new Map([
    ...BUILT_FILES.map((name): [string, string] => [name, 'a file that the build writes']),
    ...pages.map(({path: at, file}): [string, string] => [at, file ?? 'a page of the portal']),
  ]);
  return (address) =>
    owners.get(address) ?? (FURTHER.test(address) ? 'a page of the list of posts' : undefined);
}

/** Paths of all files that the site serves, besides those that each page has: static ones, drawn ones and feeds. */
async function listServedFiles(siteDir: string): Promise<readonly string[]> {
  return [
    ...BUILT_FILES,
    ...(await listFiles(path.join(siteDir, 'static'))).map((name) => `/${name}`),
    ...contentSettings().drawnFiles,
  ];
}

/** The map of one language, from the project's files. */
export async function readSiteMap(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
): Promise<SiteMap> {
  const [originals, content] = await Promise.all([
    readContent(DEFAULT_LOCALE),
    readContent(locale),
  ]);
  const [otherPages, files, unread] = await Promise.all([
    listOtherPages(siteDir, originals.files),
    listServedFiles(siteDir),
    listUnreadPages(siteDir, [...originals.problems, ...content.problems]),
  ]);
  const map = buildSiteMap({
    originals: originals.files,
    content: content.files,
    otherPages: [...unread, ...otherPages],
    latestVersion: readVersions(siteDir).find(({isLatest}) => isLatest)?.name ?? CURRENT_VERSION,
    files,
  });
  return {
    ...map,
    pathOf: new Map([...unread.map(({file, path: at}) => [file, at] as const), ...map.pathOf]),
  };
}

/** A page that cannot be parsed is still a page: one mistake in it must not turn every link to it into another. */
async function listUnreadPages(
  siteDir: string,
  problems: readonly Problem[],
): Promise<readonly Required<Pick<SitePage, 'file' | 'path'>>[]> {
  const broken = new Set(problems.map(({file}) => file));
  if (broken.size === 0) {
    return [];
  }
  const versionPaths = readVersionPaths(siteDir);
  const all = await listPlaces(siteDir, DEFAULT_LOCALE, [...versionPaths.keys()]);
  const places = all.filter(({file}) => broken.has(file));
  const pages = await Promise.all(
    places.map(async (place) => {
      const text = await readFile(path.join(siteDir, place.file), 'utf8');
      const slug = /^slug:\s*(?<slug>\S+)/mu.exec(text)?.groups?.slug;
      const sitePath = toPath(place, slug, versionPaths.get(place.version) ?? '');
      return sitePath === undefined ? [] : [{path: sitePath, file: place.file}];
    }),
  );
  return pages.flat();
}
