import type {CommentSettings} from '../contracts/siteFields';

/** Languages of giscus 1.6, by its own names. */
const LANGUAGES: readonly string[] = (
  'ar be bg ca cs da de en eo es eu fa fr gr gsw hbs he hu id it ja kh ko nl pl pt ro ru th tr vi uk uz ' +
  'zh-CN zh-Hans zh-Hant zh-HK zh-TW'
).split(' ');

/** Names that differ from the language's code. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bs: 'hbs',
  el: 'gr',
  hr: 'hbs',
  km: 'kh',
  sr: 'hbs',
  zh: 'zh-CN',
};

/**
 * The widget's language for one of the site's; English if giscus does not have it (CMT-1).
 *
 * @param locale BCP 47 tag, such as `en-US`.
 */
export function giscusLanguage(locale: string): string {
  const [language = ''] = locale.split('-');
  return (
    [locale, OTHER_NAMES[language], language].find(
      (name) => name !== undefined && LANGUAGES.includes(name),
    ) ?? 'en'
  );
}

/** What the comment widget reports to the page: that it responds, that it starts over, or that it cannot work. */
export type WidgetMessage = 'answered' | 'restarted' | 'refused';

/** Normal: the first comment or reaction opens the discussion. */
const HARMLESS_ERROR = 'Discussion not found';
/** After these, the widget signs the reader out and loads again by itself. */
const SESSION_ERRORS = ['Bad credentials', 'Invalid state value', 'State has expired'];

/**
 * Reads a message from the widget's origin.
 *
 * @returns undefined when it is not one of the widget's.
 */
export function readWidgetMessage(data: unknown): WidgetMessage | undefined {
  const message = property(data, 'giscus');
  if (typeof message !== 'object' || message === null) {
    return undefined;
  }
  const error = property(message, 'error');
  if (typeof error !== 'string' || error.includes(HARMLESS_ERROR)) {
    return 'answered';
  }
  return SESSION_ERRORS.some((text) => error.includes(text)) ? 'restarted' : 'refused';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const TEXTS = ['repo', 'repoId', 'category', 'categoryId', 'host', 'consent'] as const;

/** Whether a value of the site's `customFields`, which are untyped in the browser, comes from `readComments`. */
export function isCommentSettings(value: unknown): value is CommentSettings {
  return (
    typeof value === 'object' &&
    value !== null &&
    TEXTS.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

/** A search in the discussions of a repository for that of a page, for readers who cannot see the widget (ERR-12). */
export function discussionsAddress(repo: string, term: string): string {
  const query = new URLSearchParams({discussions_q: `"${term}" in:title`});
  return `https://github.com/${repo}/discussions?${query.toString()}`;
}

/**
 * The term that identifies a page's discussion: its path without the address and language of the site, so that readers of all languages
 * meet in one discussion (CMT-1).
 *
 * @param pathname path of the page in any language, such as `/fr/blog/first-post`.
 * @param baseUrl base address of that language, with leading and trailing slash, such as `/fr/`.
 * @returns without slashes at the ends, such as `blog/first-post`; `index` for the first page.
 */
export function commentTerm(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const term = decode(path)
    .replace(/\.html$/u, '')
    .replaceAll(/^\/+|\/+$/gu, '');
  return term === '' || `${pathname}/` === baseUrl ? 'index' : term;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A malformed escape is treated as part of the path.
    return path;
  }
}
