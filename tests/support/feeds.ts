import {type CheerioAPI, load} from 'cheerio';

export interface JsonFeed {
  readonly version: string;
  readonly title: string;
  readonly home_page_url?: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html?: string;
    readonly date_modified?: string;
  }[];
}

/** The three feeds of the blog of one language. */
export function readFeeds(
  read: (file: string) => string,
  prefix: string,
): {rss: CheerioAPI; atom: CheerioAPI; json: JsonFeed} {
  const json: JsonFeed = JSON.parse(read(`${prefix}blog/feed.json`));
  return {
    rss: load(read(`${prefix}blog/rss.xml`), {xml: true}),
    atom: load(read(`${prefix}blog/atom.xml`), {xml: true}),
    json,
  };
}

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/u;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u;
const ABSOLUTE = /^https?:\/\//u;

/** What RSS 2.0 demands, and what the W3C's feed validator warns of. */
export function findRssMistakes($: CheerioAPI): readonly string[] {
  const items = $('rss > channel > item').toArray();
  const text = (item: (typeof items)[number], name: string): string =>
    $(item).children(name).text().trim();
  return [
    ...expectAll('rss', [$('rss').attr('version') === '2.0', 'has no version 2.0']),
    ...['title', 'link', 'description'].flatMap((name) =>
      expectAll('channel', [$(`rss > channel > ${name}`).text() !== '', `has no ${name}`]),
    ),
    ...items.flatMap((item) =>
      expectAll(
        text(item, 'link'),
        [text(item, 'title') !== '', 'has no title'],
        [ABSOLUTE.test(text(item, 'link')), 'has no full link'],
        [text(item, 'guid') !== '', 'has no guid'],
        [RFC_822.test(text(item, 'pubDate')), 'has no date of RFC 822'],
        [isPortable(text(item, String.raw`content\:encoded`)), 'has content that needs its page'],
      ),
    ),
    ...findTwice(items.map((item) => text(item, 'guid'))),
  ];
}

/** What RFC 4287 demands. */
export function findAtomMistakes($: CheerioAPI): readonly string[] {
  const entries = $('feed > entry').toArray();
  const text = (entry: (typeof entries)[number], name: string): string =>
    $(entry).children(name).text().trim();
  return [
    ...expectAll(
      'feed',
      [$('feed').attr('xmlns') === 'http://www.w3.org/2005/Atom', 'has no namespace'],
      [$('feed > id').text() !== '', 'has no id'],
      [$('feed > title').text() !== '', 'has no title'],
      [RFC_3339.test($('feed > updated').text()), 'has no date of RFC 3339'],
    ),
    ...entries.flatMap((entry) =>
      expectAll(
        text(entry, 'id'),
        [text(entry, 'title') !== '', 'has no title'],
        [ABSOLUTE.test(text(entry, 'id')), 'has no address as its id'],
        [RFC_3339.test(text(entry, 'updated')), 'has no date of RFC 3339'],
        [$(entry).children('author').children('name').text() !== '', 'has no author'],
        [$(entry).children('link[href]').length > 0, 'has no link'],
        [isPortable(text(entry, 'content')), 'has content that needs its page'],
      ),
    ),
    ...findTwice(entries.map((entry) => text(entry, 'id'))),
  ];
}

/** What JSON Feed 1 demands. */
export function findJsonMistakes({version, title, items}: JsonFeed): readonly string[] {
  return [
    ...expectAll(
      'feed',
      [/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/u.test(version), 'has no version 1'],
      [title !== '', 'has no title'],
    ),
    ...items.flatMap((item) =>
      expectAll(
        item.id,
        [item.title !== '', 'has no title'],
        [ABSOLUTE.test(item.url), 'has no full address'],
        [RFC_3339.test(item.date_modified ?? ''), 'has no date of RFC 3339'],
        [isPortable(item.content_html ?? ''), 'has content that needs its page'],
      ),
    ),
    ...findTwice(items.map(({id}) => id)),
  ];
}

function expectAll(
  name: string,
  ...checks: readonly (readonly [boolean, string])[]
): readonly string[] {
  return checks.filter(([holds]) => !holds).map(([, mistake]) => `${name} ${mistake}`);
}

function findTwice(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`);
}

/** Whether content has text, no script, and no address that is relative to a page. */
function isPortable(html: string): boolean {
  const $ = load(html);
  const addresses = $('[href], [src]')
    .toArray()
    .map(({attribs}) => attribs.href ?? attribs.src ?? '');
  return (
    $.text().trim() !== '' &&
    $('script, iframe, style').length === 0 &&
    addresses.every((address) => /^(?:https?:|mailto:|data:)/u.test(address))
  );
}
