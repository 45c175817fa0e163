/**
 * Fetches the page that a link leads to, in browsers that know no speculation rules and where data is not to be saved. The head's script
 * holds a copy of this function, so it uses nothing from outside.
 */
export function prefetchLink({origin, pathname}: HTMLAnchorElement): void {
  if (
    !HTMLScriptElement.supports?.('speculationrules') &&
    !navigator.connection?.saveData &&
    origin === location.origin &&
    pathname !== location.pathname &&
    !pathname.includes('.')
  ) {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = pathname;
    document.head.append(hint);
  }
}
