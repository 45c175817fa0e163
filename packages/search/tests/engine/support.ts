import {buildIndex} from '../../src/engine/buildIndex';
import {createEngine, type SearchEngine} from '../../src/engine/createEngine';
import type {PageRecord, SectionRecord} from '../../src/engine/tokenise';
import type {Weights} from '../../src/engine/weights';

/** Numbers from 0 to below 1, the same on each run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function section(heading: string, text: string, level = 2): SectionRecord {
  return {anchor: heading.toLowerCase().replaceAll(' ', '-'), level, heading, text};
}

export function page(
  url: string,
  title: string,
  ...sections: readonly SectionRecord[]
): PageRecord {
  return {url, title, sections};
}

/** An engine that has loaded the files, like a reader's. */
export function openEngine(
  pages: readonly PageRecord[],
  language = 'en-US',
  weights?: Weights,
): SearchEngine {
  const {outline, bodies} = buildIndex(pages, language);
  const engine = createEngine(JSON.parse(JSON.stringify(outline)), weights);
  for (const [part, body] of bodies.entries()) {
    engine.addBody(part, JSON.parse(JSON.stringify(body)));
  }
  return engine;
}

export const PAGES: readonly PageRecord[] = [
  page(
    '/docs/yoga',
    'GraphQL Yoga',
    section('', 'A server for every runtime.', 1),
    section('Installation', 'Install the package with npm and create a server.'),
    section('Error masking', 'Errors of resolvers are masked, colour them yourself.'),
    section('maskedErrors', 'The option maskedErrors takes a function.', 3),
  ),
  page(
    '/docs/codegen',
    'GraphQL Code Generator',
    section('', 'Generates types from a schema.', 1),
    section('Client preset', 'Use documentMode and the fragment masking of the preset.'),
    section('Watching files', 'Caching makes rebuilds quick while you watch.'),
  ),
  page(
    '/docs/mesh',
    'GraphQL Mesh',
    section('', 'A gateway for any source.', 1),
    section('Polling the supergraph', 'The gateway polls with pollingInterval.'),
  ),
];
