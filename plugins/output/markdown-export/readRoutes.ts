import type {ContentFile} from '@selection-set/content-model';
import {withoutBase} from '@selection-set/site-paths';
import {createTranslations, listRouteLanguages} from '@selection-set/translation-freshness';
import type {ArraySchema, ObjectSchema} from 'joi';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

interface LoadedEntry {
  /** Absent for posts and pages. */
  readonly id?: string;
  /** Such as `@site/docs/index.mdx`. */
  readonly source: string;
  readonly permalink: string;
  readonly unlisted: boolean;
}

/** An entry of a sidebar. */
interface Item {
  readonly type: string;
  readonly id?: string;
  readonly items: readonly Item[];
  readonly link?: {readonly type: string; readonly id?: string};
}

interface LoadedVersion {
  readonly isLast: boolean;
  /** Address below which the version is. */
  readonly path: string;
  readonly docs: readonly LoadedEntry[];
  readonly sidebars: Readonly<Record<string, readonly Item[]>>;
}

const EntrySchema = Joi.object<LoadedEntry>({
  id: Joi.string(),
  source: Joi.string().required(),
  permalink: Joi.string().required(),
  unlisted: Joi.boolean().default(false),
}).unknown();

const ItemSchema = Joi.object<Item>({
  type: Joi.string().required(),
  id: Joi.string(),
  items: Joi.array().items(Joi.link('#item')).default([]),
  link: Joi.object({type: Joi.string().required(), id: Joi.string()}).unknown(),
})
  .unknown()
  .id('item');

const DocsSchema = Joi.object<{readonly loadedVersions: readonly LoadedVersion[]}>({
  loadedVersions: Joi.array()
    .items(
      Joi.object({
        isLast: Joi.boolean().required(),
        path: Joi.string().required(),
        docs: Joi.array().items(EntrySchema).required(),
        sidebars: Joi.object().pattern(Joi.string(), Joi.array().items(ItemSchema)).required(),
      }).unknown(),
    )
    .required(),
}).unknown();

const BlogSchema = Joi.object<{readonly blogPosts: readonly {readonly metadata: LoadedEntry}[]}>({
  blogPosts: Joi.array()
    .items(Joi.object({metadata: EntrySchema.required()}).unknown())
    .required(),
}).unknown();

const PagesSchema = Joi.array<readonly (LoadedEntry & {readonly type: string})[]>()
  .items(EntrySchema.append({type: Joi.string().required()}))
  .required();

const parseDocs = (content: unknown) => parse(DocsSchema, content, 'documents');
const parsePosts = (content: unknown) => parse(BlogSchema, content, 'posts');
const parsePages = (content: unknown) => parse(PagesSchema, content, 'pages');

function parse<Content>(
  schema: ArraySchema<Content> | ObjectSchema<Content>,
  content: unknown,
  what: string,
): Content {
  const result = schema.validate(content);
  if (result.error !== undefined) {
    throw new Error(
      `markdown-export cannot read the ${what} that Docusaurus loaded: ${result.error.message}. The content plugin has probably changed its shape; adapt plugins/output/markdown-export/readRoutes.ts.`,
    );
  }
  return result.value;
}

/** One sidebar of the documentation: its pages in the order for readers. */
export interface Sidebar {
  readonly name: string;
  /** Paths below base address and language. */
  readonly paths: readonly string[];
}

/** A page written in Markdown, as Docusaurus publishes it. */
interface Entry {
  /** Relative to the project's folder; the translation if there is one. */
  readonly file: string;
  /** Below base address and language. */
  readonly path: string;
  /** Whether it is listed and in the default version. */
  readonly isListed: boolean;
}

/** What Docusaurus publishes in one language, limited to what Markdown exports depend on. */
export interface Loaded {
  readonly entries: readonly Entry[];
  /** Of the default version, in the order of `sidebars.ts`. */
  readonly sidebars: readonly Sidebar[];
  /** Base paths of other versions. */
  readonly oldVersions: readonly string[];
}

/** Before anything is loaded. */
export const NOTHING_LOADED: Loaded = {entries: [], sidebars: [], oldVersions: []};

/**
 * @param baseUrl of the language.
 * @throws Error when the data of a content plugin has another shape.
 */
export function readLoaded(allContent: AllContent, baseUrl: string): Loaded {
  const contentOf = (plugin: string): readonly unknown[] =>
    Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
  const toEntry = ({source, permalink, unlisted}: LoadedVersion['docs'][number]): Entry => ({
    file: source.replace(/^@site\//u, ''),
    path: withoutBase(permalink, baseUrl),
    isListed: !unlisted,
  });
  const versions = contentOf('docs').flatMap((content) => parseDocs(content).loadedVersions);
  const latest = versions.filter(({isLast}) => isLast);
  return {
    entries: [
      ...versions.flatMap(({isLast, docs}) =>
        docs.map(toEntry).map((entry) => ({...entry, isListed: entry.isListed && isLast})),
      ),
      ...contentOf('blog').flatMap((content) =>
        parsePosts(content).blogPosts.map(({metadata}) => toEntry(metadata)),
      ),
      ...contentOf('pages').flatMap((content) =>
        parsePages(content)
          .filter(({type}) => type === 'mdx')
          .map(toEntry),
      ),
    ],
    sidebars: latest.flatMap(({docs, sidebars}) => {
      const paths = new Map(docs.map(({id, permalink}) => [id, withoutBase(permalink, baseUrl)]));
      return Object.entries(sidebars).map(([name, items]) => ({
        name,
        paths: listIds(items).flatMap((id) => paths.get(id) ?? []),
      }));
    }),
    oldVersions: versions.filter(({isLast}) => !isLast).map(({path}) => withoutBase(path, baseUrl)),
  };
}

function listIds(items: readonly Item[]): string[] {
  return items.flatMap(({type, id, items: inner, link}) => [
    ...(type === 'doc' && id !== undefined ? [id] : []),
    ...(link?.id === undefined ? [] : [link.id]),
    ...listIds(inner),
  ]);
}

/** A file whose page has a Markdown export. */
export type ExportFile = ContentFile & {readonly path: string};

/** Data of a build about its routes. */
export interface Routes {
  /** Paths of all routes, below base address and language. */
  readonly routes: readonly string[];
  /** Those excluded from search engines. */
  readonly hidden: ReadonlySet<string>;
  /** Those that do not exist in the language, such as lists of untranslated posts. */
  readonly copies: ReadonlySet<string>;
}

/**
 * Files whose pages have Markdown exports: published, listed, and in the latest version. Untranslated texts have no file in a language, and
 * so no export.
 *
 * @param files all content of the language.
 * @returns posts newest first, everything else in the given order.
 */
export function listExportFiles(
  files: readonly ContentFile[],
  {entries}: Pick<Loaded, 'entries'>,
): readonly ExportFile[] {
  const listed = new Set(entries.filter(({isListed}) => isListed).map(({path}) => path));
  return files
    .filter((file): file is ExportFile => file.path !== undefined && listed.has(file.path))
    .toSorted(comparePosts);
}

/** Paths of the pages with a Markdown export that are not written in Markdown, sorted. */
export function listBuiltPages(
  {routes, hidden, copies}: Routes,
  {entries, oldVersions}: Loaded,
): readonly string[] {
  const written = new Set(entries.map(({path}) => path));
  return routes
    .filter(
      (route) =>
        !written.has(route) &&
        !hidden.has(route) &&
        !copies.has(route) &&
        !route.endsWith('.html') &&
        !oldVersions.some((base) => route === base || route.startsWith(`${base}/`)),
    )
    .toSorted();
}

/** Compares posts by date, which their file names contain. */
function comparePosts(a: ExportFile, b: ExportFile): number {
  if (a.kind !== 'post' || b.kind !== 'post') {
    return 0;
  }
  return a.file < b.file ? 1 : -1;
}

/** Data that Docusaurus passes to plugins about a finished build. */
export type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Routes of a finished build, as paths below base address and language. */
export function readRoutes(
  {baseUrl, siteDir, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteDir'>,
  {routes, routesPaths, routesBuildMetadata}: Build,
): Routes {
  const languages = listRouteLanguages(routes, createTranslations(siteDir, i18n.locales));
  return {
    routes: routesPaths.map((route) => withoutBase(route, baseUrl)),
    hidden: new Set(
      Object.entries(routesBuildMetadata)
        .filter(([, {noIndex}]) => noIndex)
        .map(([route]) => withoutBase(route, baseUrl)),
    ),
    copies: new Set(
      [...languages]
        .filter(([, locales]) => !locales.includes(i18n.currentLocale))
        .map(([route]) => withoutBase(route, baseUrl)),
    ),
  };
}
