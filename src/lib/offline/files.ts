/**
 * The address under which a page is cached: without query, fragment, `.html` and trailing slash, so that all spellings find the
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

/** Elements that load something, as opposed to a text or link that only mentions it. */
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
        // Two slashes start an address with a host, as in structured data.
        .filter((path) => path.startsWith(baseUrl) && !path.startsWith('//') && !isCard(path)),
    ),
  ].map((path) => origin + path);
}

/** Social cards are referenced in the head of a page, and never shown on it. */
function isCard(path: string): boolean {
  return /\/img\/(?:cards\/|social-card)/u.test(path);
}

/**
 * Cached files that no cached page needs any more, such as after an update. A page contains the names of its scripts and styles; a script
 * refers to further ones by the hash in their names.
 *
 * @param files cached, by address; with their text if it may refer to others, else with an empty one.
 * @param pages texts of the cached pages.
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

/** By its hash, or by its path if it has none. */
function isNamed(address: string, text: string): boolean {
  const path = new URL(address).pathname;
  const hash = /[-.](?<hash>[\da-f]{8})(?:[-./]|$)/u.exec(path)?.groups?.hash;
  return text.includes(hash ?? path);
}
