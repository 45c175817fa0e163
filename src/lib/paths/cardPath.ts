/** Folder of the cards below the base address of a language. */
export const CARD_FOLDER = '/img/cards/';

/** Pages that nobody shares; they use the default card. */
const NOT_SHARED = /^\/(?:404(?:\.html)?|500|search)$/u;

/**
 * Path of a page's social card, below base address and language (DOC-5).
 *
 * @param path of the page, below base address and language, such as `/docs/start` or `/`.
 * @returns a path such as `/img/cards/docs/start.png`, or undefined for error pages and the search.
 */
export function cardPath(path: string): string | undefined {
  const name = path.replace(/^\/+|\/+$/gu, '');
  return NOT_SHARED.test(`/${name}`)
    ? undefined
    : `${CARD_FOLDER}${name === '' ? 'index' : name}.png`;
}

/**
 * The group of routes of an address: its first two folders below the base address, such as `docs/start` for all documents of a tool.
 *
 * @param path with the base address.
 */
export function routeGroup(path: string, baseUrl: string): string {
  const [first = '', second = ''] = path.slice(baseUrl.length).split('/');
  return second === '' ? first : `${first}/${second}`;
}
