import {parseRepositoryBase} from './parseRepositoryBase';

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
