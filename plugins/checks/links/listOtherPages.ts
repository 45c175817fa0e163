import path from 'node:path';
import {parse} from 'yaml';
import {TOOLS} from '../../../src/data/tools';
import {toolAddress} from '../../../src/lib/catalogue/toolAddress';
import {REPORT_PATH} from '../../../src/lib/livingDocs/reportFile';
import {SAMPLES_PATH} from '../../../src/lib/samples/listAddress';
import {TRANSLATIONS_PATH} from '../../../src/lib/translationReport/reportFile';
import {type ContentFile, isRecord, type SitePage} from '@selection-set/content-model';
import {listFiles, readIfThere} from '@selection-set/plugin-kit';

const PAGES_FOLDER = 'src/pages';

/** Pages that are no Markdown file of their own: those written in React, tools, and the blog's lists, tags and authors. */
export async function listOtherPages(
  siteDir: string,
  originals: readonly ContentFile[],
): Promise<readonly SitePage[]> {
  const [react, tags, authors] = await Promise.all([
    listReactPages(siteDir),
    readYaml(path.join(siteDir, 'blog/tags.yml')),
    readYaml(path.join(siteDir, 'blog/authors.yml')),
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

/** Empty where there is no such file; what is wrong in it, Docusaurus says. */
async function readYaml(file: string): Promise<Readonly<Record<string, unknown>>> {
  const value: unknown = parse((await readIfThere(file)) ?? '');
  return isRecord(value) ? value : {};
}
