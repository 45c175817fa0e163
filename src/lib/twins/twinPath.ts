/**
 * Address of a page's Markdown twin: that of the page plus `.md`, and `/index.md` for the root.
 *
 * @param path of the page, such as `/docs/yoga`.
 */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/u, '')}.md`;
}
