import {minifySync} from '@swc/core';

/**
 * Markup that packages pass to the browser as plain text, word for word: the element that React uses to create a script. A test compares it
 * with the package.
 */
export const KNOWN_MARKUP = ['<script></script>'] as const;

/** Source of the script that runs first in every page; the same rules give the same bytes. */
export function composeGuard(rules: GuardRules): string {
  const source = `(${guardPage.toString()})(${JSON.stringify(rules)})`;
  const {code} = minifySync(source, {compress: true, mangle: true});
  // Inside a page, a closing script tag in a string would end the script.
  return code.replaceAll('</', '<\\/');
}

/** What pages may still pass to the browser as plain text where it requires a trusted value. */
export interface GuardRules {
  /** Path below which the scripts of the site are, with leading and trailing slash. */
  readonly base: string;
  /** Paths of scripts that pages load; those with a trailing slash are folders. */
  readonly paths: readonly string[];
  /** Other origins of scripts. */
  readonly origins: readonly string[];
  /** Markup that packages write word for word. */
  readonly markup: readonly string[];
}

/**
 * Runs first in every page. It adds a second policy that limits scripts to the portal's own folders and declared hosts, because others may
 * publish on the same host; the first policy cannot name the host, which is known only where the page is shown. Inline scripts remain
 * with the first one, which lists their hashes.
 *
 * It also contains the default policy of Trusted Types: scripts come from below the base address or a declared host, and text becomes HTML
 * only when it contains no tag or is known word for word. Browsers treat structured data as a script; as JSON it can do no harm. The source
 * of this function is copied into the page, so it uses nothing from outside.
 */
export function guardPage({base, paths, origins, markup}: GuardRules): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  const sources = [...paths.map((path) => location.origin + path), ...origins];
  policy.content = `script-src 'unsafe-inline' ${sources.join(' ')}; worker-src 'self'`;
  document.head.append(policy);
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (!text.includes('<') || markup.includes(text) ? text : null),
    createScript: (text) => {
      try {
        return typeof JSON.parse(text) === 'object' ? text : null;
      } catch {
        return null;
      }
    },
    createScriptURL: (address) => {
      const {origin, pathname} = new URL(address, location.href);
      const isOwn = origin === location.origin && pathname.startsWith(base);
      return isOwn || origins.includes(origin) ? address : null;
    },
  });
}
