import {decode} from '@selection-set/site-paths';

/** Query parameter by which the 404 page of a language is told the address that a reader asked for. */
export const ASKED_PARAMETER = 'asked';

/** Where the build puts the 404 page of a language, and what hosts that leave endings out make of it. */
export const NOT_FOUND_FILE = /\/404(?:\.html)?$/u;

/** The address that a reader asked for when the 404 page of another language sent them to this one; undefined for any other address. */
export function askedAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const asked = NOT_FOUND_FILE.test(pathname)
    ? new URLSearchParams(search).get(ASKED_PARAMETER)
    : null;
  const baseUrl = pathname.replace(NOT_FOUND_FILE, '/');
  // Two slashes at the start would name another host.
  return asked?.startsWith(baseUrl) === true && !asked.startsWith('//') ? asked : undefined;
}

/**
 * Puts the address into the form that Docusaurus 3.10.2 understands, without a further entry in the browser's history. Call before the router
 * listens.
 *
 * - Hosts answer `/docs.html`, `/docs/index.html` and often `/docs/` with the page of `/docs`; to the router they are pages that do not exist.
 * - The 404 page of a language may have been sent to by another one's (`notFoundAddress`): it takes the address that was asked for.
 * - A hash that is not encoded correctly, such as `#50%`, is encoded anew: Docusaurus decodes it after a change on the same page, fails, and
 *   shows its error page in place of the text.
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

/** The page says what its address is; the page for what does not exist says its file's, which no other address leads to. */
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

/** A path without what hosts leave out of it: slashes at its end, `.html` and `index`. */
export function plainPath(pathname: string): string {
  const [path = ''] = pathname.split(/\/+$/u);
  return path.replace(/\.html$/u, '').replace(/\/index$/u, '');
}
