export type GitHost = 'github' | 'gitlab' | 'other';

export interface RepositoryBase {
  readonly host: GitHost;
  readonly origin: string;
  readonly owner: string;
  readonly name: string;
}

/**
 * Reads host, owner and name from the address of a repository or of a folder in it (ERR-5).
 *
 * @param docsRepositoryBase for example `https://github.com/owner/name/tree/main/docs`.
 * @throws Error that starts with `Invalid docsRepositoryBase URL` when the address cannot be parsed.
 */
export function parseRepositoryBase(docsRepositoryBase: string): RepositoryBase {
  const url = URL.canParse(docsRepositoryBase) ? new URL(docsRepositoryBase) : undefined;
  const [owner, name] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (url === undefined || owner === undefined || name === undefined) {
    throw new Error(
      `Invalid docsRepositoryBase URL: "${docsRepositoryBase}". Give the full address of the repository or of a folder in it, such as "https://github.com/owner/name/tree/main".`,
    );
  }
  return {
    host: hostOf(url.hostname),
    origin: url.origin,
    owner,
    name: name.replace(/\.git$/u, ''),
  };
}

function hostOf(hostname: string): GitHost {
  if (hostname === 'github.com' || hostname.endsWith('.github.com')) {
    return 'github';
  }
  return hostname === 'gitlab.com' || hostname.startsWith('gitlab.') ? 'gitlab' : 'other';
}
