import {type Problem, suggest, nearest, type SiteMap} from '@selection-set/content-model';
import {RULE} from './measure';
import {type QueryFile, readJudged} from './readCorpora';

/** All possible answers: addresses of pages, each with the ids of its headings; undefined if they are not known. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Mistakes in the judged queries of a language, if it has any. */
export function checkJudgedOf(
  siteDir: string,
  locale: string,
  {pages}: SiteMap,
): readonly Problem[] {
  const judged = readJudged(siteDir, locale);
  if (judged === undefined) {
    return [];
  }
  const known = new Map(
    [...pages].map(([path, {ids}]) => [path, ids === undefined ? undefined : new Set(ids.keys())]),
  );
  return [...judged.problems, ...checkJudged(judged, known)];
}

/** Judged pages and headings that no longer exist. */
export function checkJudged(
  {file, queries, lines}: Omit<QueryFile, 'problems'>,
  known: KnownPages,
): readonly Problem[] {
  return queries.flatMap(({query, pages, sections}) =>
    [...pages, ...sections].flatMap((address) => {
      const message = describe(address, known);
      return message === undefined
        ? []
        : [
            {
              file,
              line: lines.get(query) ?? 1,
              rule: RULE,
              message: `"${query}" is judged to be answered by "${address}", and ${message}`,
            },
          ];
    }),
  );
}

function describe(address: string, known: KnownPages): string | undefined {
  const [path = '', id] = address.split('#');
  if (!known.has(path)) {
    return `there is no page "${path}".${suggest(nearest(path, [...known.keys()]))}`;
  }
  const ids = known.get(path);
  return id === undefined || ids === undefined || ids.has(id)
    ? undefined
    : `that page has no heading with the id "${id}".${suggest(nearest(id, [...ids]))}`;
}
