import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {feedOptions} from '../../../../../plugins/languages/feeds/feedOptions';

describe('feeds of a language', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'feeds-'));
    mkdirSync(path.join(folder, 'blog/first'), {recursive: true});
    writeFileSync(path.join(folder, 'blog/first/index.mdx'), '');
    mkdirSync(path.join(folder, 'i18n/fr/docusaurus-plugin-content-blog/first'), {recursive: true});
    writeFileSync(path.join(folder, 'i18n/fr/docusaurus-plugin-content-blog/options.json'), '');
  });

  afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  test('the original has all formats', () => {
    expect(feedOptions(folder, 'en-US', 'en-US')).toMatchObject({type: 'all', xslt: false});
  });

  test('a language without a folder, or without a post in it, has none', () => {
    expect(feedOptions(folder, 'ar', 'en-US').type).toBeNull();
    expect(feedOptions(folder, 'fr', 'en-US').type).toBeNull();
  });

  test('a language with one translated post has them again', () => {
    writeFileSync(path.join(folder, 'i18n/fr/docusaurus-plugin-content-blog/first/index.mdx'), '');
    expect(feedOptions(folder, 'fr', 'en-US').type).toBe('all');
  });

  test('a feed lists the posts that exist in its language', async () => {
    const sources = [
      '@site/blog/first/index.mdx',
      '@site/i18n/fr/docusaurus-plugin-content-blog/first/index.mdx',
    ];
    writeFileSync(path.join(folder, 'i18n/fr/docusaurus-plugin-content-blog/first/index.mdx'), '');
    const {createFeedItems} = feedOptions(folder, 'fr', 'en-US');
    // The part of the blog that a feed is made from.
    const blog = {
      blogPosts: sources.map((source) => ({metadata: {source}})),
      defaultCreateFeedItems: ({blogPosts}: {blogPosts: unknown}) => blogPosts,
    } as unknown as Parameters<NonNullable<typeof createFeedItems>>[0];
    expect(await createFeedItems?.(blog)).toEqual([{metadata: {source: sources[1]}}]);
  });
});
