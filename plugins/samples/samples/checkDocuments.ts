import type {Problem} from '@selection-set/content-model';
import {checkGraphql, isTypeDefinitions} from './checkGraphql';
import {findTemplates} from './findTemplates';
import {type SampleResult, toProblem} from './samplePage';
import {isGraphqlFile} from './stateOfFile';
import type {DocumentStep, FileStep, Step} from './step';
import {CODE_FILE} from './typeReview';

export interface DocumentTools {
  /** Page that the steps are from. */
  readonly file: string;
  /** Text of a schema, by its path relative to the project's folder; undefined where there is none. */
  readonly readSchema: (file: string) => string | undefined;
}

/** Checks the GraphQL of a page against the page's own type definitions: those of files, and those in its code. */
export function checkDocuments(
  steps: readonly Step[],
  {file, readSchema}: DocumentTools,
): {readonly results: readonly SampleResult[]; readonly problems: readonly Problem[]} {
  const schemas = steps.flatMap(listSchemas);
  const others = steps.flatMap(listDocuments);
  const results: SampleResult[] = [];
  const problems: Problem[] = [];
  for (const step of steps) {
    if (step.kind === 'document' && !isGraphql(step)) {
      problems.push(
        toProblem(
          file,
          step.line,
          'Nobody can check this code by itself. Name its file by title="…", show it as lines of a file by title="…" part, or say why not by unchecked="…".',
        ),
      );
    } else if (isGraphqlStep(step)) {
      const named = step.kind === 'document' ? step.schema : undefined;
      const schema = named === undefined ? undefined : readSchema(named);
      if (named !== undefined && schema === undefined) {
        problems.push(toProblem(file, step.line, `The schema "${named}" does not exist.`));
      }
      const mistakes = checkGraphql(step.code, schema === undefined ? schemas : [schema], others);
      if (step.isInvalid && mistakes.length === 0) {
        problems.push(toProblem(file, step.line, 'It is marked as invalid, and it is valid.'));
      } else if (!step.isInvalid) {
        problems.push(
          ...mistakes.map(({line, message}) => toProblem(file, step.line + line, message)),
        );
      }
      results.push({hash: step.hash, state: step.isInvalid ? 'refused' : 'validated'});
    }
  }
  return {results, problems};
}

function listSchemas(step: Step): readonly string[] {
  const isWrong = 'isInvalid' in step && step.isInvalid;
  return isWrong ? [] : listDocuments(step).filter(isTypeDefinitions);
}

/** GraphQL of files, of fences and of code. */
function listDocuments(step: Step): readonly string[] {
  if (step.kind === 'file' && CODE_FILE.test(step.name)) {
    return findTemplates(step.code);
  }
  return isGraphqlStep(step) ? [step.code] : [];
}

function isGraphqlStep(step: Step): step is DocumentStep | FileStep {
  return step.kind === 'document' ? isGraphql(step) : step.kind === 'file' && isGraphqlFile(step);
}

function isGraphql({language}: DocumentStep): boolean {
  return language === 'graphql';
}
