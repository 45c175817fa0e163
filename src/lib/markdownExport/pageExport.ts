/**
 * Address of a page's Markdown export: that of the page plus `.md`, and `/index.md` for the root.
 *
 * @param path of the page, such as `/docs/start`.
 */
export function exportPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/u, '')}.md`;
}

/**
 * Reads a Markdown export.
 *
 * @param address of the Markdown export.
 * @throws Error when the server answers with anything but the Markdown export.
 */
export async function fetchExport(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}
