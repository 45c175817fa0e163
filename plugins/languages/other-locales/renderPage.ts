import {escapeHtml} from './escapeHtml';
import {PAGE_STYLE, THEME_SCRIPT} from './pageStyle';

export interface Language {
  readonly locale: string;
  readonly label: string;
}

export interface PageFacts {
  readonly wanted: Language;
  readonly shown: Language;
  /** Whether the wanted language is the one that needs no option. */
  readonly isDefault: boolean;
  /** Path and query that were asked for. */
  readonly address: string;
  /** The same page in the language that is shown. */
  readonly sameInShown: string;
  /** Colours of the brand, as custom properties. */
  readonly css: string;
}

/** The page that tells an author how to see another language; in English, as everything that tools of this project say. */
export function renderPage({
  wanted,
  shown,
  isDefault,
  address,
  sameInShown,
  css,
}: PageFacts): string {
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
