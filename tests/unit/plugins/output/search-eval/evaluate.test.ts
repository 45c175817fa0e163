import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {evaluate} from '../../../../../plugins/output/search-eval';
import {makeFiles} from '@selection-set/search/writer';
import {writeIndexes} from '../../../../../plugins/output/search-index';
import type {PageRecord} from '@selection-set/search/engine';
import {type ContentSite, createContentSite} from '../../../../support/contentSite';

const PAGES: readonly PageRecord[] = ['Context', 'Plugins', 'Subscriptions'].map((title) => ({
  url: `/docs/${title.toLowerCase()}`,
  title,
  sections: [
    {anchor: '', level: 1, heading: '', text: `All about ${title}.`},
    {anchor: 'rare', level: 2, heading: `Rare ${title}`, text: `Words of ${title}.`},
  ],
}));

const QUERIES = [
  "- {query: context, class: api, answers: ['/docs/context']}",
  "- {query: rare plugins, class: howto, answers: ['/docs/plugins#rare']}",
  '- {query: kubernetes, class: noanswer}',
].join('\n');

let site: ContentSite;

beforeEach(() => {
  site = createContentSite({'tests/search/en-US.yml': QUERIES});
});

afterEach(() => {
  site.dispose();
});

async function writeBuild(splitAbove: number): Promise<void> {
  const place = {locale: 'en-US', version: 'current'};
  const settings = {
    engine: 'embedded' as const,
    weights: {},
    kinds: {doc: 1, post: 1, tool: 1, page: 1, changelog: 1},
    synonyms: {},
    glossary: {},
    pinned: {},
    excluded: [],
    splitAbove,
  };
  const made = makeFiles(place, PAGES, settings);
  await writeIndexes(path.join(site.siteDir, 'build'), [{...place, ...made}]);
}

const run = (update = false, corpora?: string) =>
  evaluate({
    siteDir: site.siteDir,
    corpora,
    builds: [
      {locale: 'en-US', folder: path.join(site.siteDir, 'build')},
      {locale: 'fr', folder: path.join(site.siteDir, 'build/fr')},
    ],
    misses: true,
    update,
  });

test.each([
  ['whole', 2000],
  ['split', 0],
])(
  'a %s index is measured as readers load it, and compared with the baseline (C-28)',
  async (_, splitAbove) => {
    await writeBuild(splitAbove);
    expect(run()).toEqual([
      expect.stringMatching(/^en-US +3(?: +1\.000){6} +0\.000$/mu),
      'There is no baseline tests/search/baseline.json yet; write one with "--update".',
    ]);
    run(true);
    const file = path.join(site.siteDir, 'tests/search/baseline.json');
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toEqual({
      'en-US': {context: [1], 'rare plugins': [1, 1], kubernetes: [0]},
    });
    expect(run().at(-1)).toBe('0 queries changed since tests/search/baseline.json.');
    writeFileSync(file, text.replace('"context": [1]', '"context": [2]'));
    expect(run().slice(1)).toEqual([
      'better en-US "context": page 2 -> page 1',
      '1 queries changed since tests/search/baseline.json.',
    ]);
  },
);

test('a judged address that is not in the index is an error that names it (API-7)', async () => {
  await writeBuild(2000);
  site.replace('tests/search/en-US.yml', '/docs/context', '/docs/contxt');
  expect(() => run()).toThrow(
    /en-US\.yml:1 search-queries: .*no page "\/docs\/contxt".*"\/docs\/context"/u,
  );
});

test('without a build it says what to run (API-7)', () => {
  expect(() => run()).toThrow(/no search index in .*npm run build/u);
});

test('a folder of corpora is measured, with a baseline of its own (C-28)', () => {
  const folder = path.join(site.siteDir, 'shared');
  mkdirSync(path.join(folder, 'corpora'), {recursive: true});
  mkdirSync(path.join(folder, 'queries'));
  writeFileSync(
    path.join(folder, 'corpora/x.json.gz'),
    gzipSync(JSON.stringify({lang: 'en', pages: PAGES})),
  );
  const query = {query: 'plugins', class: 'title', expected: ['/docs/plugins'], anchors: []};
  writeFileSync(path.join(folder, 'queries/x.json'), JSON.stringify([query]));
  expect(run(true, folder)).toEqual([
    expect.stringMatching(/^x +1 +1\.000/mu),
    '.cache/search-corpora.json is written.',
  ]);
});
