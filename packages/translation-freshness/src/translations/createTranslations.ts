import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {contentSettings} from '@selection-set/content-model';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {originalFile, translationPath, joinTranslations, TRANSLATIONS_FIELD} from '../field';

/** A file of one language, which may or may not exist. */
export interface LocaleFile {
  readonly locale: string;
  /** Absolute. */
  readonly file: string;
}

export interface Translations {
  /** All languages of the portal. */
  readonly locales: readonly string[];
  /**
   * Paths of a Markdown file and its translations, one for each language.
   *
   * @param file absolute, relative to the project's folder, or with the prefix `@site/`; the original or a translation.
   */
  readonly filesOf: (file: string) => readonly LocaleFile[];
  /** The languages in which a Markdown file exists (the single source of truth for notices, addresses and lists). */
  readonly localesOf: (file: string) => readonly string[];
}

/**
 * Answers "in which languages does this page exist?": those in which its file exists. Checks each time, because translations are added and
 * removed while the writing server runs.
 *
 * @param siteDir the project's folder.
 */
export function createTranslations(siteDir: string, locales: readonly string[]): Translations {
  const filesOf = (file: string): readonly LocaleFile[] => {
    const own = file.replace(/^@site\//u, '');
    const relative = path.isAbsolute(own) ? path.relative(siteDir, own) : own;
    const original = originalFile(relative.replaceAll(path.sep, '/'));
    return locales.flatMap((locale) => {
      const name =
        locale === contentSettings().defaultLocale ? original : translationPath(original, locale);
      return name === undefined ? [] : [{locale, file: path.join(siteDir, name)}];
    });
  };
  return {
    locales,
    filesOf,
    localesOf: (file) =>
      filesOf(file)
        .filter((candidate) => existsSync(candidate.file))
        .map(({locale}) => locale),
  };
}

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

/** The Markdown file of a page, if it has one. */
function sourceOf({metadata}: RouteConfig): string | undefined {
  const file = metadata?.sourceFilePath;
  return file !== undefined && /\.mdx?$/u.test(file) ? file : undefined;
}

/** The files of the posts that a page lists; undefined for a page that is not such a list. */
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

/** A step that adds the languages of a page to its front matter, which Docusaurus passes to the page. */
export function remarkTranslations({localesOf}: Pick<Translations, 'localesOf'>) {
  return (_tree: Root, file: VFile): void => {
    const {frontMatter} = file.data;
    if (typeof frontMatter === 'object' && frontMatter !== null) {
      Object.assign(frontMatter, {[TRANSLATIONS_FIELD]: localesOf(file.path)});
    }
  };
}
