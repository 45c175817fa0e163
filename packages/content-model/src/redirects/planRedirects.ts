import type {Redirect} from './parseRedirects';

export interface Address {
  readonly path: string;
  /** Empty for the page as a whole. */
  readonly hash: string;
}

/** An id that a page no longer has by itself. */
export interface OldHeading {
  readonly id: string;
  /** Id on the same page, empty for its top; or a heading or page elsewhere. */
  readonly to:
    | {readonly type: 'here'; readonly id: string}
    | {readonly type: 'page'; readonly address: string};
}

export interface RedirectPlan {
  /** Whole pages, in the words of Docusaurus's redirects. */
  readonly pages: readonly {readonly from: string; readonly to: string}[];
  /** By path of the page that a reader of the old address reaches. */
  readonly headings: ReadonlyMap<string, readonly OldHeading[]>;
}

export function parseAddress(address: string): Address {
  const [path = '', hash = ''] = address.split('#');
  return {path, hash};
}

/**
 * Sorts redirects by what has to be done for them: a page gets a file of its own under its old address; an id gets an anchor where the page
 * still has its text, or a notice that leads on. A heading of a page that has moved is looked up on the page's new place, because the
 * page's own redirect keeps the id.
 */
export function planRedirects(redirects: readonly Pick<Redirect, 'from' | 'to'>[]): RedirectPlan {
  const pages = redirects
    .filter(({from}) => parseAddress(from).hash === '')
    .map(({from, to}) => ({from, to}));
  const newPathOf = new Map(pages.map(({from, to}) => [from, parseAddress(to).path]));
  const headings = new Map<string, OldHeading[]>();
  for (const {from, to} of redirects) {
    const {path: oldPath, hash: id} = parseAddress(from);
    if (id !== '') {
      const path = newPathOf.get(oldPath) ?? oldPath;
      headings.set(path, [...(headings.get(path) ?? []), {id, to: toTarget(path, to)}]);
    }
  }
  return {pages, headings};
}

function toTarget(path: string, to: string): OldHeading['to'] {
  const target = parseAddress(to);
  return target.path === path ? {type: 'here', id: target.hash} : {type: 'page', address: to};
}
