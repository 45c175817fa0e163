import {Joi} from '@docusaurus/utils-validation';

/** What a reader types: a name, a setting, a message, a task, a slip, half a word, or something that nothing here answers. */
export const CLASSES = ['api', 'option', 'error', 'howto', 'typo', 'prefix', 'noanswer'] as const;

/** The class of queries that nothing on the portal answers. */
const NO_ANSWER: (typeof CLASSES)[number] = 'noanswer';

/** A query and what a person judged to be its answers, whatever the engine says. */
export interface JudgedQuery {
  readonly query: string;
  readonly class: string;
  /** Right pages, any of which will do. */
  readonly pages: readonly string[];
  /** Right sections as `/docs/page#heading`; empty where only the page matters. */
  readonly sections: readonly string[];
  /** Those pages that are right as a whole, so that any of their sections will do. */
  readonly whole: readonly string[];
}

/** One entry of a file in `tests/search`. */
export interface WrittenQuery {
  readonly query: string;
  readonly class: (typeof CLASSES)[number];
  readonly answers?: readonly string[];
}

const ADDRESS = /^\/(?:[^\s/\\?#]+(?:\/[^\s/\\?#]+)*)?(?:#[^\s#]+)?$/u;

export const JUDGED_SCHEMA = Joi.array()
  .items(
    Joi.object<WrittenQuery>({
      query: Joi.string()
        .trim()
        .pattern(/[\p{L}\p{N}]/u)
        .required(),
      class: Joi.valid(...CLASSES).required(),
      answers: Joi.array().items(Joi.string().pattern(ADDRESS)).min(1).unique(),
    }).custom((value: WrittenQuery, {error}) =>
      (value.class === NO_ANSWER) === (value.answers === undefined) ? value : error('any.invalid'),
    ),
  )
  .min(1)
  .unique('query')
  .required();

/** Sections answer for their page, too. */
export function toJudged({query, class: kind, answers = []}: WrittenQuery): JudgedQuery {
  return {
    query,
    class: kind,
    pages: [...new Set(answers.map((answer) => answer.replace(/#.*$/u, '')))],
    sections: answers.filter((answer) => answer.includes('#')),
    whole: answers.filter((answer) => !answer.includes('#')),
  };
}
