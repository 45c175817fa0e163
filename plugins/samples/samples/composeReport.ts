import type {PageReport, SampleFact, SamplesReport} from '../../../src/lib/contracts/samples';
import {listPackages} from './listPackages';
import type {PageResult, SamplePage} from './samplePage';

/** What came of following a page. */
export interface PageOutcome {
  readonly page: SamplePage;
  readonly result: PageResult;
}

export interface ReportInput {
  readonly earlier: SamplesReport;
  /** Of all pages, by file. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly outcomes: readonly PageOutcome[];
  /** Of the samples' packages, by name. */
  readonly versions: ReadonlyMap<string, string>;
}

/** The earlier report with the pages that were followed in the place of their earlier selves; without pages that are gone or do not hold. */
export function composeReport({earlier, hashes, outcomes, versions}: ReportInput): SamplesReport {
  const followed = new Set(outcomes.map(({page}) => page.file));
  const kept = Object.entries(earlier).filter(([file]) => hashes.has(file) && !followed.has(file));
  const made = outcomes
    .filter(({result}) => result.problems.length === 0)
    .map(({page, result}): readonly [string, PageReport] => [
      page.file,
      {
        hash: hashes.get(page.file) ?? '',
        packages: listPackages(page, versions),
        samples: toFacts(result),
      },
    ]);
  return Object.fromEntries([...kept, ...made]);
}

function toFacts({results}: PageResult): Readonly<Record<string, SampleFact>> {
  return Object.fromEntries(
    results
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      .map(({hash, state, reason}) => [hash, {state, ...(reason === undefined ? {} : {reason})}]),
  );
}
