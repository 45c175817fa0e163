import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import type {Configuration} from 'webpack-dev-server';

/** Applies the portal's theme as Docusaurus has stored it, or else that of the system. */
const THEME_SCRIPT = `
let stored = null;
try { stored = localStorage.getItem('theme'); } catch {}
document.documentElement.dataset.theme =
  stored === 'dark' || stored === 'light' ? stored
    : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
`;

/** The style of the portal's error pages in a few lines; colours are the portal's tokens. */
const PAGE_STYLE = `
body {
  margin: 0;
  background: var(--site-color-background);
  color: var(--site-color-text);
  font: 1.0625rem/1.65 system-ui, sans-serif;
}
main {
  max-inline-size: 46rem;
  margin-inline: auto;
  padding: 4.5rem clamp(1rem, 4vw, 2rem);
}
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); line-height: 1.15; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; line-height: 1.4; }
p { margin: 0 0 .75rem; }
a { color: var(--site-color-accent); }
a:focus-visible { outline: 2px solid var(--site-color-accent); outline-offset: 2px; }
code { font: .9375rem ui-monospace, 'SF Mono', menlo, monospace; overflow-wrap: anywhere; }
pre {
  margin: 0 0 1rem;
  padding: .75rem 1rem;
  border: 1px solid var(--site-color-border);
  border-radius: 8px;
  background: var(--site-color-code-background);
  overflow-x: auto;
}
.code { color: var(--site-color-text-muted); font: .9375rem ui-monospace, monospace; }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

interface Language {
  readonly locale: string;
  readonly label: string;
}

interface PageFacts {
  readonly wanted: Language;
  readonly shown: Language;
  /** Whether the requested language is the one that needs no option. */
  readonly isDefault: boolean;
  /** Requested path and query. */
  readonly address: string;
  /** The same page in the language of the server. */
  readonly sameInShown: string;
  /** Colours of the brand, as custom properties. */
  readonly css: string;
}

/** The page that explains to an author how to see another language; in English, like all messages of this project's tools. */
function renderPage({wanted, shown, isDefault, address, sameInShown, css}: PageFacts): string {
  const command = `npm start${isDefault ? '' : ` -- --locale ${wanted.locale}`}`;
  const [name, current, path, same] = [wanted.label, shown.label, address, sameInShown].map(
    escapeHtml,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not in this language</title>
<style>${css}${PAGE_STYLE}</style>
<script>${THEME_SCRIPT}</script>
<main>
<p class="code">404</p>
<h1>This address is in <bdi lang="${wanted.locale}">${name}</bdi></h1>
<p><code dir="ltr">${path}</code></p>
<p>The server that reloads while you write shows one language at a time, and this one shows
<bdi lang="${shown.locale}">${current}</bdi>.</p>
<h2>See this page</h2>
<p>Stop the server with Ctrl+C, start it in the other language, and reload:</p>
<pre><code>${command}</code></pre>
<h2>See all languages</h2>
<p>This builds the portal as it is published and serves it at port 4000:</p>
<pre><code>npm run preview</code></pre>
<p><a href="${same}">The same page in <bdi lang="${shown.locale}">${current}</bdi></a></p>
</main>
</html>
`;
}

interface LocalePlace {
  readonly locale: string;
  /** Base address of the language, with leading and trailing slash. */
  readonly baseUrl: string;
}

export interface OtherLocale extends LocalePlace {
  /** Address without its base, such as `docs/start?x=1`. */
  readonly rest: string;
}

/**
 * The language of an address, if it is not the one being served.
 *
 * @param address path and query.
 * @param places of all languages of the site.
 */
export function otherLocaleOf(
  address: string,
  places: readonly LocalePlace[],
  shown: string,
): OtherLocale | undefined {
  const pathname = address.replace(/[?#].*$/u, '');
  // The default language is at the root, so its base is a prefix of all others.
  const place = places
    .filter(({baseUrl}) => `${pathname}/`.startsWith(baseUrl))
    .toSorted((a, b) => b.baseUrl.length - a.baseUrl.length)[0];
  return place === undefined || place.locale === shown
    ? undefined
    : {
        ...place,
        // The base may stand there without its last slash.
        rest: pathname.slice(place.baseUrl.length) + address.slice(pathname.length),
      };
}

export interface NamedPlace extends LocalePlace {
  /** Name of the language in that language. */
  readonly label: string;
}

export interface ShownSite {
  /** Language that the server serves. */
  readonly shown: string;
  readonly defaultLocale: string;
  /** Colours of the brand, as custom properties. */
  readonly css: string;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers navigations to another language with status 404 and a page that explains how to see it; passes everything else to the server.
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
  return ({url, method, headers}, response, next) => {
    const {pathname = '/', search = ''} = readRequestTarget(url) ?? {};
    const other = otherLocaleOf(pathname + search, places, shown);
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
        address: pathname + search,
        sameInShown: home + other.rest,
        css,
      }),
    );
  };
}

/**
 * The hot-reloading server serves one language. For addresses of the others, it answers with a page that explains how to see them, instead
 * of the application, which does not have them either.
 *
 * @param options `css`: the colours of the brand.
 */
export default function pluginOtherLocales(
  {i18n}: LoadContext,
  {css}: {readonly css: string},
): Plugin<void> {
  const places = Object.entries(i18n.localeConfigs).map(([locale, {label, baseUrl}]) => ({
    locale,
    label,
    baseUrl,
  }));
  const devServer: Configuration = {
    // Replaces Docusaurus's own, which serves sources to an overlay that webpack-dev-server 5 no longer has.
    setupMiddlewares(middlewares) {
      middlewares.unshift({
        name: 'other-locales',
        middleware: createMiddleware(places, {
          shown: i18n.currentLocale,
          defaultLocale: i18n.defaultLocale,
          css,
        }),
      });
      return middlewares;
    },
  };
  return {
    name: 'other-locales',
    configureWebpack: () => (process.env.NODE_ENV === 'development' ? {devServer} : {}),
  };
}
