import type {LoadContext} from '@docusaurus/types';
import {readVersions} from '@selection-set/content-model';
import {addSymbols} from './addSymbols';
import {type IndexPlace, type MadeFiles, makeFiles} from './makeFiles';
import type {VersionedRecord} from './readPages';
import type {SearchSettings} from './settings';

export type MadeIndex = IndexPlace & MadeFiles;

/** An index for each version of the documentation: its own documents, and all pages that have no version. */
export function makeIndexes(
  {siteDir, i18n}: Pick<LoadContext, 'i18n' | 'siteDir'>,
  records: readonly VersionedRecord[],
  settings: SearchSettings,
): readonly MadeIndex[] {
  return readVersions(siteDir).map(({name}) => {
    const place = {locale: i18n.currentLocale, version: name};
    const own = records
      .filter(({version}) => version === undefined || version === name)
      .map(({record}) => record);
    return {...place, ...makeFiles(place, addSymbols(own), settings)};
  });
}
