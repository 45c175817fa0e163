import {readFileSync} from 'node:fs';
import path from 'node:path';
import {manifestFile, SEARCH_FOLDER, type SearchManifest} from '@selection-set/search/client';
import {createEngine, type OutlineFile, type SearchEngine} from '@selection-set/search/engine';
import type {KnownPages} from './checkJudged';

export interface OpenedIndex {
  readonly engine: SearchEngine;
  readonly known: KnownPages;
}

/**
 * Opens the files of a built index, like a reader who has loaded all of them.
 *
 * @param folder build of one language.
 * @throws Error when there is no index.
 */
export function openIndex(folder: string, locale: string): OpenedIndex {
  const read = (name: string): string =>
    readFileSync(path.join(folder, SEARCH_FOLDER, name), 'utf8');
  const manifest: SearchManifest = JSON.parse(read(manifestFile(locale, 'current')));
  const outline: OutlineFile = JSON.parse(read(manifest.outline));
  const engine = createEngine(outline);
  for (const [part, name] of manifest.bodies.entries()) {
    engine.addBody(part, JSON.parse(read(name)));
  }
  const urls = outline.urls.split('\n');
  if (manifest.heads !== undefined) {
    for (const page of urls.keys()) {
      engine.addHeads(page, JSON.parse(read(`${manifest.heads}${String(page)}.json`)));
    }
  }
  const known = new Map(
    urls.map((url, page) => [url, new Set(engine.headings(page).map(({anchor}) => anchor))]),
  );
  return {engine, known};
}
