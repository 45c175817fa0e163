/** An address without what makes no difference to the page it shows: case, `index.html` and slashes at its end. */
export function normalisePath(path: string): string {
  return path.toLowerCase().replace(/(?:\/index\.html|\/+)$/u, '');
}
