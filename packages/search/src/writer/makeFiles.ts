import {createHash} from 'node:crypto';
import {
  MANIFEST_FORMAT,
  manifestFile,
  type PageTexts,
  type SearchManifest,
} from '../client/createIndexLoader';
import {
  buildIndex,
  PART_BREAK,
  orderPages,
  type IndexSettings,
  type PageRecord,
  type PinnedAnswer,
  type SectionRecord,
} from '../engine';

const HASH_LENGTH = 8;
const BYTES_PER_KB = 1000;

export interface IndexPlace {
  readonly locale: string;
  /** Name of the documentation's version. */
  readonly version: string;
}

/** How the indexes of a site are made. */
export interface WriterSettings {
  /** KB of words above which the index is split. */
  readonly splitAbove: number;
  readonly weights: NonNullable<IndexSettings['weights']>;
  /** By language. */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** By language: each the English word for something, then those of the language. */
  readonly glossary: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** By language. */
  readonly pinned: Readonly<Record<string, readonly PinnedAnswer[]>>;
}

/** The files of one index, by name below the folder of all. */
export interface MadeFiles {
  readonly files: ReadonlyMap<string, string>;
  readonly pages: number;
  readonly sections: number;
  /** Parts of the bodies; more than one when the index is split. */
  readonly parts: number;
}

/** Makes all files of one language and version. The same pages and settings give the same files (C-09). */
export function makeFiles(
  {locale, version}: IndexPlace,
  records: readonly PageRecord[],
  {weights, synonyms, glossary, pinned, splitAbove}: WriterSettings,
): MadeFiles {
  const pages = orderPages(records);
  const words = synonyms[locale] ?? [];
  const terms = glossary[locale] ?? [];
  const pins = pinned[locale] ?? [];
  const {outline, bodies, heads} = buildIndex(
    pages,
    locale,
    {
      ...(Object.keys(weights).length === 0 ? {} : {weights}),
      ...(words.length === 0 ? {} : {synonyms: words}),
      ...(terms.length === 0 ? {} : {glossary: terms}),
      ...(pins.length === 0 ? {} : {pinned: pins}),
    },
    {largestWhole: splitAbove * BYTES_PER_KB},
  );
  const files = new Map<string, string>();
  const start = `${locale}-${version}`;
  const add = (value: unknown, part = ''): string => {
    const text = JSON.stringify(value);
    const name = `${start}-${part}${hashOf(text)}.json`;
    files.set(name, text);
    return name;
  };
  const addEach = (values: readonly unknown[]): string => {
    const texts = values.map((value) => JSON.stringify(value));
    const folder = `${start}-${hashOf(texts.join('\n'))}/`;
    for (const [page, text] of texts.entries()) {
      files.set(`${folder}${String(page)}.json`, text);
    }
    return folder;
  };
  const manifest: SearchManifest = {
    format: MANIFEST_FORMAT,
    outline: add(outline),
    bodies: bodies.map((body, part) => add(body, `${String(part)}-`)),
    ...(heads === undefined ? {} : {heads: addEach(heads)}),
    texts: addEach(pages.map(({sections}) => listTexts(sections))),
  };
  files.set(manifestFile(locale, version), JSON.stringify(manifest));
  return {
    files,
    pages: pages.length,
    sections: pages.reduce((sum, page) => sum + page.sections.length, 0),
    parts: bodies.length,
  };
}

/** The source of excerpts: prose, then code; a symbol without words of its own gets those of the section above it. */
function listTexts(sections: readonly SectionRecord[]): PageTexts {
  let before = '';
  return sections.map(({text, code = '', kind}) => {
    const own = [text, code].filter(Boolean).join(PART_BREAK);
    if (own === '' && kind === 'symbol') {
      return before;
    }
    before = own;
    return own;
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
