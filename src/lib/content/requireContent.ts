/**
 * The content for an address that must have some (ERR-6). Addresses made up by readers never get here: they show the 404 page.
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
