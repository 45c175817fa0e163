/** The discussions of a repository, searched for the one of a page, for readers to whom the widget cannot show it (ERR-12). */
export function discussionsAddress(repo: string, term: string): string {
  const query = new URLSearchParams({discussions_q: `"${term}" in:title`});
  return `https://github.com/${repo}/discussions?${query.toString()}`;
}
