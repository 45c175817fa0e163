/** What an anchor mostly is, so that the index only holds those that differ. Need not be Docusaurus's own slug: a miss costs bytes only. */
export function guessAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}
