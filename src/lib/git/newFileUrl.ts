import {parseRepositoryBase} from './repository';

/** Branch, and optional folder, in the address of a folder: `/owner/name/tree/main/site`, on GitLab with `/-` before `/tree`. */
const FOLDER = /^(?:\/[^/]+){2,}?\/(?:-\/)?tree\/(?<branch>[^/]+)\/?(?<folder>.*?)\/*$/u;

/**
 * Address for creating a new file on the repository's host, with its path filled in (I3).
 *
 * @param docsRepositoryBase as for `gitIssueUrl`; contains the branch.
 * @param file relative to the project's folder.
 * @returns undefined for a host without such an address, and for a base without a branch.
 * @throws Error that starts with `Invalid docsRepositoryBase URL`.
 */
export function newFileUrl(docsRepositoryBase: string, file: string): string | undefined {
  const {host, origin, owner, name} = parseRepositoryBase(docsRepositoryBase);
  const {branch, folder} = FOLDER.exec(new URL(docsRepositoryBase).pathname)?.groups ?? {};
  if (branch === undefined) {
    return undefined;
  }
  const path = folder ? `${folder}/${file}` : file;
  switch (host) {
    case 'github':
      return `${origin}/${owner}/${name}/new/${branch}?${new URLSearchParams({filename: path}).toString()}`;
    case 'gitlab':
      return `${origin}/${owner}/${name}/-/new/${branch}?${new URLSearchParams({file_name: path}).toString()}`;
    case 'other':
      return undefined;
    default:
      return host satisfies never;
  }
}
