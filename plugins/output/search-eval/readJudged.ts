import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMissingFile} from '@selection-set/plugin-kit';
import {parseJudged, type ParsedQueries} from './parseJudged';

/** Judged queries and the baseline, relative to the project's folder. */
export const QUERIES_FOLDER = 'tests/search';

export interface QueryFile extends ParsedQueries {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
}

/** The judged queries of one language; undefined where it has none. */
export function readJudged(siteDir: string, locale: string): QueryFile | undefined {
  const file = `${QUERIES_FOLDER}/${locale}.yml`;
  try {
    return {file, ...parseJudged(readFileSync(path.join(siteDir, file), 'utf8'), file)};
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    throw error;
  }
}
