import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkPinned} from '../../../../../plugins/output/search-index/indexBuild';
import {parseSettings} from '../../../../../plugins/output/search-index/parseSettings';
import {loadSettings, SETTINGS_FILE} from '../../../../../plugins/output/search-index';
import {PROJECT} from '../../../../support/content';
import {createContentSite} from '../../../../support/contentSite';

const LOCALES = ['en-US', 'fr', 'ar', 'ja'];
const parse = (text: string) => parseSettings(text, 's.yml', LOCALES);

test('the settings of the portal have no mistake (API-7)', () => {
  const text = readFileSync(path.join(PROJECT, SETTINGS_FILE), 'utf8');
  expect(parse(text).problems).toEqual([]);
});

test('without a file, and with an empty one, everything is as usual (API-7)', () => {
  const site = createContentSite({});
  const usual = {
    engine: 'embedded',
    splitAbove: 180,
    weights: {},
    kinds: {doc: 1, post: 0.9, tool: 0.85, page: 0.9, changelog: 0.8},
    synonyms: {},
    glossary: {},
    pinned: {},
    excluded: [],
  };
  expect(loadSettings(site.siteDir, LOCALES)).toEqual(usual);
  expect(parse('# nothing yet\n').settings).toEqual(usual);
  site.dispose();
});

test('a kind of page keeps its usual weight where another is given one', () => {
  expect(parse('kinds:\n  post: 0.5\n').settings.kinds).toMatchObject({post: 0.5, tool: 0.85});
});

test.each([
  [
    'an unknown key',
    'engin: embedded\n',
    1,
    /unknown key "engin". Did you mean "engine"\?.*Known: engine,/u,
  ],
  ['an unknown engine', '\nengine: lunr\n', 2, /"engine" is "lunr". Allowed: embedded or algolia/u],
  [
    'an unknown weight',
    'weights:\n  titel: 3\n',
    2,
    /unknown key "titel" in "weights".*Allowed: numbers.*title/u,
  ],
  ['a weight that is no number', 'weights:\n  title: much\n', 2, /"weights.title" is "much"/u],
  ['a negative weight', 'weights:\n  title: -1\n', 2, /"weights.title" is -1/u],
  [
    'an unknown kind of page',
    'kinds:\n  tools: 0.8\n',
    2,
    /unknown key "tools" in "kinds".*Allowed: numbers from 0.1 to 2.*tool/u,
  ],
  ['a kind that counts nothing', 'kinds:\n  tool: 0\n', 2, /"kinds.tool" is 0/u],
  [
    'an unknown language',
    'synonyms:\n  de: []\n',
    2,
    /unknown key "de" in "synonyms".*Languages: en-US, fr, ar, ja/u,
  ],
  [
    'a lonely synonym',
    'synonyms:\n  fr:\n    - [auth]\n',
    3,
    /"synonyms.fr.0" has too few entries/u,
  ],
  [
    'a word that YAML reads as something else',
    'glossary:\n  fr:\n    - [null, nul]\n',
    3,
    /"glossary.fr.0.0" is null\. Allowed:.*lists of an English word/u,
  ],
  [
    'a synonym twice',
    'synonyms:\n  fr:\n    - [auth, Auth]\n',
    3,
    /"synonyms.fr.0.1" is there twice/u,
  ],
  [
    'a synonym without letters',
    'synonyms:\n  fr:\n    - ["+", auth]\n',
    3,
    /"synonyms.fr.0.0" is "\+"/u,
  ],
  [
    'a pinned answer without pages',
    'pinned:\n  fr:\n    - queries: [a]\n',
    3,
    /"pinned.fr.0.pages" is missing/u,
  ],
  [
    'a pinned page of another site',
    'pinned:\n  fr:\n    - queries: [a]\n      pages: ["https://x.example"]\n',
    4,
    /pages.0" is "https:/u,
  ],
  [
    'an unknown field of an answer',
    'pinned:\n  fr:\n    - queries: [a]\n      pages: [/a]\n      why: b\n',
    5,
    /unknown key "why"/u,
  ],
  ['a pattern in the middle', 'excluded:\n  - /a/**/b\n', 2, /"excluded.0" is/u],
  ['a size that is too small', 'splitAbove: 1\n', 1, /"splitAbove" is 1. Allowed: a whole number/u],
  ['a list instead of keys', '- engine\n', 1, /no settings/u],
  ['broken YAML', 'engine: [a\n', 1, /./u],
])('%s is refused with its line and what is allowed (API-7)', (_, text, line, message) => {
  expect(parse(text).problems).toEqual([
    {file: 's.yml', line, rule: 'search-settings', message: expect.stringMatching(message)},
  ]);
});

test('a mistake stops the build, with its place (API-7)', () => {
  const site = createContentSite({[SETTINGS_FILE]: 'engine: none\n'});
  expect(() => loadSettings(site.siteDir, LOCALES)).toThrow(
    /^src\/family\/data\/search\.yml:1 search-settings: /u,
  );
  site.dispose();
});

test('a pinned page or heading that does not exist is named with its line (N8)', () => {
  const parsed = parse(
    'pinned:\n  fr:\n    - queries: [a]\n      pages:\n        - /docs/yogo\n        - /docs/yoga#b\n        - /docs/yoga#c\n',
  );
  const ids = new Map([['c', {file: 'x', line: 1, isHeading: true}]]);
  const map = {
    pages: new Map([['/docs/yoga', {path: '/docs/yoga', ids}]]),
    files: new Set<string>(),
    pathOf: new Map<string, string>(),
  };
  expect(
    checkPinned(parsed, 'fr', map).map(({line, message}) => `${String(line)} ${message}`),
  ).toEqual([
    expect.stringMatching(/^5 "\/docs\/yogo" is pinned.*"\/docs\/yoga"/u),
    expect.stringMatching(/^6 .*no heading with the id "b"/u),
  ]);
  expect(checkPinned(parsed, 'ja', map)).toEqual([]);
});
