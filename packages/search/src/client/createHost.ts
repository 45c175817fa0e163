import {createEngine, makeExcerpt, type SearchEngine} from '../engine';
import {DamagedFile, readBodyFile, readHeadFile, readOutlineFile, readTexts} from './readFiles';
import type {SearchReply, SearchRequest} from './protocol';
import type {SearchErrorCode} from './SearchError';
import type {TextPlace} from './types';

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
        message: error instanceof Error ? error.message : String(error),
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
