/** Policy for HTML from the portal's own build. */
const HTML_POLICY = 'portal-html';

/** Trusted Types policies that every page may create. */
export const OWN_POLICIES = ['default', HTML_POLICY] as const;

let policy: TrustedTypesPolicy | undefined;

/**
 * HTML from the build, such as highlighted code and sanitised READMEs, as a value that a page under Trusted Types accepts. Never pass
 * anything from a reader or an address.
 *
 * @returns the text itself on the server and in browsers without Trusted Types.
 */
export function trustHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || window.trustedTypes === undefined) {
    return html;
  }
  policy ??= window.trustedTypes.createPolicy(HTML_POLICY, {createHTML: (text) => text});
  return policy.createHTML(html);
}
