/**
 * `robots.txt`: everything may be read, and where the sitemap of each language is. What is not to be listed says so itself, which a crawler
 * that is kept out could not read.
 *
 * @param sitemaps full addresses.
 */
export function composeRobots(sitemaps: readonly string[]): string {
  const lines = sitemaps.map((address) => `Sitemap: ${address}`);
  return `User-agent: *\nAllow: /\n\n${[...new Set(lines)].join('\n')}\n`;
}
