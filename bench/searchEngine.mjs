import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {brotliCompressSync, gunzipSync} from 'node:zlib';
import {loadFreshModule} from '@docusaurus/utils';
import {ROOT} from '../scripts/root.mjs';

const {buildIndex, createEngine} = await loadFreshModule(
  path.join(ROOT, 'packages/search/src/engine/index.ts'),
);

const COPIES = 10;
const SESSION = 5;
const FUZZ = 20_000;
const ROUNDS = 3;
const SHOWN_PAGES = 5;
const HEAD_ROUNDS = 2;
const LONGEST_FUZZ = 400;
const NAMES = ['rn', 'react', 'ja'];

/**
 * Prints size, loading time, time of each keystroke, and the download of a session, for corpora and for ten times as many pages.
 *
 * @param folder with `corpora/NAME.json.gz` and `queries/NAME.json`
 */
function measure(folder) {
  for (const name of NAMES) {
    const corpus = JSON.parse(
      gunzipSync(readFileSync(path.join(folder, 'corpora', `${name}.json.gz`))),
    );
    const queries = JSON.parse(readFileSync(path.join(folder, 'queries', `${name}.json`), 'utf8'));
    // Copies of an outline compress to one, unlike those of a real portal: ten times the size is assumed.
    measureCorpus(name, corpus, queries, FUZZ);
    const split = buildIndex(corpus.pages, corpus.lang, {}, {largestWhole: 0});
    const outline = COPIES * packedSize(split.outline);
    measureCorpus(`${name} x${COPIES}`, multiply(corpus), queries, FUZZ / 20, outline);
  }
}

function measureCorpus(label, {pages, lang}, queries, fuzzes, outlineSize) {
  const built = buildIndex(pages, lang);
  const files = [built.outline, ...built.bodies].map((file) => JSON.stringify(file));
  const sizes = files.map((file) => brotliCompressSync(file).length);
  sizes[0] = outlineSize ?? sizes[0];
  const [loadTime, engine] = time(() => createEngine(JSON.parse(files[0])));
  const [sessionSize, parts] = playSessions(files, sizes, queries, built.heads);
  const [bodyTime] = time(() => {
    for (const [part, file] of files.slice(1).entries()) {
      engine.addBody(part, JSON.parse(file));
    }
  });
  const keystrokes = queries.flatMap(({query}) =>
    Array.from({length: query.length}, (_, index) => query.slice(0, index + 1)),
  );
  const timed = (texts) => texts.map((text) => quickest(() => engine.search(text)));
  const times = timed(keystrokes);
  const fuzz = timed(Array.from({length: fuzzes}, randomText));
  console.log(
    `${label}: outline ${kilo(sizes[0])}, bodies ${kilo(sum(sizes.slice(1)))} in ${files.length - 1} parts;`,
    `opened in ${loadTime.toFixed(0)} + ${bodyTime.toFixed(0)} ms; session of ${SESSION} queries ${kilo(sessionSize)}, ${parts} parts;`,
    `keystroke p50 ${atShare(times, 0.5)} p95 ${atShare(times, 0.95)} ms; fuzz longest ${Math.max(...fuzz).toFixed(1)} ms`,
  );
  return sizes[0];
}

/** The largest download of any five consecutive queries, typed letter by letter; headings of a large index only for the final results. */
function playSessions(files, sizes, queries, heads = []) {
  let most = 0;
  let mostParts = 0;
  const all = [];
  for (let from = 0; from + SESSION <= queries.length; from += SESSION) {
    const parts = new Set();
    const shown = new Set();
    const engine = createEngine(JSON.parse(files[0]));
    for (const {query} of queries.slice(from, from + SESSION)) {
      for (let end = 1; end <= query.length; end += 1) {
        for (const part of engine.missingParts(query.slice(0, end))) {
          if (!parts.has(part)) {
            parts.add(part);
            engine.addBody(part, JSON.parse(files[part + 1]));
          }
        }
      }
      for (let round = 0; round < HEAD_ROUNDS; round += 1) {
        const hits = engine.search(query, {pages: SHOWN_PAGES});
        for (const page of engine.missingHeads(hits.map(({index}) => index))) {
          shown.add(page);
          engine.addHeads(page, heads[page]);
        }
      }
    }
    const size =
      sizes[0] +
      sum([...parts].map((part) => sizes[part + 1])) +
      sum([...shown].map((page) => packedSize(heads[page])));
    all.push(size);
    most = Math.max(most, size);
    mostParts = Math.max(mostParts, parts.size);
  }
  return [
    most,
    `${mostParts} (median session ${kilo(all.toSorted((a, b) => a - b)[all.length >> 1])})`,
  ];
}

function multiply(corpus) {
  return {
    ...corpus,
    pages: Array.from({length: COPIES}, (_, copy) =>
      corpus.pages.map((page) => ({...page, url: `/v${copy}${page.url}`})),
    ).flat(),
  };
}

function randomText() {
  const length = Math.floor(Math.random() * LONGEST_FUZZ);
  return String.fromCharCode(...Array.from({length}, () => Math.floor(Math.random() * 0x1_00_00)));
}

/** The quickest of a few rounds: the time that the work takes when nothing else runs. */
function quickest(run) {
  return Math.min(...Array.from({length: ROUNDS}, () => time(run)[0]));
}

function time(run) {
  const start = performance.now();
  const result = run();
  return [performance.now() - start, result];
}

const packedSize = (value) => brotliCompressSync(JSON.stringify(value)).length;
const sum = (list) => list.reduce((total, value) => total + value, 0);
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const atShare = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)].toFixed(2);

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder with the corpora: node bench/searchEngine.mjs FOLDER');
  process.exitCode = 1;
} else {
  measure(folder);
}
