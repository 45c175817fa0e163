import {
  type PageReport,
  SAMPLE_STATES,
  type SampleFact,
  type SamplesReport,
} from '../../../src/lib/contracts/samples';
import {listPackages} from './listPackages';
import type {PageResult, SamplePage} from './samplePage';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {readIfThere} from '@selection-set/plugin-kit';

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

/** Committed, so that a build knows what was checked without checking it again. */
export const REPORT_FILE = 'src/family/data/samples.report.json';

const ReportSchema = Joi.object<SamplesReport>().pattern(
  Joi.string(),
  Joi.object({
    hash: Joi.string().required(),
    packages: Joi.object().pattern(Joi.string(), Joi.string()).required(),
    samples: Joi.object()
      .pattern(
        Joi.string(),
        Joi.object({
          state: Joi.string()
            .valid(...SAMPLE_STATES)
            .required(),
          reason: Joi.string(),
        }),
      )
      .required(),
  }),
);

/**
 * What the last run found; empty where there was none.
 *
 * @throws Error that says how to make the file anew where it cannot be read.
 */
export async function readReport(siteDir: string): Promise<SamplesReport> {
  const text = await readIfThere(path.join(siteDir, REPORT_FILE));
  return text === undefined ? {} : parseReport(text);
}

/** The same of a text. */
export function parseReport(text: string): SamplesReport {
  return Joi.attempt(
    JSON.parse(text),
    ReportSchema,
    `${REPORT_FILE} is no report of samples; put "{}" there and run "npm run samples":`,
  );
}

/** Pages sorted by file, so that a change of one page is a change of one place. */
export async function writeReport(siteDir: string, report: SamplesReport): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(report).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(path.join(siteDir, REPORT_FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
