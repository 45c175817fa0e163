import type {AllContent} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {PostFacts} from './describePage';

interface LoadedPost {
  readonly permalink: string;
  readonly date: Date;
  readonly authors: readonly {readonly name?: string}[];
  readonly frontMatter: {readonly tools: readonly string[]};
}

const BlogSchema = Joi.object<{blogPosts: {metadata: LoadedPost}[]}>({
  blogPosts: Joi.array()
    .items(
      Joi.object({
        metadata: Joi.object({
          permalink: Joi.string().required(),
          date: Joi.date().required(),
          authors: Joi.array()
            .items(Joi.object({name: Joi.string()}).unknown())
            .required(),
          frontMatter: Joi.object({tools: Joi.array().items(Joi.string()).default([])})
            .unknown()
            .required(),
        })
          .unknown()
          .required(),
      }).unknown(),
    )
    .required(),
}).unknown();

/**
 * Date, authors and tools of every post that Docusaurus has loaded, by its address.
 *
 * @throws Error when the blog's plugin gives another shape.
 */
export function readPosts(allContent: AllContent): ReadonlyMap<string, PostFacts> {
  const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
    (content) => {
      const {value, error} = BlogSchema.validate(content);
      if (error !== undefined) {
        throw new Error(
          `social-cards cannot read the posts that Docusaurus loaded: ${error.message}. The blog's plugin has probably changed its shape; adapt plugins/brand/social-cards/readPosts.ts.`,
        );
      }
      return value.blogPosts;
    },
  );
  return new Map(
    posts.map(({metadata: {permalink, date, authors, frontMatter}}) => [
      permalink,
      {date, authors: authors.flatMap(({name}) => name ?? []), tools: frontMatter.tools},
    ]),
  );
}
