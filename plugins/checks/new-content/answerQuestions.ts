import type {Answers, Ask, Question} from './question';

/** Flags as they were given. */
export type Flags = Readonly<Partial<Record<string, string>>>;

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
