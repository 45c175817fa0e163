import {Parser} from 'htmlparser2';

/** Where a build belongs, as its start page says itself. */
export interface ArchivedSite {
  /** Such as `https://docs.example.org`. */
  readonly origin: string;
  /** Path of each language, by the language, with a slash at both ends. */
  readonly bases: ReadonlyMap<string, string>;
  /** Path of the language that has no folder of its own. */
  readonly base: string;
}

/**
 * Reads where a build belongs from its start page, so that an archive fits whatever `SITE_URL` the build was made with.
 *
 * @param html of the start page of the default language.
 * @throws Error where the page does not name its languages.
 */
export function readSite(html: string): ArchivedSite {
  const alternates = new Map<string, URL>();
  const parser = new Parser({
    onopentag(name, {rel, hreflang, href}) {
      if (name === 'link' && rel === 'alternate' && hreflang !== undefined && href !== undefined) {
        alternates.set(hreflang, new URL(href));
      }
    },
  });
  parser.end(html);
  const start = alternates.get('x-default');
  if (start === undefined) {
    throw new Error(
      'The start page of the build does not name its languages; is the folder a build of this portal? Run "npm run build" first.',
    );
  }
  alternates.delete('x-default');
  return {
    origin: start.origin,
    base: start.pathname,
    bases: new Map([...alternates].map(([language, {pathname}]) => [language, pathname])),
  };
}
