type GitHost = 'github' | 'gitlab' | 'other';

export interface RepositoryBase {
  readonly host: GitHost;
  readonly origin: string;
  /** On GitLab with its subgroups, such as `group/subgroup`. */
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
  const host = hostOf(url?.hostname ?? '');
  const segments = url?.pathname.split('/').filter(Boolean) ?? [];
  const [name = '', ...owners] = projectOf(segments, host).toReversed();
  if (url === undefined || owners.length === 0) {
    throw new Error(
      `Invalid docsRepositoryBase URL: "${docsRepositoryBase}". Give the full address of the repository or of a folder in it, such as "https://github.com/owner/name/tree/main".`,
    );
  }
  return {
    host,
    origin: url.origin,
    owner: owners.toReversed().join('/'),
    name: name.replace(/\.git$/u, ''),
  };
}

/** Owner and name from the start of a path; a project on GitLab may be in nested groups, and ends before `-` or `tree`. */
function projectOf(segments: readonly string[], host: GitHost): readonly string[] {
  const end = segments.findIndex((segment, at) => at > 1 && /^(?:-|tree|blob)$/u.test(segment));
  return host === 'gitlab' && end !== -1
    ? segments.slice(0, end)
    : segments.slice(0, host === 'gitlab' ? undefined : 2);
}

function hostOf(hostname: string): GitHost {
  if (hostname === 'github.com' || hostname.endsWith('.github.com')) {
    return 'github';
  }
  return hostname === 'gitlab.com' || hostname.startsWith('gitlab.') ? 'gitlab' : 'other';
}

export interface IssueDraft {
  readonly title: string;
  /** Comma-separated labels; GitHub only. */
  readonly labels?: string;
}

/**
 * Address of the repository's prefilled new-issue form (ERR-4, ERR-5, RTE-4, RTE-5, DOC-2).
 *
 * @returns GitHub: title and labels; GitLab: title only; any other host: `#`.
 * @throws Error that starts with `Invalid docsRepositoryBase URL`.
 */
export function gitIssueUrl(docsRepositoryBase: string, {title, labels}: IssueDraft): string {
  const {host, origin, owner, name} = parseRepositoryBase(docsRepositoryBase);
  switch (host) {
    case 'github': {
      const query = new URLSearchParams({title, ...(labels ? {labels} : {})});
      return `${origin}/${owner}/${name}/issues/new?${query.toString()}`;
    }
    case 'gitlab': {
      const query = new URLSearchParams({'issue[title]': title});
      return `${origin}/${owner}/${name}/-/issues/new?${query.toString()}`;
    }
    case 'other':
      return '#';
    default:
      return host satisfies never;
  }
}
