import type {AllContent} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {ObjectSchema} from 'joi';
import type {IndexedPage, LatestPost} from '../../src/lib/contracts/pageIndex';
import {withoutBase} from '../../src/lib/paths/withoutBase';

interface Entry {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
}

interface PostMetadata extends Entry {
  readonly date: Date;
  readonly frontMatter: {readonly tools: readonly string[]};
}

interface LoadedVersion {
  readonly versionName: string;
  readonly isLast: boolean;
  readonly docs: readonly Entry[];
}

const EntrySchema = Joi.object({
  permalink: Joi.string().required(),
  title: Joi.string().required(),
  description: Joi.string().allow('').default(''),
  unlisted: Joi.boolean().default(false),
}).unknown();

const DocsSchema = Joi.object<{loadedVersions: LoadedVersion[]}>({
  loadedVersions: Joi.array()
    .items(
      Joi.object({
        versionName: Joi.string().required(),
        isLast: Joi.boolean().required(),
        docs: Joi.array().items(EntrySchema).required(),
      }).unknown(),
    )
    .required(),
}).unknown();

const BlogSchema = Joi.object<{blogPosts: {metadata: PostMetadata}[]}>({
  blogPosts: Joi.array()
    .items(
      Joi.object({
        metadata: EntrySchema.append({
          date: Joi.date().required(),
          frontMatter: Joi.object({tools: Joi.array().items(Joi.string()).default([])})
            .unknown()
            .required(),
        }).required(),
      }).unknown(),
    )
    .required(),
}).unknown();

/** Listed documents of the latest version, then posts, in the order their plugins give. */
export function collectPages(allContent: AllContent, baseUrl: string): readonly IndexedPage[] {
  return listPages(
    readVersions(allContent).filter(({isLast}) => isLast),
    allContent,
    baseUrl,
  );
}

/** The same for each version that is not the latest, by its name: its documents, then all posts. */
export function collectOtherVersions(
  allContent: AllContent,
  baseUrl: string,
): ReadonlyMap<string, readonly IndexedPage[]> {
  const others = readVersions(allContent).filter(({isLast}) => !isLast);
  return new Map(
    others.map((version) => [version.versionName, listPages([version], allContent, baseUrl)]),
  );
}

function listPages(
  versions: readonly LoadedVersion[],
  allContent: AllContent,
  baseUrl: string,
): readonly IndexedPage[] {
  const documents = versions.flatMap(({docs}) => docs);
  return [
    ...documents.map((entry) => toPage(entry, 'doc', baseUrl)),
    ...readPosts(allContent).map((entry) => toPage(entry, 'post', baseUrl)),
  ].flatMap((page) => page ?? []);
}

/** Listed posts, newest first. */
export function collectPosts(allContent: AllContent, baseUrl: string): readonly LatestPost[] {
  return readPosts(allContent)
    .filter(({unlisted}) => !unlisted)
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .map(({permalink, title, description, date, frontMatter}) => ({
      path: withoutBase(permalink, baseUrl),
      title,
      description,
      date: date.toISOString(),
      tools: frontMatter.tools,
    }));
}

function readVersions(allContent: AllContent): LoadedVersion[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (content) => parse(DocsSchema, content, 'documents').loadedVersions,
  );
}

function readPosts(allContent: AllContent): PostMetadata[] {
  return Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap((content) =>
    parse(BlogSchema, content, 'posts').blogPosts.map((post) => post.metadata),
  );
}

function toPage(entry: Entry, kind: IndexedPage['kind'], baseUrl: string): IndexedPage | undefined {
  return entry.unlisted
    ? undefined
    : {
        kind,
        path: withoutBase(entry.permalink, baseUrl),
        title: entry.title,
        description: entry.description,
      };
}

function parse<Content>(schema: ObjectSchema<Content>, content: unknown, what: string): Content {
  const result = schema.validate(content);
  if (result.error !== undefined) {
    throw new Error(
      `page-index cannot read the ${what} that Docusaurus loaded: ${result.error.message}. The content plugin has probably changed its shape; adapt plugins/page-index/collectPages.ts.`,
    );
  }
  return result.value;
}
