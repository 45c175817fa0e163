/** Parts of an address with exactly one slash at each joint (API-6). */
export function joinAddress(base: string, ...parts: readonly string[]): string {
  return [base.replace(/\/+$/u, ''), ...parts.map((part) => part.replace(/^\/+|\/+$/gu, ''))]
    .filter((part) => part !== '')
    .join('/');
}

/**
 * Address of a raw README, `{repo}/HEAD/{path}` on the source host (API-6).
 *
 * @param repo `owner/name`.
 * @param path inside the repository.
 */
export function readmeAddress(sourceUrl: string, repo: string, path: string): string {
  return joinAddress(sourceUrl, encodePath(repo), 'HEAD', encodePath(path));
}

function encodePath(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map(encodeURIComponent)
    .join('/');
}
