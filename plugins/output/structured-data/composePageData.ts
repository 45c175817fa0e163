import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Graph, TechArticle, WebPage, WithContext} from 'schema-dts';
import {visit} from 'unist-util-visit';

/** Data about a built page from its own HTML. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Address that search engines list. */
  readonly canonical: string;
  readonly image: string | undefined;
  /** Date of the last change of its text, in ISO 8601; undefined if the page has none. */
  readonly modified: string | undefined;
  /** Whether it is excluded from search engines. */
  readonly isHidden: boolean;
}

/** The date that `LastChange` renders, with or without quotes, which the build may remove. */
const MODIFIED = /theme-last-updated\b[^]*?\bdatetime="?(?<date>[^\s">]+)/iu;

/** @returns undefined for a file that is not a page of the portal, such as a redirect. */
export function readPageFacts(html: string): PageFacts | undefined {
  const end = html.indexOf('</head>');
  const head = fromHtml(html.slice(0, end === -1 ? 0 : end));
  const elements = listElements(head);
  const meta = (name: string): string | undefined =>
    elements
      .filter(({properties}) => (properties.name ?? properties.property) === name)
      .map(({properties}) => properties.content)
      .find((content) => typeof content === 'string');
  const canonical = elements.find(
    ({properties: {rel}}) => Array.isArray(rel) && rel.includes('canonical'),
  )?.properties.href;
  const title = meta('og:title');
  if (typeof canonical !== 'string' || title === undefined) {
    return undefined;
  }
  return {
    title,
    canonical,
    description: meta('description') ?? '',
    image: meta('og:image'),
    modified: MODIFIED.exec(html)?.groups?.date,
    isHidden: /\bnoindex\b/u.test(meta('robots') ?? ''),
  };
}

function listElements(tree: Nodes): readonly Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

/** Types of schema.org for pages, and `home`, which is described as the site itself. */
type PageKind = 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'TechArticle' | 'WebPage' | 'home';

/** The first match applies; `undefined` for pages whose components write more specific data themselves. */
const KINDS: readonly (readonly [RegExp, PageKind | undefined])[] = [
  [/^\/$/u, 'home'],
  [/^\/docs(?:\/|$)/u, 'TechArticle'],
  [/^\/solutions\/./u, 'TechArticle'],
  [/^\/blog\/(?:tags|authors)(?:\/|$)/u, 'CollectionPage'],
  [/^\/(?:blog|tools)(?:\/|$)/u, undefined],
  [/^\/(?:ecosystem|solutions)$/u, 'CollectionPage'],
  [/^\/about$/u, 'AboutPage'],
  [/^\/contact$/u, 'ContactPage'],
];

/** @param path below base address and language, without a trailing slash. */
function pageKind(path: string): PageKind | undefined {
  const found = KINDS.find(([pattern]) => pattern.test(path));
  return found === undefined ? 'WebPage' : found[1];
}

export interface SiteFacts {
  readonly name: string;
  /** Suffix of the title of each page. */
  readonly titleSuffix: string;
  /** Address of the home page of the language, with a trailing slash. */
  readonly home: string;
  /** Address of the home page of the default language. */
  readonly root: string;
  /** BCP 47. */
  readonly language: string;
  /** Addresses of the project on other sites. */
  readonly elsewhere: readonly string[];
}

type PageData = Graph | WithContext<TechArticle> | WithContext<WebPage>;

const CONTEXT = 'https://schema.org';

/**
 * Structured data of a page in the vocabulary of schema.org.
 *
 * @param path below base address and language.
 * @returns undefined when search engines must not list the page, when it is a copy of another, or when its component writes the data.
 */
export function composePageData(
  path: string,
  page: PageFacts,
  site: SiteFacts,
): PageData | undefined {
  const kind = pageKind(path);
  if (kind === undefined || page.isHidden || !isOwn(path, page, site)) {
    return undefined;
  }
  if (kind === 'home') {
    return {'@context': CONTEXT, '@graph': [organization(site), website(page, site)]};
  }
  const facts = describe(page, site);
  return kind === 'TechArticle'
    ? {'@context': CONTEXT, '@type': kind, ...facts, ...articleFacts(page, site)}
    : {'@context': CONTEXT, '@type': kind, ...facts};
}

/** An untranslated page has the original's address as its canonical one. */
function isOwn(path: string, {canonical}: PageFacts, {home}: SiteFacts): boolean {
  const own = home + path.slice(1);
  return canonical.replace(/\/$/u, '') === own.replace(/\/$/u, '');
}

function describe(page: PageFacts, site: SiteFacts) {
  return {
    '@id': page.canonical,
    url: page.canonical,
    name: plainTitle(page, site),
    description: page.description,
    inLanguage: site.language,
    isPartOf: {'@type': 'WebSite', '@id': `${site.home}#website`, name: site.name, url: site.home},
    ...(page.image === undefined ? {} : {image: page.image}),
  } as const;
}

function plainTitle({title}: PageFacts, {titleSuffix}: SiteFacts): string {
  return title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title;
}

function articleFacts(page: PageFacts, site: SiteFacts) {
  return {
    headline: plainTitle(page, site),
    publisher: organization(site),
    author: organization(site),
    ...(page.modified === undefined ? {} : {dateModified: page.modified}),
  };
}

function organization({name, root, elsewhere}: SiteFacts) {
  return {
    '@type': 'Organization',
    '@id': `${root}#organization`,
    name,
    url: root,
    logo: `${root}img/apple-touch-icon.png`,
    sameAs: elsewhere,
  } as const;
}

function website({description}: PageFacts, site: SiteFacts) {
  return {
    '@type': 'WebSite',
    '@id': `${site.home}#website`,
    name: site.name,
    description,
    url: site.home,
    inLanguage: site.language,
    publisher: {'@type': 'Organization', '@id': `${site.root}#organization`, name: site.name},
  } as const;
}

/** The page with its data at the end of its head. `<` is escaped, so that no text can end the element. */
export function insertData(html: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
