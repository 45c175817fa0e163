/** What readers of a language meet first comes first. */
const ORDER: readonly RegExp[] = [
  /^docs\/index\.mdx?$/u,
  /^docs\/start\//u,
  /^src\/pages\//u,
  /^docs\/[^/]+\/index\.mdx?$/u,
  /\/(?:installation|quick-start)\.mdx?$/u,
  /^docs\/(?:writing|translating)\//u,
  /^docs\//u,
  /^blog\//u,
];

/**
 * How early a file should be translated; 0 comes first.
 *
 * @param original relative to the project's folder.
 */
export function rankOf(original: string): number {
  const rank = ORDER.findIndex((pattern) => pattern.test(original));
  return rank === -1 ? ORDER.length : rank;
}
