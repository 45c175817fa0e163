import {messageOf} from '@selection-set/plugin-kit/unknown';
import {
  type BodyFile,
  createEngine,
  FORMAT,
  type HeadFile,
  makeExcerpt,
  type OutlineFile,
  type SearchEngine,
} from '../engine';
import type {SearchErrorCode, TextPlace} from './types';
import type {SearchReply, SearchRequest} from './connectWorker';

/** A file with unexpected content, or of another format version. */
class DamagedFile extends Error {
  readonly code: 'damaged' | 'outdated';

  constructor(code: 'damaged' | 'outdated', message: string) {
    super(message);
    this.name = 'DamagedFile';
    this.code = code;
  }
}

const OUTLINE_TEXTS = [
  'language',
  'urls',
  'titles',
  'sections',
  'levels',
  'kinds',
  'sizes',
] as const;

/** @throws DamagedFile */
export function readOutlineFile(bytes: ArrayBuffer): OutlineFile {
  const value = parse(bytes, 'outline');
  const fields = readFields(value);
  const counts = ['levels', 'kinds', 'sizes'].map((name) => String(fields[name]).length);
  if (
    !isOutline(value) ||
    new Set(counts).size !== 1 ||
    value.titles.split('\n').length !== value.urls.split('\n').length
  ) {
    throw new DamagedFile('damaged', 'The outline of the search index has another shape.');
  }
  return value;
}

/** @throws DamagedFile */
function readBodyFile(bytes: ArrayBuffer): BodyFile {
  const value = parse(bytes, 'body');
  if (!isBody(value)) {
    throw new DamagedFile('damaged', 'A body of the search index has another shape.');
  }
  return value;
}

/** @throws DamagedFile */
function readHeadFile(bytes: ArrayBuffer): HeadFile {
  const value = parse(bytes, 'headings');
  if (!isHeads(value)) {
    throw new DamagedFile('damaged', 'The headings of a page have another shape.');
  }
  return value;
}

/** @throws DamagedFile */
function readTexts(bytes: ArrayBuffer): readonly string[] {
  const value = parseJson(bytes, 'texts');
  if (!isTexts(value)) {
    throw new DamagedFile('damaged', 'The texts of a page have another shape.');
  }
  return value;
}

function parse(bytes: ArrayBuffer, what: string): unknown {
  const value = parseJson(bytes, what);
  const {format} = readFields(value);
  if (typeof format === 'number' && format !== FORMAT) {
    throw new DamagedFile(
      'outdated',
      `The search's ${what} has format ${String(format)}, this page reads ${String(FORMAT)}. Reload the page.`,
    );
  }
  return value;
}

function parseJson(bytes: ArrayBuffer, what: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new DamagedFile('damaged', `The search's ${what} is no JSON: ${String(error)}`);
  }
}

function isOutline(value: unknown): value is OutlineFile {
  const fields = readFields(value);
  return (
    fields.format === FORMAT &&
    OUTLINE_TEXTS.every((name) => typeof fields[name] === 'string') &&
    (isHeads(value) || typeof fields.lengths === 'string') &&
    isTexts(fields.parts)
  );
}

function isBody(value: unknown): value is BodyFile {
  const {format, words, postings} = readFields(value);
  return format === FORMAT && typeof words === 'string' && typeof postings === 'string';
}

function isHeads(value: unknown): value is HeadFile {
  const {format, headings, anchors} = readFields(value);
  return format === FORMAT && typeof headings === 'string' && typeof anchors === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

interface Opened {
  readonly engine: SearchEngine;
  readonly language: string;
  readonly texts: Map<number, readonly string[]>;
}

/** The engine behind the protocol: the same in a worker, on the page and in tests. Nothing it does throws. */
export function createHost(): (request: SearchRequest) => SearchReply {
  let opened: Opened | undefined;
  return (request) => {
    try {
      if (request.type === 'open') {
        const outline = readOutlineFile(request.outline);
        opened = {engine: createEngine(outline), language: outline.language, texts: new Map()};
        return {type: 'done'};
      }
      return opened === undefined
        ? {type: 'failed', code: 'engine', message: `"${request.type}" came before "open".`}
        : answer(opened, request);
    } catch (error) {
      return {
        type: 'failed',
        code: codeOf(error),
        message: messageOf(error),
      };
    }
  };
}

function answer(
  {engine, language, texts}: Opened,
  request: Exclude<SearchRequest, {type: 'open'}>,
): SearchReply {
  switch (request.type) {
    case 'addBody':
      engine.addBody(request.part, readBodyFile(request.body));
      return {type: 'done'};
    case 'addHeads':
      engine.addHeads(request.page, readHeadFile(request.heads));
      return {type: 'done'};
    case 'addTexts':
      texts.set(request.page, readTexts(request.texts));
      return {type: 'done'};
    case 'search': {
      const hits = engine.search(request.query, request.options);
      return {
        type: 'found',
        hits,
        missing: engine.missingParts(request.query),
        headless: engine.missingHeads(
          hits.filter(({sections}) => sections.length > 0).map(({index}) => index),
        ),
      };
    }
    case 'excerpts':
      return {
        type: 'excerpts',
        excerpts: request.places.map((place) =>
          makeExcerpt(findText(texts, place), request.query, language, request.length),
        ),
      };
    case 'headings':
      return {type: 'headings', headings: engine.headings(request.page)};
    default:
      return request satisfies never;
  }
}

function findText(
  texts: ReadonlyMap<number, readonly string[]>,
  {page, section}: TextPlace,
): string {
  const own = texts.get(page) ?? [];
  return (section === undefined ? own.find((text) => text !== '') : own[section]) ?? '';
}

function codeOf(error: unknown): SearchErrorCode {
  return error instanceof DamagedFile ? error.code : 'engine';
}
