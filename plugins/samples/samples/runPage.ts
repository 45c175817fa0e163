import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '@selection-set/content-model';
import semver from 'semver';
import {hasErrors} from '../../../src/lib/live/json';
import {loadSchema, runLive} from '../live-samples/checkLive';
import {checkDocuments} from './checkDocuments';
import {checkOptions, type OptionReader} from './checkOptions';
import {listPackages} from './listPackages';
import type {ChildGuard} from './shell';
import {listPorts, matchesOutput} from './servers';
import {splitPackage} from './readPackages';
import {runProject} from './runProject';
import {toProblem, type PageResult, type SamplePage, type SampleResult} from './samplePage';
import type {LiveStep, Step} from './step';
import type {TypeChecker, Workspace} from './checkSamples';

/** Runs the live samples of a page as its readers do, and compares the responses with those that the page shows. */
export async function checkLiveSteps(
  steps: readonly Step[],
  file: string,
  siteDir: string,
): Promise<{readonly results: readonly SampleResult[]; readonly problems: readonly Problem[]}> {
  const results: SampleResult[] = [];
  const problems: Problem[] = [];
  for (const step of steps.filter((each) => each.kind === 'live')) {
    const mistake = await run(step, siteDir);
    if (mistake === undefined) {
      results.push({
        hash: step.hash,
        state: step.expected === undefined ? 'ran' : 'matched',
      });
    } else {
      problems.push(toProblem(file, step.expected?.line ?? step.line, mistake));
    }
  }
  return {results, problems};
}

/** @returns what does not hold. */
async function run(step: LiveStep, siteDir: string): Promise<string | undefined> {
  try {
    const makeSchema = await loadSchema(siteDir, step.schema);
    if (makeSchema === undefined) {
      return step.schema === undefined
        ? 'The sample names no schema.'
        : `The schema "${step.schema}" does not exist.`;
    }
    return compare(step, await runLive(makeSchema, {query: step.code, variables: step.variables}));
  } catch (error) {
    return `The operation cannot be run: ${String(error)}`;
  }
}

function compare({expected}: LiveStep, texts: readonly string[]): string | undefined {
  const printed = texts.join('\n');
  if (expected === undefined) {
    return texts.some(hasErrors)
      ? `The operation fails, and the page does not show it. Show its result by \`\`\`json title="Result", or correct it:\n${printed}`
      : undefined;
  }
  return matchesOutput(expected, printed)
    ? undefined
    : `The page shows another result than this one:\n${printed}`;
}

/** Checks that the packages which a page installs are those that its samples run with. */
export function checkPackages(
  steps: readonly Step[],
  file: string,
  versions: ReadonlyMap<string, string>,
): {readonly results: readonly SampleResult[]; readonly problems: readonly Problem[]} {
  const results: SampleResult[] = [];
  const problems: Problem[] = [];
  for (const step of steps) {
    if (step.kind === 'packages') {
      for (const text of step.packages) {
        const {name, range} = splitPackage(text);
        const version = versions.get(name);
        if (version === undefined) {
          problems.push(
            toProblem(
              file,
              step.line,
              `"${name}" is not among the packages of samples/package.json. Add it there: npm install --prefix samples --save-exact ${text}`,
            ),
          );
        } else if (semver.validRange(range) !== null && !semver.satisfies(version, range)) {
          problems.push(
            toProblem(
              file,
              step.line,
              `The page installs ${text}, and the samples run with ${name} ${version}.`,
            ),
          );
        }
      }
      if (step.hash !== undefined) {
        results.push({hash: step.hash, state: 'installed'});
      }
    }
  }
  return {results, problems};
}

export interface PageTools {
  /** The portal's folder. */
  readonly siteDir: string;
  /** Folder that pages are followed in, below no packages. */
  readonly work: string;
  readonly workspace: Workspace;
  readonly takePort: () => Promise<number>;
  readonly checkTypes: TypeChecker;
  readonly readOptions: OptionReader;
  readonly guard: ChildGuard;
}

/** Follows a page literally, in an empty folder, and says what was done to each of its samples. */
export async function runPage(
  {file, steps, node}: SamplePage,
  {siteDir, work, workspace, takePort, readOptions, ...tools}: PageTools,
): Promise<PageResult> {
  const texts = steps.flatMap((step) => ('code' in step ? [step.code] : []));
  const ports = new Map<number, number>();
  for (const port of listPorts(texts)) {
    ports.set(port, await takePort());
  }
  const folder = path.join(work, file.replaceAll(/[^\w-]+/gu, '-'));
  const runs: NodeRun[] = [];
  const nodes = workspace.nodes.filter(
    ({version}) => node === undefined || semver.major(version) === node,
  );
  if (nodes.length === 0) {
    throw new Error(`the page is for Node ${node}, which is not here`);
  }
  for (const {version, bin} of nodes) {
    const results: SampleResult[] = [];
    const problems: Problem[] = [];
    for (const name of new Set(steps.map(({project}) => project))) {
      const own = listOwnSteps(steps, name);
      const place = path.join(folder, version, name === '' ? 'main' : name);
      const project = await runProject(own, {
        page: file,
        root: path.join(place, 'project'),
        globalPrefix: path.join(place, 'global'),
        nodeBin: bin,
        store: workspace,
        ports,
        ...tools,
      });
      results.push(...project.results);
      problems.push(...project.problems);
    }
    runs.push({version, results, problems});
  }
  const projects = mergeRuns(runs);
  await rm(folder, {recursive: true, force: true});
  const {versions} = workspace.lock;
  const readSchema = (name: string): string | undefined => readIfThere(path.join(siteDir, name));
  const parts = [
    checkPackages(steps, file, versions),
    {
      results: [],
      problems: checkOptions(steps, {
        file,
        packages: Object.keys(listPackages({file, steps}, versions)),
        versions,
        readOptions,
      }),
    },
    checkDocuments(steps, {file, readSchema}),
    await checkLiveSteps(steps, file, siteDir),
    projects,
  ];
  return {
    results: [...parts.flatMap(({results}) => results), ...steps.flatMap(readExcluded)],
    problems: dedupe([
      ...parts.flatMap(({problems}) => problems),
      ...steps.flatMap((step) => (step.kind === 'stray' ? [toStrayProblem(file, step.line)] : [])),
    ]),
  };
}

/** Those of one project; without a line that installs packages, it has the packages of the page. */
function listOwnSteps(steps: readonly Step[], name: string): readonly Step[] {
  const own = steps.filter(({project}) => project === name);
  const installs = own.some(({kind}) => kind === 'packages')
    ? []
    : steps.filter(({kind}) => kind === 'packages');
  return [...installs, ...own];
}

interface NodeRun extends PageResult {
  /** Of Node. */
  readonly version: string;
}

/** Results are the same with each Node where there are no problems; those that only one has name it. */
function mergeRuns(runs: readonly NodeRun[]): PageResult {
  const texts = runs.map(({problems}) => new Set(problems.map(({message}) => message)));
  return {
    results: runs.at(-1)?.results ?? [],
    problems: runs.flatMap(({version, problems}) =>
      problems.map((problem) =>
        texts.every((known) => known.has(problem.message))
          ? problem
          : {...problem, message: `On Node ${version}: ${problem.message}`},
      ),
    ),
  };
}

function toStrayProblem(file: string, line: number): Problem {
  return toProblem(
    file,
    line,
    'This output follows no command. Put the command directly before it, or say by unchecked="…" why it cannot be compared.',
  );
}

/** The same mistake may be met in several states of the files. */
function dedupe(problems: readonly Problem[]): readonly Problem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values(),
  ];
}

function readExcluded(step: Step): readonly SampleResult[] {
  return step.kind === 'excluded'
    ? [{hash: step.hash, state: 'excluded', reason: step.reason}]
    : [];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
