import {hasErrors} from '../../../src/lib/live/formatResponse';
import type {Problem} from '@selection-set/content-model';
import {loadSchema} from '../live-samples/loadSchema';
import {runLive} from '../live-samples/runLive';
import {matchesOutput} from './compareOutput';
import {type SampleResult, toProblem} from './samplePage';
import type {LiveStep, Step} from './step';

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
      results.push({hash: step.hash, state: 'executed'});
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
