import type {LoadContext} from '@docusaurus/types';
import type {PageRecord} from '@selection-set/search/engine';
import type {PageFacet} from '@selection-set/search/client';
import type {Content} from '@selection-set/content-model';
import {readWrittenPages, type VersionedRecord} from './readPages';
import type {SearchSettings} from './parseSettings';

/** What a page counts that is shown in another language than the reader's: after what answers in theirs, and before nothing. */
const FALLBACK_WEIGHT = 0.6;

/** Enough digits for a weight. */
const PRECISION = 1000;

/**
 * What the search knows of the pages that a language shows in that of the originals, as they have no translation: titles, headings and
 * descriptions. With all words, an index would be several times as large as that of the pages the reader came for.
 *
 * @param own content of the language.
 * @param originals content of the default language.
 * @throws ExportError for what a text says and plain Markdown cannot.
 */
export async function readFallbacks(
  {siteDir, i18n}: Pick<LoadContext, 'i18n' | 'siteDir'>,
  own: Content,
  originals: Content,
  settings: Pick<SearchSettings, 'excluded' | 'kinds'>,
): Promise<readonly VersionedRecord[]> {
  if (i18n.currentLocale === i18n.defaultLocale) {
    return [];
  }
  const translated = new Set(own.files.map(({original}) => original));
  const files = originals.files.filter(({original}) => !translated.has(original));
  // Labels that components write are those of the text around them.
  const pages = await readWrittenPages(
    {siteDir, codeTranslations: {}},
    {files, problems: []},
    settings,
  );
  return pages.map(({version, record}) => ({
    version,
    record: toFallback(record, i18n.defaultLocale),
  }));
}

function toFallback(record: PageRecord, locale: string): PageRecord {
  const {facets = [], weight = 1, sections} = record;
  const language: PageFacet = `lang:${locale}`;
  return {
    ...record,
    facets: [...facets, language],
    weight: Math.round(weight * FALLBACK_WEIGHT * PRECISION) / PRECISION,
    // A page begins with its description, in one line.
    sections: sections.map(({anchor, level, heading, kind, text}, index) => ({
      anchor,
      level,
      heading,
      ...(kind === undefined ? {} : {kind}),
      text: index === 0 ? (text.split('\n')[0] ?? '') : '',
    })),
  };
}
