import {decode} from '@selection-set/site-paths';

/** Query parameter that passes the requested address to the 404 page of a language. */
export const ASKED_PARAMETER = 'asked';

/** Path of the 404 page of a language, with or without the extension, depending on the host. */
export const NOT_FOUND_FILE = /\/404(?:\.html)?$/u;

/** The address that a reader requested when another language's 404 page sent them to this one; undefined for any other address. */
export function askedAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const asked = NOT_FOUND_FILE.test(pathname)
    ? new URLSearchParams(search).get(ASKED_PARAMETER)
    : null;
  const baseUrl = pathname.replace(NOT_FOUND_FILE, '/');
  // Two leading slashes would name another host.
  return asked?.startsWith(baseUrl) === true && !asked.startsWith('//') ? asked : undefined;
}

/**
 * Converts the address to the form that Docusaurus 3.10.2 supports, without a further entry in the browser's history. Call before the
 * router listens.
 *
 * - Hosts answer `/docs.html`, `/docs/index.html` and often `/docs/` with the page of `/docs`; to the router they are pages that do not exist.
 * - Another language's 404 page may have sent readers to this one (`notFoundAddress`): it gets the address that they requested.
 * - A hash that is not encoded correctly, such as `#50%`, is encoded again: Docusaurus decodes it after a change on the same page, fails,
 *   and shows its error page instead of the text.
 */
export function repairAddress(view: Window): void {
  const repairHash = (): void => {
    const {hash} = view.location;
    if (decode(hash) === undefined) {
      view.history.replaceState(view.history.state, '', hash.replaceAll('%', '%25'));
    }
  };
  const asked = askedAddress(view.location);
  if (asked !== undefined) {
    view.history.replaceState(view.history.state, '', asked);
  }
  repairPath(view);
  repairHash();
  view.addEventListener('popstate', repairHash, {capture: true});
  view.addEventListener('hashchange', repairHash, {capture: true});
}

/** Uses the address that the page declares; the 404 page declares that of its file, which no other address leads to. */
function repairPath({document, history, location}: Window): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (canonical === undefined || !URL.canParse(canonical)) {
    return;
  }
  const {pathname} = new URL(canonical);
  if (pathname !== location.pathname && plainPath(pathname) === plainPath(location.pathname)) {
    history.replaceState(history.state, '', pathname + location.search + location.hash);
  }
}

/** A path without the parts that hosts leave out: trailing slashes, `.html` and `index`. */
export function plainPath(pathname: string): string {
  const [path = ''] = pathname.split(/\/+$/u);
  return path.replace(/\.html$/u, '').replace(/\/index$/u, '');
}
