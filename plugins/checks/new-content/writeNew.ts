import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkDraft} from '../content-checks/checkContent';
import {
  type ContentRules,
  formatProblems,
  readVersionPaths,
  toPath,
} from '@selection-set/content-model';
import {answerQuestions, type Flags} from './answerQuestions';
import type {NewKind} from './newFile';
import type {Answers, Ask} from './question';

export interface Project {
  /** Its folder. */
  readonly siteDir: string;
  /** What the parts of the portal ask of its content. */
  readonly rules: readonly ContentRules[];
}

export interface Result {
  /** What to tell the author. */
  readonly message: string;
  readonly isWritten: boolean;
}

/**
 * Writes a new file from flags or answers. It is checked before it is written, as the content of the project is, and no existing file is
 * ever replaced.
 *
 * @param ask undefined where nobody can answer.
 */
export async function writeNew(
  {siteDir, rules}: Project,
  {command, questions, compose}: NewKind,
  flags: Flags,
  ask: Ask | undefined,
): Promise<Result> {
  const outcome = await answerQuestions(questions, flags, ask);
  if (outcome.answers === undefined) {
    return {isWritten: false, message: `Nothing was written.\n${outcome.complaints.join('\n')}`};
  }
  const {place, text} = compose(outcome.answers);
  const problems = await checkDraft(siteDir, place, text, rules);
  if (problems.length > 0) {
    const message = `Nothing was written, because the file would have mistakes:\n${formatProblems(problems)}\nMend your answers and run it again:\nnpm run ${command} -- ${toFlags(outcome.answers)}`;
    return {isWritten: false, message};
  }
  const target = path.join(siteDir, place.file);
  await mkdir(path.dirname(target), {recursive: true});
  // `wx` fails where a file has appeared since the answers were checked.
  await writeFile(target, text, {flag: 'wx'});
  const address = toPath(
    place,
    outcome.answers.slug,
    readVersionPaths(siteDir).get(place.version) ?? '',
  );
  return {
    isWritten: true,
    message: `Wrote ${place.file}. Write on below its first line; "npm start" shows it at ${address}, and "npm run check" looks for mistakes.`,
  };
}

/** Answers as flags, so that nobody types them again. */
function toFlags(answers: Answers): string {
  return Object.entries(answers)
    .filter(([, answer]) => answer !== '')
    .map(([flag, answer]) => `--${flag} ${quote(answer)}`)
    .join(' ');
}

function quote(answer: string): string {
  return /^[\w,./-]+$/u.test(answer) ? answer : `'${answer.replaceAll("'", String.raw`'\''`)}'`;
}
