/**
 * What was looked up for an address that must have content (ERR-6). Addresses that readers make up never get here: they show the 404 page.
 *
 * @param route address without the site's base, such as `/tools/example`.
 * @throws Error `No content found for {route}`.
 */
export function requireContent<Content>(content: Content | undefined, route: string): Content {
  if (content === undefined) {
    throw new Error(`No content found for ${route}`);
  }
  return content;
}
