/** The policy for HTML that the portal's own build made. */
export const HTML_POLICY = 'portal-html';

/** Policies of Trusted Types that every page may create. */
export const OWN_POLICIES = ['default', HTML_POLICY] as const;
