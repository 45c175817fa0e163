import type {PageRecord, SectionRecord} from '@selection-set/search/engine';

/** A DocSearch record with the portal's own facets. */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  readonly type: 'content' | `lvl${number}`;
  readonly hierarchy: Readonly<Record<`lvl${number}`, string | null>>;
  readonly content: string | null;
  /** Samples of the section, for words that occur only there. */
  readonly code?: string;
  /** Words that find it and are never shown. */
  readonly keywords?: string;
  /** Headings of the whole page, so that a preview needs no request; left out if they are too large for a record. */
  readonly toc?: readonly {
    readonly title: string;
    readonly anchor: string;
    readonly level: number;
  }[];
  readonly language: string;
  /** Language of the texts, when the page has no translation into `language`. */
  readonly original?: string;
  /** Versions of the documentation that contain the page. */
  readonly version: readonly string[];
  readonly docusaurus_tag: string;
  readonly kind?: string;
  readonly tool: readonly string[];
  readonly entry: string;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

export interface RecordPlace {
  readonly locale: string;
  /** Undefined for pages that are the same in all versions. */
  readonly version: string | undefined;
  readonly versions: readonly string[];
  /** Full address of the language's home page, with a trailing slash. */
  readonly root: string;
  /** First level of the hierarchy. */
  readonly chapterOf: (page: PageRecord) => string;
}

/** Characters of a record's text; providers take 10 KB for a record, and most scripts need three bytes for a character. */
const LONGEST_CONTENT = 1800;
/** Characters of what is found and not shown, keywords and code together. */
const LONGEST_HIDDEN = 800;
/** Bytes of a record's list of headings. */
const LARGEST_TOC = 1800;
const DEEPEST = 6;

/**
 * The records of a page: one for each heading, with the content under it; long texts continue in separate records, of which a search
 * shows the best. Uses the same extraction as the embedded index.
 */
export function toRecords(page: PageRecord, place: RecordPlace): readonly DocSearchRecord[] {
  const base = page.url === '/' ? place.root : `${place.root}${page.url.slice(1)}`;
  const [original] = valuesOf(page, 'lang');
  const [kind] = valuesOf(page, 'kind');
  const shared = {
    url_without_anchor: base,
    language: place.locale,
    version: place.version === undefined ? place.versions : [place.version],
    docusaurus_tag: place.version === undefined ? 'default' : `docs-default-${place.version}`,
    ...(original === undefined ? {} : {original}),
    ...(kind === undefined ? {} : {kind}),
    tool: valuesOf(page, 'tool'),
    ...tocOf(page),
  };
  const id = `${place.locale}/${place.version ?? 'all'}${page.url}`;
  // Usually 0, lower for pages that rank after documents.
  const pageRank = Math.round(100 * ((page.weight ?? 1) - 1));
  const levels: string[] = [place.chapterOf(page), page.title];
  const records: DocSearchRecord[] = [];
  for (const [position, section] of withStart(page).entries()) {
    const level = section.heading === '' ? 1 : Math.max(2, Math.min(DEEPEST, section.level));
    if (section.heading !== '') {
      levels.length = Math.min(levels.length, level);
      levels[level] = section.heading;
    }
    const pieces = splitText(section.text, LONGEST_CONTENT);
    for (const [part, content] of pieces.entries()) {
      records.push({
        objectID: `${id}#${section.anchor}:${String(position)}.${String(part)}`,
        url: section.anchor === '' ? base : `${base}#${section.anchor}`,
        anchor: section.anchor,
        type: part === 0 ? `lvl${level}` : 'content',
        hierarchy: toHierarchy(levels, level),
        content: content === '' ? null : content,
        ...(part === 0 ? hiddenOf(section) : {}),
        entry: section.kind ?? 'section',
        ...shared,
        weight: {pageRank, level: part === 0 ? 100 - 10 * (level - 1) : 0, position},
      });
    }
  }
  return records;
}

/** Every page has a record of its own, with the text above its first heading if there is one. */
function withStart({sections}: PageRecord): readonly SectionRecord[] {
  const start: SectionRecord = {anchor: '', level: 1, heading: '', text: ''};
  return sections[0]?.heading === '' ? sections : [start, ...sections];
}

function hiddenOf({
  code = '',
  keywords = '',
}: SectionRecord): Pick<DocSearchRecord, 'code' | 'keywords'> {
  const found = keywords.slice(0, LONGEST_HIDDEN);
  const samples = code.slice(0, LONGEST_HIDDEN - found.length);
  return {
    ...(samples === '' ? {} : {code: samples}),
    ...(found === '' ? {} : {keywords: found}),
  };
}

function toHierarchy(levels: readonly string[], level: number): DocSearchRecord['hierarchy'] {
  return Object.fromEntries(
    Array.from({length: DEEPEST + 1}, (_, index) => [
      `lvl${index}`,
      index <= level ? (levels[index] ?? null) : null,
    ]),
  );
}

function valuesOf({facets = []}: PageRecord, name: string): readonly string[] {
  return facets
    .filter((facet) => facet.startsWith(`${name}:`))
    .map((facet) => facet.slice(name.length + 1));
}

/** All headings, or only the upper ones if only these fit. */
function tocOf({sections}: PageRecord): Pick<DocSearchRecord, 'toc'> {
  const all = sections
    .filter(
      ({anchor, heading, kind = 'section'}) =>
        anchor !== '' && heading !== '' && kind === 'section',
    )
    .map(({anchor, heading, level}) => ({title: heading, anchor, level}));
  const toc = [all, all.filter(({level}) => level <= 2)].find(
    (list) => Buffer.byteLength(JSON.stringify(list)) <= LARGEST_TOC,
  );
  return toc === undefined || toc.length === 0 ? {} : {toc};
}

/** Splits at the ends of sentences or words if there are any; never returns an empty list. */
function splitText(text: string, length: number): readonly string[] {
  if (text.length <= length) {
    return [text];
  }
  const start = text.slice(0, length);
  const cut = Math.max(
    start.lastIndexOf('\n'),
    start.lastIndexOf('. '),
    start.lastIndexOf('。'),
    Math.trunc(length / 2),
  );
  const space = start.lastIndexOf(' ');
  const end = cut > length / 2 ? cut + 1 : space > length / 2 ? space : length;
  return [text.slice(0, end).trim(), ...splitText(text.slice(end).trim(), length)];
}
