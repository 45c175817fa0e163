/**
 * A path below the site's base address, without a trailing slash: `/some/base/docs/start/` is `/docs/start` below `/some/base/`.
 *
 * @param baseUrl with leading and trailing slash.
 * @returns always starts with a slash; a path outside the base address only loses its trailing slash.
 */
export function withoutBase(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return `/${path.replace(/^\/+|\/+$/gu, '')}`;
}

/** Path of a page by its file, on hosts that leave out `.html` and `index`: `docs/index.html` is `docs`. */
export function fileAddress(file: string): string {
  return file.replace(/(?:(?:^|\/)index)?\.html$/u, '');
}

/** An address without differences that do not matter for the page: case, `index.html` and trailing slashes. */
export function normalisePath(path: string): string {
  return path.toLowerCase().replace(/(?:\/index\.html|\/+)$/u, '');
}

/** Whether two addresses show the same page. */
export function isSamePath(a: string, b: string): boolean {
  return normalisePath(a) === normalisePath(b);
}

interface Known<Item> {
  readonly size: number;
  readonly byPath: ReadonlyMap<string, Item>;
}

/**
 * Finds an item of a long list by its address at a cost independent of the list's length: a list is read once, and again after it has
 * grown. Of items with the same address, finds the first.
 */
export function createPathIndex<Item extends {readonly path?: unknown}>(): (
  items: readonly Item[],
  path: string,
) => Item | undefined {
  const known = new WeakMap<readonly Item[], Known<Item>>();

  function read(items: readonly Item[]): Known<Item> {
    const entries = items.map((item) => [normalisePath(String(item.path)), item] as const);
    const index = {size: items.length, byPath: new Map(entries.toReversed())};
    known.set(items, index);
    return index;
  }

  return (items, path) => {
    const last = known.get(items);
    const {byPath} = last?.size === items.length ? last : read(items);
    return byPath.get(normalisePath(path));
  };
}

/**
 * What handles an address: the portal's router a path, the browser a page of the same host outside the portal, or another site.
 *
 * @param address with the site's base address, or absolute.
 * @param origin of the portal.
 */
export function destinationOf(address: string, origin: string): 'host' | 'outside' | 'portal' {
  if (!/^https?:/iu.test(address)) {
    return 'portal';
  }
  return URL.canParse(address) && new URL(address).origin === origin ? 'host' : 'outside';
}

/**
 * Decodes a part of an address.
 *
 * @returns undefined when it is not encoded correctly, such as `50%`: readers, other sites and authors can write anything.
 */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const WORDS_MAX_CHARS = 80;

/**
 * The words of an address, for a search: `/docs/start/quick-strat.html` becomes `start quick strat`.
 *
 * @param path below base address and language.
 * @returns at most 80 characters of its last two parts; empty for an address that is not encoded correctly.
 */
export function readAddressWords(path: string): string {
  return (decode(path) ?? '')
    .split('/')
    .filter((part) => part !== '')
    .slice(-2)
    .join(' ')
    .replace(/\.(?:html?|mdx?|php|aspx?)$/iu, '')
    .replace(/[^\p{L}\p{N}\p{M}@#]+/gu, ' ')
    .trim()
    .slice(0, WORDS_MAX_CHARS);
}
