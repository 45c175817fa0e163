import type {RouteConfig} from '@docusaurus/types';
import {listRouteLanguages} from '../../src/translations/createTranslations';

const LOCALES = ['en-US', 'fr', 'ja'];
const FILES: Readonly<Record<string, readonly string[]>> = {
  'docs/a.mdx': ['en-US', 'fr'],
  '@site/blog/translated.mdx': ['en-US', 'ja'],
  'blog/translated.mdx': ['en-US', 'ja'],
  '@site/blog/original.mdx': ['en-US'],
  'blog/original.mdx': ['en-US'],
};

function route(path: string, component: string, more: Partial<RouteConfig> = {}): RouteConfig {
  return {path, component, exact: true, ...more};
}

function written(path: string, component: string, sourceFilePath: string): RouteConfig {
  return route(path, component, {metadata: {sourceFilePath}});
}

function list(path: string, ...posts: readonly string[]): RouteConfig {
  const items = posts.map((name) => ({
    content: {__import: true as const, path: `@site/blog/${name}.mdx`, query: {truncated: true}},
  }));
  return route(path, '@theme/BlogListPage', {modules: {items}});
}

const ROUTES = [
  route('/docs', '@theme/DocsRoot', {routes: [written('/docs/a', '@theme/DocItem', 'docs/a.mdx')]}),
  written('/blog/translated', '@theme/BlogPostPage', 'blog/translated.mdx'),
  written('/blog/original', '@theme/BlogPostPage', 'blog/original.mdx'),
  list('/blog', 'original', 'translated'),
  list('/blog/page/2', 'original'),
  list('/blog/empty'),
  route('/blog/tags', '@theme/BlogTagsListPage'),
  route('/blog/authors', '@theme/Blog/Pages/BlogAuthorsListPage'),
  written('/compare', '@site/src/pages/compare.tsx', 'src/pages/compare.tsx'),
  route('/tools/yoga', '@site/src/components/ToolPage'),
];

test.each([
  ['/docs/a', ['en-US', 'fr']],
  ['/blog/translated', ['en-US', 'ja']],
  ['/blog/original', ['en-US']],
  ['/blog', ['en-US', 'ja']],
  ['/blog/page/2', ['en-US']],
  ['/blog/empty', ['en-US']],
  ['/blog/tags', ['en-US', 'ja']],
  ['/blog/authors', ['en-US', 'ja']],
  ['/compare', LOCALES],
  ['/tools/yoga', LOCALES],
])('%s exists in %j (I6)', (path, expected) => {
  const languages = listRouteLanguages(ROUTES, {
    locales: LOCALES,
    localesOf: (file) => FILES[file] ?? [],
  });
  expect(languages.get(path)).toEqual(expected);
});
