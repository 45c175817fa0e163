import type {IndexSettings, SupportedLanguage} from 'algoliasearch';
import {LANGUAGES} from '../../../src/family/data/languages';

/** The portal's languages as the service calls them, without regions. */
const CODES = LANGUAGES.locales
  .map((locale) => locale.split('-')[0] ?? locale)
  .filter((code): code is SupportedLanguage => /^[a-z]{2}$/u.test(code));
const WITHOUT_PLURALS: readonly string[] = ['ja', 'ko', 'zh'];

/** Settings of the hosted index: those of DocSearch, with the portal's facets and samples. Sent with the records. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
    'unordered(code)',
  ],
  attributesForFaceting: [
    'language',
    'version',
    'docusaurus_tag',
    'tool',
    'kind',
    'entry',
    'type',
    'filterOnly(url_without_anchor)',
  ],
  unretrievableAttributes: ['code'],
  attributesToSnippet: ['content:24'],
  attributesToHighlight: [],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_@',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: CODES.filter((code) => !WITHOUT_PLURALS.includes(code)),
  indexLanguages: CODES,
  queryLanguages: CODES,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: false,
  maxValuesPerFacet: 100,
} satisfies IndexSettings;
