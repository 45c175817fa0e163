import {minifySync} from '@swc/core';

/**
 * Markup that packages hand to the browser as plain text, word for word: the element in which React makes a script. A test compares it with the
 * package.
 */
export const KNOWN_MARKUP = ['<script></script>'] as const;

/** Source of the script that runs first in every page; the same bytes for the same rules. */
export function composeGuard(rules: GuardRules): string {
  const source = `(${guardPage.toString()})(${JSON.stringify(rules)})`;
  const {code} = minifySync(source, {compress: true, mangle: true});
  // Inside of a page, the end of a script in a string would end the script.
  return code.replaceAll('</', '<\\/');
}

/** What pages may still hand to the browser as plain text where it wants a trusted value. */
export interface GuardRules {
  /** Path below which scripts of the site are, with a slash at both ends. */
  readonly base: string;
  /** Paths of scripts that pages load; those with a slash at the end are folders. */
  readonly paths: readonly string[];
  /** Other origins that scripts may come from. */
  readonly origins: readonly string[];
  /** Markup that packages write as it stands. */
  readonly markup: readonly string[];
}

/**
 * Runs first in every page. It adds a second policy, by which scripts come from the portal's own folders or a declared host, because others may
 * publish on the same host; the first cannot name the host, which is known only where the page is shown. Inline scripts stay with the first
 * one, which names them by hash.
 *
 * It holds Trusted Types' default policy, too: scripts come from below the base address or a declared host, and text becomes HTML only where it
 * holds no tag or is known word for word. Browsers ask about structured data as about scripts; as JSON it cannot do anything. The function is
 * taken over into the page as source, so it uses nothing from outside of itself.
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
