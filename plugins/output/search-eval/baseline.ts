import {Joi} from '@docusaurus/utils-validation';
import type {Places} from './judge';
import type {Judgement} from './measure';

/** By set and query: place of the right page, then of the right section; number of pages found where there is no answer. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

export interface Change {
  readonly query: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Negative where it is worse. */
  readonly gain: number;
  readonly isAnswerable: boolean;
}

const SCHEMA = Joi.object<Baseline>().pattern(
  Joi.string(),
  Joi.object().pattern(
    Joi.string().allow(''),
    Joi.array().items(Joi.number().integer().min(0)).min(1).max(2),
  ),
);

/**
 * @param file for the error.
 * @throws Error for another shape.
 */
export function parseBaseline(text: string, file: string): Baseline {
  try {
    const values: unknown = JSON.parse(text);
    const baseline: Baseline = Joi.attempt(values, SCHEMA);
    return baseline;
  } catch (error) {
    throw new Error(
      `${file} is no baseline of the search: ${String(error)}. Write it anew with "npm run search:eval -- --update".`,
      {cause: error},
    );
  }
}

export function toBaseline(judgements: readonly Judgement[]): Baseline[string] {
  return Object.fromEntries(
    judgements.map((judgement) => [judgement.query.query, note(judgement)]),
  );
}

/** Queries of both sides whose places changed, the largest losses first. */
export function compare(
  judgements: readonly Judgement[],
  baseline: Baseline[string] = {},
): readonly Change[] {
  return judgements
    .flatMap((judgement): readonly Change[] => {
      const {query, pages} = judgement.query;
      const before = baseline[query];
      const after = note(judgement);
      if (before === undefined || before.join() === after.join()) {
        return [];
      }
      const isAnswerable = pages.length > 0;
      const gain = isAnswerable ? worth(after) - worth(before) : (before[0] ?? 0) - (after[0] ?? 0);
      return gain === 0 ? [] : [{query, before, after, gain, isAnswerable}];
    })
    .toSorted((a, b) => a.gain - b.gain);
}

function note({query, places}: Judgement): readonly number[] {
  return query.pages.length === 0 ? [places.found] : listPlaces(places);
}

function listPlaces({page, section}: Places): readonly number[] {
  return section === undefined ? [page] : [page, section];
}

/** A page's place counts ten times as much as that of the section on it. */
function worth([page = 0, section = 0]: readonly number[]): number {
  return 10 * reciprocal(page) + reciprocal(section);
}

function reciprocal(place: number): number {
  return place === 0 ? 0 : 1 / place;
}
