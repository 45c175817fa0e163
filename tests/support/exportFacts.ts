import type {CheerioAPI} from 'cheerio';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type BuiltPage, type BuiltSite, LOCALES} from './builtSite';

/** What neither a page nor its Markdown export may have more of than the other. */
export interface Facts {
  readonly headings: readonly string[];
  /** Addresses without language and without the ending of Markdown exports. */
  readonly links: readonly string[];
  /** Cells joined by bars. */
  readonly rows: readonly string[];
  readonly codeBlocks: readonly string[];
}

/** Where the words of a page are: of a document, a post, a page written in Markdown, any other page. */
const CONTENT = ['.theme-doc-markdown', '#__blog-post-container', 'article.markdown', 'main'];

/** What a reader operates and does not read. */
const CONTROLS =
  'nav, button, [aria-hidden="true"], form, search, fieldset, .hash-link, .sr-only, .theme-edit-this-page, [data-sample-note], [data-footnote-ref], [data-footnote-backref]';

/** What a built page says in the part that people read. */
export function readPageFacts(built: BuiltSite, page: BuiltPage): Facts {
  const {$} = page;
  const root = CONTENT.map((selector) => $(selector).first()).find(({length}) => length > 0);
  const main = (root ?? $('main')).clone();
  main.find(CONTROLS).remove();
  const title = normalise($('h1').first().text());
  const textsOf = (selector: string): string[] =>
    main
      .find(selector)
      .toArray()
      .map((element) => normalise($(element).text()))
      .filter((text) => text !== '');
  return {
    headings: [title, ...textsOf('h1, h2, h3, h4, h5, h6')],
    links: main
      .find('a[href]')
      .toArray()
      .filter((link) => !leadsToItself($, link))
      // What a sample opens on a bench is the sample.
      .filter(({attribs}) => attribs.href?.includes('#bench=') !== true)
      .map(({attribs}) => toTarget(built, attribs.href ?? '', page.address)),
    rows: main
      .find('tr')
      .toArray()
      // What only the original says is not part of the translation.
      .filter((row) => $(row).find('[data-type="added"]').length === 0)
      .map((row) =>
        $(row)
          .find('th, td')
          .toArray()
          .map((cell) => {
            const own = $(cell).clone();
            own.find('li').append(' ');
            return normalise(own.text());
          })
          .join('|'),
      ),
    codeBlocks: main
      .find('pre')
      .toArray()
      .map((pre) => readCode($, $(pre).clone())),
  };
}

/** A link to the very entry it stands in is for copying its address. */
function leadsToItself($: CheerioAPI, link: Parameters<CheerioAPI>[0]): boolean {
  const href = $(link).attr('href') ?? '';
  return href.startsWith('#') && $(link).closest(`[id="${href.slice(1)}"]`).length > 0;
}

/** Lines end with a line break of HTML or of text, whatever draws them. */
function readCode($: CheerioAPI, pre: ReturnType<CheerioAPI>): string {
  pre.find('br').each((_index, element) => {
    $(element).replaceWith('\n');
  });
  return withoutLastBreaks(pre.text());
}

/** A page shows none of the empty lines that code may end with. */
function withoutLastBreaks(code: string): string {
  return code.replace(/\n+$/u, '');
}

/** What a Markdown export says. */
export function readExportFacts(built: BuiltSite, exported: Root): Facts {
  const facts = {
    headings: new Array<string>(),
    links: new Array<string>(),
    rows: new Array<string>(),
    codeBlocks: new Array<string>(),
  };
  visit(exported, (node) => {
    if (node.type === 'heading') {
      facts.headings.push(normalise(toString(node)));
    } else if (node.type === 'link' || node.type === 'definition') {
      facts.links.push(toTarget(built, node.url, '/'));
    } else if (node.type === 'tableRow') {
      facts.rows.push(node.children.map((cell) => normalise(toString(cell))).join('|'));
    } else if (node.type === 'code') {
      facts.codeBlocks.push(withoutLastBreaks(node.value));
    }
  });
  return facts;
}

/** A page has the same target in every language, and its Markdown export counts as the page. */
function toTarget({site, origin}: BuiltSite, address: string, from: string): string {
  const url = new URL(address, origin + from);
  if (url.origin !== origin) {
    return url.href;
  }
  const path = url.pathname.slice(site.baseUrl.length);
  const prefix = LOCALES.find(
    (locale) => locale.prefix !== '' && `${path}/`.startsWith(locale.prefix),
  );
  const page = path
    .slice(prefix?.prefix.length ?? 0)
    .replace(/\.md$/u, '')
    .replace(/^index$/u, '');
  return `/${page}${url.search}${decodeURIComponent(url.hash)}`;
}

function normalise(text: string): string {
  return text.replaceAll('\u200B', '').replaceAll(/\s+/gu, ' ').trim();
}
