/** The policy for HTML that the portal's own build made. */
const HTML_POLICY = 'portal-html';

/** Policies of Trusted Types that every page may create. */
export const OWN_POLICIES = ['default', HTML_POLICY] as const;

let policy: TrustedTypesPolicy | undefined;

/**
 * HTML that the build has made, such as coloured code and sanitised READMEs, as a value that a page under Trusted Types accepts. Nothing
 * that a reader or an address says may be given here.
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
