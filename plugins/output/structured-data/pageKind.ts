/** Types of schema.org for pages, and `home`, which is described as the site itself. */
export type PageKind =
  'AboutPage' | 'CollectionPage' | 'ContactPage' | 'TechArticle' | 'WebPage' | 'home';

/** The first that fits; `undefined` for pages whose components say it with what they alone know. */
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

/** @param path below base address and language, without a slash at its end. */
export function pageKind(path: string): PageKind | undefined {
  const found = KINDS.find(([pattern]) => pattern.test(path));
  return found === undefined ? 'WebPage' : found[1];
}
