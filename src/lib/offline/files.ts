/**
 * The address under which a page is kept: without query, fragment, `.html` and the slash at its end, so that all ways to write it find the
 * same copy.
 *
 * @param address absolute.
 * @param baseUrls addresses that keep their slash: start pages.
 */
export function pageKey(address: string, baseUrls: readonly string[]): string {
  const {origin, pathname} = new URL(address);
  const path = pathname.replace(/(?:\/index)?\.html$/u, '').replace(/\/+$/u, '');
  return origin + (baseUrls.includes(`${path}/`) ? `${path}/` : path);
}

/** Elements that load something; what a text or a link only mentions is none of it. */
const LOADING = /<(?:audio|img|link|script|source|video)\b[^>]*>/gu;

/**
 * Files of the site that the HTML of a page loads: scripts, styles, fonts and pictures.
 *
 * @param text of the page.
 * @param address of the page, absolute.
 * @param baseUrl of the site.
 * @returns absolute addresses, each once.
 */
export function findFiles(text: string, address: string, baseUrl: string): readonly string[] {
  const origin = new URL(address).origin;
  const tags = (text.match(LOADING) ?? []).join('');
  const paths = tags.matchAll(
    /[/\w.~%-]*\/(?:assets|img|pictures)\/[\w./~%-]+\.(?:avif|css|js|png|svg|webp|woff2)\b/gu,
  );
  return [
    ...new Set(
      [...paths]
        .map(([path]) => path)
        // Two slashes begin an address with a host, which structured data has.
        .filter((path) => path.startsWith(baseUrl) && !path.startsWith('//') && !isCard(path)),
    ),
  ].map((path) => origin + path);
}

/** Social cards are named in the head of a page, and never shown on it. */
function isCard(path: string): boolean {
  return /\/img\/(?:cards\/|social-card)/u.test(path);
}

/**
 * Kept files that no kept page needs any more: an update leaves them behind. A page names its scripts and styles; a script names further
 * ones by the hash in their names.
 *
 * @param files kept, by address; with their text where it may name others, else with an empty one.
 * @param pages texts of the kept pages.
 * @returns addresses.
 */
export function findUnused(
  files: ReadonlyMap<string, string>,
  pages: readonly string[],
): readonly string[] {
  const unused = new Set(files.keys());
  const texts = [...pages];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const address of unused) {
      if (isNamed(address, text)) {
        unused.delete(address);
        texts.push(files.get(address) ?? '');
      }
    }
  }
  return [...unused];
}

/** By its hash, or by its path where it has none. */
function isNamed(address: string, text: string): boolean {
  const path = new URL(address).pathname;
  const hash = /[-.](?<hash>[\da-f]{8})(?:[-./]|$)/u.exec(path)?.groups?.hash;
  return text.includes(hash ?? path);
}
