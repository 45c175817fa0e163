/**
 * Path and query of a request. The first line of a request is untrusted text: `//` or `/\` would be another host to
 * `new URL()` or throw, and both end a server that does not expect it.
 *
 * Plain JavaScript, because scripts import it without a build.
 *
 * @param {string | undefined} url `request.url` of Node
 * @returns {{pathname: string, search: string, host?: string} | undefined} `pathname` begins with `/`, is encoded and has no `..`; `host` is
 *   that of a request to a proxy (`GET http://host/path`); undefined when there is no path, such as `*`, which deserves status 400
 */
export function readRequestTarget(url) {
  const text = url ?? '';
  const isWhole = /^https?:\/\//iu.test(text);
  const address = isWhole ? text : `http://localhost${text}`;
  if (!(isWhole || text.startsWith('/')) || !URL.canParse(address)) {
    return undefined;
  }
  const {pathname, search, host} = new URL(address);
  return {pathname, search, ...(isWhole && {host})};
}
