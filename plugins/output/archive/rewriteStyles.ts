import type {Resolver} from './createResolver';

const ADDRESS = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)"'\s]*))\s*\)/gu;
/** What a browser calls the presence of scripts, and conditions that always and never hold. */
const NO_SCRIPTS = /\(\s*scripting\s*:\s*none\s*\)/gu;
const SCRIPTS = /\(\s*scripting\s*:\s*enabled\s*\)/gu;

/**
 * A style sheet for pages from disk: its addresses are relative, and it treats readers as if their browser ran no scripts, because the page's
 * own do not come along. Controls that need them are then hidden, and the theme follows the system.
 */
export function rewriteStyles(css: string, {resource}: Resolver): string {
  return css
    .replace(ADDRESS, (whole, double?: string, single?: string, bare?: string) => {
      const value = double ?? single ?? bare ?? '';
      const address = resource(value);
      return address === undefined || address === value ? whole : `url("${address}")`;
    })
    .replace(NO_SCRIPTS, '(min-width:0)')
    .replace(SCRIPTS, '(max-width:0)');
}
