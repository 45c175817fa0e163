import type {Places} from './judge';
import type {JudgedQuery} from './judged';

export const MEASURES = [
  'mrr',
  'first',
  'five',
  'sectionShown',
  'sectionFirst',
  'none',
  'empty',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Means over queries; undefined where no query tells. */
export type Measured = Readonly<Record<Measure, number | undefined>>;

export interface Judgement {
  readonly query: JudgedQuery;
  readonly places: Places;
}

const SHOWN = 5;

/**
 * What readers get: `mrr` mean of 1/place of the right page, `first` and `five` share with it first and among five, `sectionShown` and
 * `sectionFirst` share with the right section shown and first on its page, `none` share of unanswerable queries without a result, `empty`
 * share of the others without one.
 */
export function measure(judgements: readonly Judgement[]): Measured {
  const answerable = judgements.filter(({query}) => query.pages.length > 0);
  const unanswerable = judgements.filter(({query}) => query.pages.length === 0);
  const withSection = answerable.filter(({places}) => places.section !== undefined);
  return {
    mrr: mean(answerable, ({page}) => (page === 0 ? 0 : 1 / page)),
    first: mean(answerable, ({page}) => Number(page === 1)),
    five: mean(answerable, ({page}) => Number(page > 0 && page <= SHOWN)),
    sectionShown: mean(withSection, ({isShown}) => Number(isShown)),
    sectionFirst: mean(withSection, ({section}) => Number(section === 1)),
    none: mean(unanswerable, ({found}) => Number(found === 0)),
    empty: mean(answerable, ({found}) => Number(found === 0)),
  };
}

/** Judgements by class, in the order in which classes first appear. */
export function groupByClass(
  judgements: readonly Judgement[],
): ReadonlyMap<string, readonly Judgement[]> {
  const groups = new Map<string, Judgement[]>();
  for (const judgement of judgements) {
    const group = groups.get(judgement.query.class);
    if (group === undefined) {
      groups.set(judgement.query.class, [judgement]);
    } else {
      group.push(judgement);
    }
  }
  return groups;
}

function mean(
  judgements: readonly Judgement[],
  value: (places: Places) => number,
): number | undefined {
  return judgements.length === 0
    ? undefined
    : judgements.reduce((sum, {places}) => sum + value(places), 0) / judgements.length;
}
