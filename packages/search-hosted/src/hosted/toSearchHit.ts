import {SECTION_KINDS} from '@selection-set/search/engine';
import {isRecord, textOf, textsOf} from './isRecord';
import type {SearchHit, TocItem} from './types';

/** Where the protocol puts them. */
const SNIPPETS = '_snippetResult';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Brings the two shapes of records into one (HIT-1, C-08): the first has a hierarchy by level and an anchor, the second a list, a title, a
 * domain, a source and a table of contents.
 *
 * @returns undefined for what is no record, or leads nowhere that a browser should go.
 */
export function toSearchHit(record: unknown): SearchHit | undefined {
  if (!isRecord(record)) {
    return undefined;
  }
  const url = textOf(record.url);
  const hierarchy = readHierarchy(record.hierarchy);
  const title = textOf(record.title) || hierarchy[1] || hierarchy[0] || '';
  const objectID = textOf(record.objectID);
  if (objectID === '' || title === '' || !isAddress(url)) {
    return undefined;
  }
  const entry = SECTION_KINDS.find((kind) => kind === record.entry);
  const [domain, source] = [textOf(record.domain), textOf(record.source)];
  const snippet = readSnippet(record[SNIPPETS]);
  return {
    objectID,
    title,
    url,
    type: textOf(record.type) || 'content',
    content: textOf(record.content),
    ...(domain === '' ? {} : {domain}),
    ...(source === '' ? {} : {source}),
    hierarchy,
    anchor: textOf(record.anchor) || (url.split('#')[1] ?? ''),
    toc: readToc(record.toc),
    facets: [
      ...textsOf(record.kind).map((kind) => `kind:${kind}`),
      ...textsOf(record.tool).map((tool) => `tool:${tool}`),
    ],
    ...(entry === undefined ? {} : {entry}),
    ...(snippet === '' ? {} : {snippet}),
  };
}

function isAddress(url: string): boolean {
  return /^https?:\/\//iu.test(url) ? URL.canParse(url) : /^\/(?![\\/])/u.test(url);
}

/** Levels without a name at the end go, those in between stay empty. */
function readHierarchy(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value)
    ? value.slice(0, LEVELS.length)
    : LEVELS.map((level) => (isRecord(value) ? value[level] : undefined));
  const texts = list.map(textOf);
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

function readToc(value: unknown): readonly TocItem[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    if (!isRecord(item) || textOf(item.title) === '') {
      return [];
    }
    const anchor = textOf(item.anchor).replace(/^#/u, '');
    const own: TocItem = {title: textOf(item.title), ...(anchor === '' ? {} : {anchor})};
    return [own, ...readToc(item.children)];
  });
}

function readSnippet(value: unknown): string {
  const content = isRecord(value) ? value.content : undefined;
  return isRecord(content) ? textOf(content.value) : '';
}
