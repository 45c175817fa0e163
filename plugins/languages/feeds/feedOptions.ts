import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {contentLocale} from '../../../src/lib/locale/languages';
import {translationPath} from '@selection-set/translation-freshness';
import {isMissingFile} from '@selection-set/plugin-kit';

const BLOG_FOLDER = 'blog/';

type FeedOptions = PluginOptions['feedOptions'];
type CreateItems = NonNullable<FeedOptions['createFeedItems']>;

/**
 * Settings of the feeds of one language: they list the posts that exist in it. A language without posts has no feed, because an empty feed
 * promises something that never comes.
 *
 * @param siteDir the project's folder.
 */
export function feedOptions(siteDir: string, locale: string, defaultLocale: string) {
  const isOriginal = locale === defaultLocale;
  const folder = isOriginal ? BLOG_FOLDER : translationPath(BLOG_FOLDER, locale);
  const hasPosts = folder !== undefined && hasMarkdown(path.join(siteDir, folder));
  const createFeedItems: CreateItems = async ({blogPosts, defaultCreateFeedItems, ...rest}) =>
    defaultCreateFeedItems({
      ...rest,
      blogPosts: blogPosts.filter(
        ({metadata}) => contentLocale(metadata.source, locale, defaultLocale) === locale,
      ),
    });
  // Without a style sheet: browsers are removing XSLT, and the policy in `_headers` blocked it. The page `/feeds` explains feeds.
  return hasPosts
    ? ({type: 'all', xslt: false, createFeedItems} as const)
    : ({type: null} as const);
}

function hasMarkdown(folder: string): boolean {
  try {
    return readdirSync(folder, {recursive: true}).some((name) => /\.mdx?$/u.test(String(name)));
  } catch (error) {
    if (isMissingFile(error)) {
      return false;
    }
    throw error;
  }
}
