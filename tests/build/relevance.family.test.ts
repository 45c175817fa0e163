import path from 'node:path';
import {SITES} from '../../scripts/testSites.mjs';
import {formatMisses, judgeBuild} from '../../plugins/output/search-eval';
import {
  groupByClass,
  type Measure,
  measure,
  MEASURES,
} from '../../plugins/output/search-eval/measure';
import {LOCALES} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');
const [MAIN] = SITES;

type Floors = Readonly<Partial<Record<Measure, number>>>;

/** What the search must reach; a little below what it does, so that a new page may cost a place or two. */
const FLOORS: Readonly<Record<string, Floors>> = {
  'en-US': {
    mrr: 0.945,
    first: 0.915,
    five: 0.985,
    sectionShown: 0.98,
    sectionFirst: 0.94,
    none: 0.95,
  },
  fr: {mrr: 0.96, first: 0.92, five: 0.96, sectionShown: 0.95, sectionFirst: 0.95, none: 1},
  // Twice as many documents answer since their translation; three judged queries find a neighboring page first.
  ar: {mrr: 0.92, first: 0.85, five: 0.95, sectionShown: 0.95, sectionFirst: 0.95, none: 1},
  ja: {mrr: 0.97, first: 0.95, five: 0.95, sectionShown: 0.95, sectionFirst: 0.95, none: 1},
};

/** English has enough queries of each class to tell. */
const CLASS_MRR: Readonly<Record<string, number>> = {
  api: 0.94,
  option: 0.97,
  error: 0.965,
  howto: 0.85,
  typo: 0.95,
  prefix: 0.97,
};

describe.each(LOCALES.map(({locale, prefix}) => [locale, prefix] as const))(
  'the search in %s',
  (locale, prefix) => {
    const folder = path.join(ROOT, MAIN?.folder ?? '', prefix);
    const judgements = judgeBuild(ROOT, folder, locale) ?? [];
    const misses = formatMisses(locale, judgements);

    test('finds what readers want (C-28)', () => {
      const measured = measure(judgements);
      const floors = FLOORS[locale] ?? {};
      const tooLow = MEASURES.filter((name) => (measured[name] ?? 0) < (floors[name] ?? 0));
      expect({tooLow, misses: tooLow.length > 0 ? misses : []}).toEqual({tooLow: [], misses: []});
    });

    test('shows something wherever there is an answer (C-28)', () => {
      expect(measure(judgements).empty).toBe(0);
    });

    if (locale === 'en-US') {
      test.each(Object.entries(CLASS_MRR))('finds those of the class %s (C-28)', (kind, floor) => {
        const group = groupByClass(judgements).get(kind) ?? [];
        expect(measure(group).mrr ?? 0).toBeGreaterThanOrEqual(floor);
      });
    }
  },
);
