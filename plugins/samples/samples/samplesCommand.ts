import logger from '@docusaurus/logger';
import pLimit from 'p-limit';
import {formatProblems, type Problem} from '@selection-set/content-model';
import {guardChildren} from './childGuard';
import {composeReport, type PageOutcome} from './composeReport';
import {hashPages} from './hashPages';
import {createPortSource} from './ports';
import {readReport, writeReport} from './reportFile';
import {type PageTools, runPage} from './runPage';
import {type SamplePage, toProblem} from './samplePage';
import {summarise} from './summarise';
import {createTypeChecker} from './typeChecker';
import {loadCompiler, readWorkspace} from './workspace';

export interface SamplesCommand {
  readonly siteDir: string;
  readonly pages: readonly SamplePage[];
  /** Files of pages; empty for all. */
  readonly wanted: readonly string[];
  /** Whether pages are followed again whose samples have not changed. */
  readonly isFresh: boolean;
}

/** Pages that are followed side by side; a page's commands run one after the other. */
const PAGES_AT_ONCE = 3;
const MS_PER_S = 1000;

/**
 * `npm run samples`: follows each page whose samples have changed, and writes what was done into the report. A page with a mistake is not
 * in the report.
 *
 * @returns exit code: 1 where a sample does not hold.
 * @throws Error where the samples' packages are missing, or a page is named that has no samples.
 */
export async function runSamples({
  siteDir,
  pages,
  wanted,
  isFresh,
}: SamplesCommand): Promise<number> {
  const started = performance.now();
  const workspace = await readWorkspace(siteDir);
  const earlier = await readReport(siteDir);
  const chosen = choose(pages, wanted);
  const hashes = await hashPages(siteDir, pages, workspace.lock);
  const due = chosen.filter(({file}) => isFresh || earlier[file]?.hash !== hashes.get(file));
  const outcomes = due.length === 0 ? [] : await follow(due, siteDir);
  const report = composeReport({earlier, hashes, outcomes, versions: workspace.lock.versions});
  await writeReport(siteDir, report);
  const seconds = ((performance.now() - started) / MS_PER_S).toFixed(1);
  logger.info(
    `${due.length} of ${chosen.length} pages followed in ${seconds} s. ${summarise(pages, report)}`,
  );
  return finish(outcomes.flatMap(({result}) => result.problems));
}

/** Follows pages side by side; what goes wrong with one is a problem of that one. */
export async function follow(
  pages: readonly SamplePage[],
  siteDir: string,
): Promise<readonly PageOutcome[]> {
  const guard = guardChildren();
  const limit = pLimit(PAGES_AT_ONCE);
  const tools: PageTools = {
    siteDir,
    workspace: await readWorkspace(siteDir),
    takePort: createPortSource(),
    checkTypes: createTypeChecker(loadCompiler(siteDir)),
    guard,
  };
  try {
    return await Promise.all(
      pages.map((page) =>
        limit(async () => {
          const outcome = await followOne(page, tools);
          const isFine = outcome.result.problems.length === 0;
          logger.info(`${page.file}: ${isFine ? 'fine' : 'does not hold'}`);
          return outcome;
        }),
      ),
    );
  } finally {
    guard.close();
  }
}

async function followOne(page: SamplePage, tools: PageTools): Promise<PageOutcome> {
  try {
    return {page, result: await runPage(page, tools)};
  } catch (error) {
    const message = `The samples cannot be followed: ${String(error)}`;
    return {page, result: {results: [], problems: [toProblem(page.file, 1, message)]}};
  }
}

function choose(pages: readonly SamplePage[], wanted: readonly string[]): readonly SamplePage[] {
  const unknown = wanted.find((name) => !pages.some(({file}) => file === name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is no page with samples. Name a file such as ${pages[0]?.file}.`);
  }
  return wanted.length === 0 ? pages : pages.filter(({file}) => wanted.includes(file));
}

function finish(problems: readonly Problem[]): number {
  if (problems.length === 0) {
    return 0;
  }
  logger.error(`Samples that do not hold:\n${formatProblems(problems)}`);
  return 1;
}
