import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The headers of a built site, from its file `_headers`, so that previews and tests run with the same headers as on hosts that support it.
 *
 * @param {string} folder of the site
 * @returns {(pathname: string) => Readonly<Record<string, string>>} headers for the path of a request, with the base address; if two rules
 *   have the same header, the later one applies
 */
export function readHeaders(folder) {
  const file = path.join(folder, '_headers');
  const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
  return (pathname) =>
    Object.fromEntries(
      rules
        .filter(({start}) => pathname.startsWith(start))
        .flatMap(({headers}) => Object.entries(headers)),
    );
}

/**
 * @param {string} text rules in the format of Netlify and Cloudflare Pages: a path that ends in `*`, then indented headers
 * @returns {readonly {start: string, headers: Readonly<Record<string, string>>}[]}
 */
export function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
    const [name, ...rest] = line.trim().split(': ');
    if (line.startsWith(' ')) {
      rules.at(-1).headers[name] = rest.join(': ');
    } else {
      rules.push({start: line.trim().replace(/\*$/u, ''), headers: {}});
    }
  }
  return rules;
}
