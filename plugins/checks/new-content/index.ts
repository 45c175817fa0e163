import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  formatProblems,
  readContent,
  readVersionPaths,
  toPath,
  type ContentRules,
} from '@selection-set/content-model';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {RuleOptions} from '../content-checks';
import {checkDraft} from '../content-checks/checkContent';
import {readFacts} from '../content-checks/frontMatter/checkFrontMatter';
import {newDoc} from './newDoc';
import {newPost, type NewKind} from './newFile';
import type {Answers, Ask, Question} from './question';

/** Flags as they were given. */
type Flags = Readonly<Partial<Record<string, string>>>;

export type Outcome =
  | {readonly answers: Answers}
  | {readonly answers: undefined; readonly complaints: readonly string[]};

/**
 * Takes the answers from flags; with `ask`, it asks for those that are missing when not all that is required was given.
 *
 * @returns all answers, or one sentence for each bad or missing one.
 */
export async function answerQuestions(
  questions: readonly Question[],
  flags: Flags,
  ask: Ask | undefined,
): Promise<Outcome> {
  const isComplete = questions.every(({flag, isRequired}) => !isRequired || flag in flags);
  const answers: Record<string, string> = {};
  const complaints: string[] = [];
  for (const question of questions) {
    const {flag, isRequired, message} = question;
    const given = flags[flag];
    if (given === undefined && ask !== undefined && !isComplete) {
      // One question after the other: what is suggested depends on the answers so far.
      // oxlint-disable-next-line no-await-in-loop
      answers[flag] = await ask(question, answers);
    } else if (given === undefined && isRequired) {
      complaints.push(`--${flag} is missing: ${message}.`);
    } else {
      const answer = given ?? question.suggest?.(answers) ?? '';
      const complaint = question.check(answer, answers);
      answers[flag] = answer;
      complaints.push(...(complaint === undefined ? [] : [`--${flag}: ${complaint}`]));
    }
  }
  return complaints.length === 0 ? {answers} : {answers: undefined, complaints};
}

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

/** Flags of each command, in the order of their questions. */
export const FLAGS = {
  doc: [
    'section',
    'title',
    'description',
    'file',
    'tools',
    'badges',
    'owner',
    'review-by',
    'opening',
  ],
  post: ['title', 'description', 'date', 'slug', 'authors', 'tags', 'tools', 'opening'],
} as const;

export type KindName = keyof typeof FLAGS;

/** Half a year: long enough to be no burden, and no major version of a tool goes unnoticed for longer. */
export const REVIEW_AFTER_DAYS = 182;

const MS_PER_DAY = 86_400_000;

/**
 * Questions and composition of a new document or post, from what the project holds.
 *
 * @param now gives the day of a post and the next review of a document.
 */
export async function createKind(name: KindName, siteDir: string, now: Date): Promise<NewKind> {
  const facts = await readFacts(siteDir, DEFAULT_LOCALE);
  if (name === 'post') {
    return newPost({siteDir, facts, today: dayAfter(now, 0)});
  }
  const {files} = await readContent(siteDir, DEFAULT_LOCALE);
  return newDoc({siteDir, files, facts, reviewBy: dayAfter(now, REVIEW_AFTER_DAYS)});
}

/** The day that many days after a moment, as `YYYY-MM-DD`. */
export function dayAfter(moment: Date, days: number): string {
  const date = new Date(moment.getTime() + days * MS_PER_DAY);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** `docusaurus new:doc` and `new:post`: a document or a post that passes all checks, from questions or from flags (A6). */
export default function pluginNewContent(
  {siteDir}: LoadContext,
  {rules}: RuleOptions,
): Plugin<void> {
  async function run(name: KindName, flags: Readonly<Record<string, string>>): Promise<void> {
    // Loaded when it is needed, because every build loads this plugin.
    const ask = process.stdin.isTTY ? (await import('./ask')).askAtTerminal : undefined;
    const kind = await createKind(name, siteDir, new Date());
    const {message, isWritten} = await writeNew({siteDir, rules}, kind, flags, ask).catch(
      tellAbandoned,
    );
    logger[isWritten ? 'success' : 'error'](message);
    process.exitCode = isWritten ? 0 : 1;
  }

  return {
    name: 'new-content',
    extendCli(cli) {
      for (const name of ['doc', 'post'] as const) {
        const command = cli
          .command(`new:${name}`)
          .description(
            `Start a ${name === 'doc' ? 'document' : 'post'}; asks for what no flag says.`,
          )
          .storeOptionsAsProperties(false)
          .passCommandToAction(false);
        for (const flag of FLAGS[name]) {
          command.option(`--${flag} <value>`);
        }
        command.action((options: Readonly<Record<string, string>>) =>
          run(name, readFlags(FLAGS[name], options)),
        );
      }
    },
  };
}

/** Options of the command line by the names of their flags: it calls `--review-by` `reviewBy`. */
export function readFlags(
  flags: readonly string[],
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    flags.flatMap((flag) => {
      const value =
        options[flag.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())];
      return value === undefined ? [] : [[flag, value] as const];
    }),
  );
}

/** Ctrl+C at a prompt is an answer too. */
export function tellAbandoned(error: unknown): Result {
  if (error instanceof Error && error.name === 'ExitPromptError') {
    return {message: 'Nothing was written.', isWritten: false};
  }
  throw error;
}
