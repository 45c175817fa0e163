import {Joi} from '@docusaurus/utils-validation';
import type {LoadContext} from '@docusaurus/types';
import {checkFacets, toSynonyms} from '../../../../../plugins/output/hosted-search/commands';
import {INDEX_SETTINGS} from '../../../../../plugins/output/hosted-search/commands';
import {toRecords} from '../../../../../plugins/output/hosted-search/toRecords';
import pluginHostedSearch from '../../../../../plugins/output/hosted-search';
import presetPortal from '../../../../../plugins/upstream/preset';
import {FACETS, describeMissing, readHostedConfig, toSearchHit} from '@selection-set/search-hosted';
import {readAlgolia, readSearchHosts} from '../../../../../src/lib/config/defineDocsConfig';

const PLACE = {
  locale: 'fr',
  version: undefined,
  versions: ['current', '1.0'],
  root: 'https://portal.example/fr/',
  chapterOf: () => 'Yoga',
};
const PAGE = {
  url: '/docs/yoga/errors',
  title: 'Errors',
  facets: ['kind:doc', 'tool:yoga', 'tool:envelop'],
  sections: [
    {anchor: '', level: 1, heading: '', text: 'What goes wrong.'},
    {anchor: 'masking', level: 2, heading: 'Masking', text: 'Hides.', code: 'maskError()'},
    {anchor: 'own', level: 3, heading: 'Your own', text: 'Also.'},
    {anchor: 'codes', level: 2, heading: 'Codes', text: 'Last.', kind: 'error' as const},
  ],
};
const VALID = {appId: 'A', apiKey: 'K', indexName: 'I'};
const validate = (algolia: unknown) =>
  pluginHostedSearch.validateThemeConfig({
    themeConfig: {algolia},
    validate: (schema, value) => Joi.attempt(value, schema),
  });

test('a page becomes a record for each heading, with what DocSearch asks for and the portal’s facets', () => {
  const records = toRecords(PAGE, PLACE);
  const page = 'https://portal.example/fr/docs/yoga/errors';
  expect(records.map(({type, url, content}) => [type, url.replace(page, ''), content])).toEqual([
    ['lvl1', '', 'What goes wrong.'],
    ['lvl2', '#masking', 'Hides.'],
    ['lvl3', '#own', 'Also.'],
    ['lvl2', '#codes', 'Last.'],
  ]);
  expect(records[2]).toEqual({
    objectID: 'fr/all/docs/yoga/errors#own:2.0',
    url: 'https://portal.example/fr/docs/yoga/errors#own',
    url_without_anchor: 'https://portal.example/fr/docs/yoga/errors',
    anchor: 'own',
    type: 'lvl3',
    hierarchy: {
      lvl0: 'Yoga',
      lvl1: 'Errors',
      lvl2: 'Masking',
      lvl3: 'Your own',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Also.',
    toc: [
      {title: 'Masking', anchor: 'masking', level: 2},
      {title: 'Your own', anchor: 'own', level: 3},
    ],
    language: 'fr',
    version: ['current', '1.0'],
    docusaurus_tag: 'default',
    kind: 'doc',
    tool: ['yoga', 'envelop'],
    entry: 'section',
    weight: {pageRank: 0, level: 80, position: 2},
  });
  expect(records[3]).toMatchObject({entry: 'error', hierarchy: {lvl2: 'Codes', lvl3: null}});
  expect(records[1]?.code).toBe('maskError()');
});

test('keywords go along with the first record of a page, and samples have the space that is left', () => {
  const [first, second] = toRecords(
    {
      ...PAGE,
      sections: [
        {
          anchor: '',
          level: 1,
          heading: '',
          text: 'Hides.',
          keywords: 'stack trace',
          code: 'a'.repeat(2000),
        },
        PAGE.sections[1]!,
      ],
    },
    PLACE,
  );
  expect(first?.keywords).toBe('stack trace');
  expect(first?.code).toHaveLength(800 - 'stack trace'.length);
  expect(second).not.toHaveProperty('keywords');
});

test('records are hits as the portal’s search reads them', () => {
  expect(toRecords(PAGE, PLACE).map((record) => toSearchHit(record)?.facets)).toEqual(
    Array.from({length: 4}, () => ['kind:doc', 'tool:yoga', 'tool:envelop']),
  );
});

test('a page without a translation is a hit in the language of its texts', () => {
  const [record] = toRecords({...PAGE, facets: ['kind:doc', 'lang:en-US']}, PLACE);
  expect(record).toMatchObject({language: 'fr', original: 'en-US'});
  expect(toSearchHit(record)?.facets).toEqual(['kind:doc', 'lang:en-US']);
});

test('of headings too many for a record only the upper ones go along, and none where these are too many', () => {
  const sections = (count: number, level: number) =>
    Array.from({length: count}, (_, index) => ({
      anchor: `part-${String(index)}`,
      level,
      heading: `Part ${String(index)} ${'語'.repeat(10)}`,
      text: '',
    }));
  const tocOf = (...lists: (typeof PAGE.sections)[]) =>
    toRecords({...PAGE, sections: lists.flat()}, PLACE)[0]?.toc?.length;
  expect(tocOf(sections(10, 2), sections(5, 3))).toBe(15);
  expect(tocOf(sections(10, 2), sections(50, 3))).toBe(10);
  expect(tocOf(sections(60, 2))).toBeUndefined();
});

test('the home page has the address of its language, and a page without text a record all the same', () => {
  expect(toRecords({url: '/', title: 'Home', sections: []}, PLACE)).toEqual([
    expect.objectContaining({url: 'https://portal.example/fr/', type: 'lvl1', content: null}),
  ]);
});

test('long texts go on in records of their own, within the provider’s limit, and lose no word', () => {
  const text = Array.from({length: 2000}, (_, index) => `word${String(index)}.`).join(' ');
  const records = toRecords({...PAGE, sections: [{...PAGE.sections[1]!, text}]}, PLACE);
  expect(records.slice(1).map(({type}) => type)).toContain('content');
  expect(
    records
      .map(({content}) => content ?? '')
      .join(' ')
      .trim(),
  ).toBe(text);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  for (const record of records) {
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  }
  const glued = toRecords(
    {
      ...PAGE,
      sections: [
        {
          ...PAGE.sections[1]!,
          text: '語'.repeat(9000),
          code: '語'.repeat(2000),
          keywords: '語'.repeat(600),
        },
        ...Array.from({length: 25}, (_, index) => ({
          ...PAGE.sections[2]!,
          heading: `語${String(index)}`,
          text: '',
        })),
      ],
    },
    PLACE,
  );
  for (const record of glued) {
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  }
  expect(glued.map(({content}) => content ?? '').join('')).toBe('語'.repeat(9000));
});

test('a heading that skips a level has no parent from an earlier section', () => {
  const deep = {anchor: 'deep', level: 4, heading: 'Deep', text: ''};
  const hierarchy = toRecords({...PAGE, sections: [...PAGE.sections, deep]}, PLACE).at(
    -1,
  )?.hierarchy;
  expect(hierarchy).toMatchObject({lvl2: 'Codes', lvl3: null, lvl4: 'Deep'});
});

test('the settings of the index have every facet that the portal narrows by', () => {
  expect(INDEX_SETTINGS.attributesForFaceting).toEqual(expect.arrayContaining([...FACETS]));
  expect(INDEX_SETTINGS.attributesForFaceting).toContain('filterOnly(url_without_anchor)');
  // A list with a language that has no plurals is refused as a whole.
  expect(INDEX_SETTINGS.ignorePlurals).toEqual(
    INDEX_SETTINGS.indexLanguages.filter((code) => !['ja', 'ko', 'zh'].includes(code)),
  );
});

test('synonyms of all languages go along', () => {
  expect(toSynonyms({synonyms: {fr: [['auth', 'authentification']], ja: []}})).toEqual([
    {objectID: 'portal-fr-0', type: 'synonym', synonyms: ['auth', 'authentification']},
  ]);
});

test('the check names facets and languages that an index lacks, and nothing of one that fits', async () => {
  const settings = {indexName: 'portal', contextualSearch: true, searchParameters: {}};
  const client = (facets: object) => ({search: async () => ({results: [{hits: [], facets}]})});
  const all = Object.fromEntries(FACETS.map((name) => [name, {}]));
  expect(await checkFacets(client({...all, language: {fr: 1}}), settings, ['fr'])).toEqual([]);
  const problems = await checkFacets(client({language: {fr: 1}}), settings, ['fr', 'ar']);
  expect(problems[0]).toContain('no facet version, tool, kind, entry');
  expect(problems[1]).toContain('no records of ar');
});

test('settings are validated as upstream does it: defaults are filled in, mistakes stop the build', () => {
  expect(validate(VALID)).toEqual({
    algolia: {...VALID, contextualSearch: true, searchParameters: {}, searchPagePath: 'search'},
  });
  expect(validate(undefined)).toEqual({algolia: undefined});
  expect(() => validate({...VALID, contextualSearch: 'yes'})).toThrow('contextualSearch');
  expect(() => validate({...VALID, appId: 7})).toThrow('appId');
});

test('missing values are named by setting and variable, and do not stop the build (ERR-11)', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(validate({appId: 'A', apiKey: ''})).toEqual({algolia: {appId: 'A', apiKey: ''}});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('ALGOLIA_SEARCH_API_KEY'));
  warn.mockRestore();
  expect(describeMissing({appId: 'A', apiKey: ' '})).toContain(
    'Search environment variables are missing: ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME',
  );
  expect(readHostedConfig({appId: 'A'})).toBeUndefined();
  expect(readHostedConfig(undefined)).toBeUndefined();
  expect(readHostedConfig(VALID)).toMatchObject({contextualSearch: true, insights: false});
});

test('the environment gives the settings; the key that writes is refused where everybody would see it (SEA-3)', () => {
  expect(readAlgolia({})).toBeUndefined();
  const env = {ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'K', ALGOLIA_INDEX_NAME: 'I'};
  expect(readAlgolia(env)).toEqual({...VALID, insights: false});
  expect(readAlgolia({ALGOLIA_APP_ID: 'A'})).toMatchObject({apiKey: '', indexName: ''});
  expect(() => readAlgolia({...env, ALGOLIA_ADMIN_API_KEY: 'K'})).toThrow('can only search');
});

test('queries go to paths below /api/ or to full addresses, and to nothing else (API-1, C-14)', () => {
  expect(readSearchHosts({})).toEqual([]);
  expect(readSearchHosts({ALGOLIA_HOSTS: '/api/search/, https://a.example/s'})).toEqual([
    '/api/search',
    'https://a.example/s',
  ]);
  for (const host of ['/search', 'api/search', '/api/../x', 'javascript:alert(1)']) {
    expect(() => readSearchHosts({ALGOLIA_HOSTS: host})).toThrow(`names "${host}"`);
  }
});

test('the preset leaves the provider’s theme out, and keeps the rest', () => {
  const context = {
    siteConfig: {themeConfig: {algolia: VALID}, future: {v4: {}}},
  } as unknown as LoadContext;
  const {themes = [], plugins = []} = presetPortal(context, {});
  expect(JSON.stringify(themes)).not.toContain('theme-search-algolia');
  expect(themes).toHaveLength(1);
  expect(plugins.length).toBeGreaterThan(2);
});
