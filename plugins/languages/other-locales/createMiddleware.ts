import type {IncomingMessage, ServerResponse} from 'node:http';
import {type LocalePlace, otherLocaleOf} from './otherLocaleOf';
import {renderPage} from './renderPage';

export interface NamedPlace extends LocalePlace {
  /** Name of the language in itself. */
  readonly label: string;
}

export interface ShownSite {
  /** Language that the server shows. */
  readonly shown: string;
  readonly defaultLocale: string;
  /** Colours of the brand, as custom properties. */
  readonly css: string;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers navigations to another language with status 404 and a page that says how to see it; everything else goes on to the server.
 *
 * @param places of all languages.
 */
export function createMiddleware(
  places: readonly NamedPlace[],
  {shown, defaultLocale, css}: ShownSite,
): Middleware {
  const labelOf = (wanted: string): string =>
    places.find(({locale}) => locale === wanted)?.label ?? wanted;
  const home = places.find(({locale}) => locale === shown)?.baseUrl ?? '/';
  return ({url = '/', method, headers}, response, next) => {
    const other = otherLocaleOf(url, places, shown);
    const isNavigation = method === 'GET' && headers.accept?.includes('text/html') === true;
    if (other === undefined || !isNavigation) {
      next();
      return;
    }
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(
      renderPage({
        wanted: {locale: other.locale, label: labelOf(other.locale)},
        shown: {locale: shown, label: labelOf(shown)},
        isDefault: other.locale === defaultLocale,
        address: url,
        sameInShown: home + other.rest,
        css,
      }),
    );
  };
}
