import type {Graph, TechArticle, WebPage, WithContext} from 'schema-dts';
import {pageKind} from './pageKind';
import type {PageFacts} from './readPageFacts';

export interface SiteFacts {
  readonly name: string;
  /** What stands behind the title of each page. */
  readonly titleSuffix: string;
  /** Address of the home page of the language, with a slash at its end. */
  readonly home: string;
  /** Address of the home page of the default language. */
  readonly root: string;
  /** BCP 47. */
  readonly language: string;
  /** Addresses of the project elsewhere. */
  readonly elsewhere: readonly string[];
}

export type PageData = Graph | WithContext<TechArticle> | WithContext<WebPage>;

const CONTEXT = 'https://schema.org';

/**
 * A page for search engines, in schema.org's words.
 *
 * @param path below base address and language.
 * @returns undefined where search engines are to leave the page out, where it is a copy of another, or where its component says it itself.
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

/** A page without a translation names the original's address. */
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
