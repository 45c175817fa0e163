/**
 * Address of a page's Markdown export: that of the page plus `.md`, and `/index.md` for the root.
 *
 * @param path of the page, such as `/docs/start`.
 */
export function exportPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/u, '')}.md`;
}
