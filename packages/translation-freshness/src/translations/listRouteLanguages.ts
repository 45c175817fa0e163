import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {contentSettings} from '@selection-set/content-model';
import {joinTranslations} from '../field';
import type {Translations} from './createTranslations';

const POST = '@theme/BlogPostPage';
/** Pages that list tags and authors of all posts, without naming posts. */
const OVERVIEWS = new Set(['@theme/BlogTagsListPage', '@theme/Blog/Pages/BlogAuthorsListPage']);

/**
 * The languages of each page of a build, by its path: a page written in Markdown exists where its file does, a list of posts where one of
 * them does, and all others in every language, because interface texts are always translated.
 */
export function listRouteLanguages(
  routes: readonly RouteConfig[],
  {locales, localesOf}: Pick<Translations, 'locales' | 'localesOf'>,
): ReadonlyMap<string, readonly string[]> {
  const pages = flattenRoutes([...routes]);
  const posts = pages
    .filter(({component}) => component === POST)
    .flatMap((route) => sourceOf(route) ?? []);
  const languagesOf = (route: RouteConfig): readonly string[] => {
    const source = sourceOf(route);
    const items = listItems(route);
    if (source !== undefined) {
      return localesOf(source);
    }
    if (items !== undefined) {
      return joinTranslations(items.map(localesOf), contentSettings().defaultLocale);
    }
    return OVERVIEWS.has(route.component)
      ? joinTranslations(posts.map(localesOf), contentSettings().defaultLocale)
      : locales;
  };
  return new Map(pages.map((route) => [route.path, languagesOf(route)]));
}

/** The Markdown file that a page is written in, if it is. */
function sourceOf({metadata}: RouteConfig): string | undefined {
  const file = metadata?.sourceFilePath;
  return file !== undefined && /\.mdx?$/u.test(file) ? file : undefined;
}

/** The files of the posts that a page lists; undefined for a page that is no such list. */
function listItems({modules}: RouteConfig): readonly string[] | undefined {
  const items: unknown = modules?.items;
  return Array.isArray(items)
    ? items.flatMap((item: unknown) => {
        const content = readField(item, 'content');
        const file = readField(content, 'path') ?? content;
        return typeof file === 'string' ? [file] : [];
      })
    : undefined;
}

function readField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === field)?.[1]
    : undefined;
}
