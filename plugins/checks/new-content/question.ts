/** Answers by flag, as they are typed; several values of one answer are divided by commas. */
export type Answers = Readonly<Record<string, string>>;

interface Choice {
  readonly value: string;
  readonly name?: string;
}

/** One thing an author is asked, at a prompt or by a flag of the same name. */
export interface Question {
  /** Without hyphens before it, such as `review-by`. */
  readonly flag: string;
  readonly message: string;
  /** Whether it must be answered; the others fall back to what is suggested, or to nothing. */
  readonly isRequired: boolean;
  /** `text`: free; `one` and `several`: of the choices. */
  readonly kind: 'one' | 'several' | 'text';
  readonly choices?: readonly Choice[];
  /** What an author most likely wants, from the answers so far. */
  readonly suggest?: (answers: Answers) => string;
  /** What is wrong with an answer, in a sentence; undefined for a good one. */
  readonly check: (answer: string, answers: Answers) => string | undefined;
  /** Longest answer in characters, to count while typing. */
  readonly max?: number;
}

/** Puts a question to the author, who may correct the answer until it is good. */
export type Ask = (question: Question, answers: Answers) => Promise<string>;

/** The values of an answer that may hold several. */
export function toList(answer: string | undefined): readonly string[] {
  return (answer ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
