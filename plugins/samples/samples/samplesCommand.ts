import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LanguageName} from '@selection-set/code-blocks';
import {
  type ContentFile,
  formatProblems,
  parseMarkdown,
  type Problem,
} from '@selection-set/content-model';
import pLimit from 'p-limit';
import type {SampleState, SamplesReport} from '../../../src/lib/contracts/samples';
import {countStates} from '../../../src/lib/samples/sampleLists';
import {createTypeChecker, loadCompiler, readWorkspace, type Workspace} from './checkSamples';
import {createOptionReader} from './checkOptions';
import {composeReport, type PageOutcome, readReport, writeReport} from './reportFile';
import {hashPages} from './hashPages';
import {listSteps} from './listSteps';
import {listPages} from './listPages';
import {MUTATIONS, type Mutation} from './mutations';
import {type PageTools, runPage} from './runPage';
import {type SamplePage, toProblem} from './samplePage';
import {createPortSource} from './servers';
import {guardChildren} from './shell';
import type {Step} from './step';

/** Samples that a program can refuse. */
const LANGUAGES: ReadonlySet<LanguageName> = new Set([
  'bash',
  'graphql',
  'javascript',
  'jsx',
  'tsx',
  'typescript',
]);

/** States that say nothing about whether a sample is right. */
const UNVERIFIED: ReadonlySet<SampleState> = new Set(['excluded', 'written']);

interface Share {
  readonly verified: number;
  readonly all: number;
}

/**
 * How many fences of TypeScript, JavaScript, GraphQL and shell were verified. Fences of a page that is not in the report, because it does
 * not hold, count as not verified.
 */
function measureShare(pages: readonly SamplePage[], report: SamplesReport): Share {
  const states = pages.flatMap(({file, steps}) => {
    // A fence that installs packages and runs commands is two steps.
    const fences = new Map(steps.flatMap((step) => listFence(step)));
    return [...fences.values()].map((hash) => report[file]?.samples[hash]?.state);
  });
  return {
    verified: states.filter((state) => state !== undefined && !UNVERIFIED.has(state)).length,
    all: states.length,
  };
}

/** Line and hash of a step that is a fence of these languages. */
function listFence(step: Step): readonly (readonly [number, string])[] {
  const hash = 'hash' in step ? step.hash : undefined;
  const language = 'language' in step ? step.language : 'bash';
  return hash === undefined || !LANGUAGES.has(language) ? [] : [[step.line, hash]];
}

const PERCENT = 100;

/** How many samples there are in each state, and how many of those that a program can refuse are verified, in words. */
export function summarise(pages: readonly SamplePage[], report: SamplesReport): string {
  const facts = Object.values(report).flatMap(({samples}) => Object.values(samples));
  const counts = countStates(facts).map(({state, count}) => `${count} ${state}`);
  const {verified, all} = measureShare(pages, report);
  return [
    `${facts.length} samples in the report${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`,
    ...(all === 0
      ? []
      : [
          `Of ${all} fences of TypeScript, JavaScript, GraphQL and shell, ${verified} are verified (${toPercent(verified / all)} %).`,
        ]),
  ].join(' ');
}

/** With one digit, and never rounded up to all. */
function toPercent(share: number): string {
  return (Math.floor(share * PERCENT * 10) / 10).toFixed(1);
}

export interface SamplesCommand {
  readonly siteDir: string;
  readonly pages: readonly SamplePage[];
  /** Files of pages; empty for all. */
  readonly wanted: readonly string[];
  /** Whether pages are followed again whose samples have not changed. */
  readonly isFresh: boolean;
}

/** Pages that are followed side by side; a page's commands run one after the other. */
const PAGES_AT_ONCE = 2;
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
  const outcomes = due.length === 0 ? [] : await follow(due, siteDir, workspace);
  const report = composeReport({earlier, hashes, outcomes, versions: workspace.lock.versions});
  await writeReport(siteDir, report);
  const seconds = ((performance.now() - started) / MS_PER_S).toFixed(1);
  logger.info(
    `${due.length} of ${chosen.length} pages followed in ${seconds} s. ${summarise(pages, report)}`,
  );
  return finish(outcomes.flatMap(({result}) => result.problems));
}

/** Follows pages side by side; what goes wrong with one is a problem of that one. */
async function follow(
  pages: readonly SamplePage[],
  siteDir: string,
  workspace: Workspace,
): Promise<readonly PageOutcome[]> {
  const guard = guardChildren();
  // Outside of the portal's folder, whose packages every folder within it could import.
  const work = await realpath(await mkdtemp(path.join(tmpdir(), 'samples-')));
  const limit = pLimit(PAGES_AT_ONCE);
  const tools: PageTools = {
    siteDir,
    work,
    workspace,
    takePort: createPortSource(),
    checkTypes: createTypeChecker(loadCompiler(siteDir), workspace.folder),
    readOptions: createOptionReader(workspace),
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
    await rm(work, {recursive: true, force: true});
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

/** A page with one mistake. */
interface Mutant {
  readonly mutation: Mutation;
  /** Of the page, from 1; what was changed stands there. */
  readonly line: number;
  readonly page: SamplePage;
}

/**
 * Says where a mistake was made and where it was found: on its own line, in its own sample, or, where that is right by itself and only
 * what follows from it is not, in a sample further on.
 */
export function describeMutant(
  {mutation: {kind, find, replace}, line, page}: Mutant,
  problems: readonly Problem[],
): {readonly isFound: boolean; readonly text: string} {
  const change = `${page.file}:${line} ${kind} ${JSON.stringify(find)} → ${JSON.stringify(replace)}`;
  const sample = findSample(page, line);
  const nearest = problems.toSorted(
    (a, b) => rank(a.line, sample) - rank(b.line, sample) || a.line - b.line,
  )[0];
  if (nearest === undefined) {
    return {isFound: false, text: `${change} is not found.`};
  }
  const place = rank(nearest.line, sample) === 0 ? 'in its sample' : 'where it is used';
  const message = nearest.message.split('\n')[0] ?? '';
  return {isFound: true, text: `${change}: found ${place}, line ${nearest.line}: ${message}`};
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** The lines of the fence that a line is in; that line alone where it is in none, such as in an output. */
function findSample({steps}: SamplePage, line: number): Range {
  const step = steps.findLast((each) => each.line <= line);
  const last = step !== undefined && 'code' in step ? step.line + step.code.split('\n').length : 0;
  if (step !== undefined && line <= last) {
    return {first: step.line, last};
  }
  // An output is part of its command, and its mistake is named at its first line.
  const expected = step?.kind === 'command' ? step.expected : undefined;
  return expected === undefined
    ? {first: line, last: line}
    : {first: expected.line, last: expected.line + expected.text.split('\n').length};
}

/** 0 within the sample, 1 outside of it. */
function rank(line: number, {first, last}: Range): number {
  return line >= first && line <= last ? 0 : 1;
}

/**
 * `npm run samples -- --mutate`: breaks forty pages, each in one place, and follows them with the newest Node. The pages themselves stay as
 * they are.
 *
 * @param count of mistakes, the first ones; each kind is among the first six.
 * @returns exit code: 1 where a mistake is not found.
 */
export async function mutateSamples(
  siteDir: string,
  files: readonly ContentFile[],
  count: number,
): Promise<number> {
  const chosen = MUTATIONS.slice(0, count);
  const mutants = await Promise.all(chosen.map((mutation) => mutate(mutation, files)));
  const outcomes = await follow(
    mutants.map(({page}) => page),
    siteDir,
    await readWorkspace(siteDir),
  );
  const reports = mutants.map((mutant, index) =>
    describeMutant(mutant, outcomes[index]?.result.problems ?? []),
  );
  reports.forEach(({isFound, text}) => (isFound ? logger.info(text) : logger.error(text)));
  const found = reports.filter(({isFound}) => isFound).length;
  logger.info(`${found} of ${reports.length} mistakes found.`);
  return found === reports.length ? 0 : 1;
}

/** A mistake is looked for with one Node. */
const NEWEST = 24;

async function mutate(mutation: Mutation, files: readonly ContentFile[]): Promise<Mutant> {
  const {file, find, replace} = mutation;
  const page = files.find((each) => each.file === file);
  if (page?.text.includes(find) !== true) {
    throw new Error(
      `${file} has no ${JSON.stringify(find)} any more; change plugins/samples/samples/mutations.ts.`,
    );
  }
  const {text} = page;
  const {parsed} = await parseMarkdown(
    text.replace(find, () => replace),
    'mdx',
  );
  if (parsed === undefined) {
    throw new Error(`${file} cannot be parsed.`);
  }
  return {
    mutation,
    line: text.slice(0, text.indexOf(find)).split('\n').length,
    page: {
      file,
      steps: listSteps({file, tree: parsed.tree}),
      node: listPages([page])[0]?.node ?? NEWEST,
    },
  };
}
