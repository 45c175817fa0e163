import type {AllContent} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {ObjectSchema} from 'joi';
import type {IndexedPage, LatestPost} from '../../../src/lib/contracts/pages';
import {withoutBase} from '@selection-set/site-paths';

interface Entry {
  readonly permalink: string;
  /** Source file of the page, with `@site/` before its path; the translation if there is one. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
}

interface PostMetadata extends Entry {
  readonly date: Date;
  readonly frontMatter: {readonly tools: readonly string[]};
}

interface LoadedVersion {
  readonly isLast: boolean;
  readonly docs: readonly Entry[];
}

const EntrySchema = Joi.object({
  permalink: Joi.string().required(),
  source: Joi.string().required(),
  title: Joi.string().required(),
  description: Joi.string().allow('').default(''),
  unlisted: Joi.boolean().default(false),
}).unknown();

const DocsSchema = Joi.object<{loadedVersions: LoadedVersion[]}>({
  loadedVersions: Joi.array()
    .items(
      Joi.object({
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

export interface CollectOptions {
  /** Of the site in its language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Whether to include a page, by its source file. */
  readonly isWanted: (source: string) => boolean;
}

/** Listed documents of the latest version, then posts, in the order their plugins give. */
export function collectPages(
  allContent: AllContent,
  {baseUrl, isWanted}: CollectOptions,
): readonly IndexedPage[] {
  const documents = readVersions(allContent)
    .filter(({isLast}) => isLast)
    .flatMap(({docs}) => docs);
  const toPages = (entries: readonly Entry[], kind: IndexedPage['kind']): readonly IndexedPage[] =>
    entries
      .filter(({unlisted, source}) => !unlisted && isWanted(source))
      .map(({permalink, title, description}) => ({
        kind,
        path: withoutBase(permalink, baseUrl),
        title,
        description,
      }));
  return [...toPages(documents, 'doc'), ...toPages(readPosts(allContent), 'post')];
}

/** Listed posts, newest first. */
export function collectPosts(allContent: AllContent, baseUrl: string): readonly LatestPost[] {
  return readPosts(allContent)
    .filter(({unlisted}) => !unlisted)
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .map(({permalink, source, title, description, date, frontMatter}) => ({
      path: withoutBase(permalink, baseUrl),
      source,
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

function parse<Content>(schema: ObjectSchema<Content>, content: unknown, what: string): Content {
  const result = schema.validate(content);
  if (result.error !== undefined) {
    throw new Error(
      `page-index cannot read the ${what} that Docusaurus loaded: ${result.error.message}. The content plugin has probably changed its shape; adapt plugins/catalogue/page-index/collectPages.ts.`,
    );
  }
  return result.value;
}
