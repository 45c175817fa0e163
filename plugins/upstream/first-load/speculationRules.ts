/** Rules for the browser: which links it may fetch once a reader points at them. Files are left out, and so are other sites. */
export interface SpeculationRules {
  readonly prefetch: readonly object[];
}

/**
 * Pages of the portal are fetched when a reader is about to follow a link, so that they open as quickly as after hydration.
 * Browsers leave it when data is to be saved.
 *
 * @param baseUrl of the site, with a slash at both ends.
 */
export function speculationRules(baseUrl: string): SpeculationRules {
  return {
    prefetch: [
      {
        where: {
          and: [
            {href_matches: `${baseUrl}*`},
            {not: {href_matches: `${baseUrl}assets/*`}},
            {not: {href_matches: '/*.*'}},
            {not: {selector_matches: '[download], [hreflang], [aria-haspopup]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
