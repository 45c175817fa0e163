import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {loadFreshModule} from '@docusaurus/utils';
import {ROOT} from '../scripts/root.mjs';

const {buildIndex, createEngine} = await loadFreshModule(
  path.join(ROOT, 'packages/search/src/engine/index.ts'),
);

let engine;
let files;

/**
 * Builds the index of a corpus and opens it from the bytes that a reader would download.
 *
 * @param corpus `{name, lang, pages: [{url, title, sections: [{anchor, level, heading, text}]}]}`
 */
export function load(corpus) {
  const {outline, bodies} = buildIndex(corpus.pages, corpus.lang);
  files = [outline, ...bodies].map((file) => JSON.stringify(file));
  engine = createEngine(JSON.parse(files[0]));
  for (const [part, file] of files.slice(1).entries()) {
    engine.addBody(part, JSON.parse(file));
  }
}

/** Ranked hits `{url, anchor}` as the portal shows them: pages, each followed by its sections. */
export function search(query) {
  return engine
    .search(query)
    .flatMap(({url, sections}) => [
      {url, anchor: ''},
      ...sections.map(({anchor}) => ({url, anchor})),
    ]);
}

/** The files of the index loaded last, as bytes: the outline, then the parts of the bodies. */
export function indexFiles() {
  return files.map((file) => Buffer.from(file));
}

/** Bytes of each of those files after Brotli. */
export function indexSizes() {
  return indexFiles().map((file) => brotliCompressSync(file).length);
}
