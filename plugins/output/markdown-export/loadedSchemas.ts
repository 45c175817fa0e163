import {Joi} from '@docusaurus/utils-validation';
import type {ArraySchema, ObjectSchema} from 'joi';

interface LoadedEntry {
  /** Absent for posts and pages. */
  readonly id?: string;
  /** Such as `@site/docs/index.mdx`. */
  readonly source: string;
  readonly permalink: string;
  readonly unlisted: boolean;
}

/** An entry of a sidebar. */
export interface Item {
  readonly type: string;
  readonly id?: string;
  readonly items: readonly Item[];
  readonly link?: {readonly type: string; readonly id?: string};
}

export interface LoadedVersion {
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

export const parseDocs = (content: unknown) => parse(DocsSchema, content, 'documents');
export const parsePosts = (content: unknown) => parse(BlogSchema, content, 'posts');
export const parsePages = (content: unknown) => parse(PagesSchema, content, 'pages');

function parse<Content>(
  schema: ArraySchema<Content> | ObjectSchema<Content>,
  content: unknown,
  what: string,
): Content {
  const result = schema.validate(content);
  if (result.error !== undefined) {
    throw new Error(
      `markdown-export cannot read the ${what} that Docusaurus loaded: ${result.error.message}. The content plugin has probably changed its shape; adapt plugins/output/markdown-export/loadedSchemas.ts.`,
    );
  }
  return result.value;
}
