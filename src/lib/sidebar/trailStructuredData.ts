import type {TrailStep} from './composeTrail';

/**
 * The way to a page as search engines read it (schema.org BreadcrumbList).
 *
 * @param siteUrl origin that the addresses of the steps are below, without a slash at its end.
 */
export function trailStructuredData(
  steps: readonly TrailStep[],
  siteUrl: string,
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .flatMap(({label, href}) => (href === undefined ? [] : [{label, href}]))
      .map(({label, href}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        // Docusaurus takes the slash of a folder's page off only where it draws a link.
        item: siteUrl + href.replace(/\/$/u, ''),
      })),
  };
}
