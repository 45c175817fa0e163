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
