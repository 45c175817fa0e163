import {formatProblems} from '@selection-set/content-model';
import {checkJudged} from './checkJudged';
import {judge} from './judge';
import type {Judgement} from './measure';
import {openIndex} from './openIndex';
import {readJudged} from './readJudged';

/**
 * Judges the index that a build wrote.
 *
 * @param folder build of one language.
 * @returns undefined for a language without judged queries.
 * @throws Error with file and line of each mistake, such as a judged page that is not in the index.
 */
export function judgeBuild(
  siteDir: string,
  folder: string,
  locale: string,
): readonly Judgement[] | undefined {
  const judged = readJudged(siteDir, locale);
  if (judged === undefined) {
    return undefined;
  }
  const {engine, known} = openIndex(folder, locale);
  const problems = [...judged.problems, ...checkJudged(judged, known)];
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return judged.queries.map((query) => ({
    query,
    places: judge(query, engine.search(query.query)),
  }));
}
