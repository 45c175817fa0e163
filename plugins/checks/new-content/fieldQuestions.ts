import {BADGES} from '../../../src/lib/contracts/badge';
import {OWNERS} from '../../../src/data/owners';
import {TOOLS} from '../../../src/data/tools';
import {
  composeFields,
  type Facts,
  fieldsOf,
  type PageKind,
} from '../content-checks/frontMatter/fields';
import {descriptionLengths} from '../content-checks/frontMatter/rules';
import {createValidator} from '../content-checks/frontMatter/validateFields';
import {type Question, toList} from './question';

/** Questions whose answers become fields of the front matter, checked by its schema. */
export interface FieldQuestions {
  readonly title: Question;
  readonly description: Question;
  readonly tools: Question;
  readonly badges: Question;
  readonly owner: Question;
  readonly reviewBy: Question;
  readonly authors: Question;
  readonly tags: Question;
}

/**
 * @param facts of the default language.
 * @param reviewBy day to suggest.
 */
export function composeFieldQuestions(
  facts: Facts,
  kind: PageKind,
  reviewBy: string,
): FieldQuestions {
  const fields = fieldsOf(composeFields(facts), kind);
  const checkField = (name: string, value: unknown): string | undefined => {
    const field = fields[name];
    return field === undefined
      ? undefined
      : createValidator({[name]: field}, kind)({[name]: value})[0]?.message;
  };
  const text = {kind: 'text', isRequired: true} as const;
  const list = (name: string, values: readonly string[]) =>
    ({
      kind: 'several',
      choices: values.map((value) => ({value})),
      check: (answer: string) => checkField(name, toList(answer)),
    }) as const;
  return {
    title: {
      ...text,
      flag: 'title',
      message: 'Title, a few words in sentence case',
      check: (answer) => checkField('title', answer === '' ? undefined : answer),
    },
    description: {
      ...text,
      flag: 'description',
      message: 'Description, one sentence that says what the reader gets',
      check: (answer) => checkField('description', answer === '' ? undefined : answer),
      max: descriptionLengths(facts.locale).max,
    },
    tools: {
      ...list(
        'tools',
        TOOLS.map(({key}) => key),
      ),
      flag: 'tools',
      message: 'Tools that it is about',
      isRequired: false,
    },
    badges: {...list('badges', BADGES), flag: 'badges', message: 'Badges', isRequired: false},
    owner: {
      flag: 'owner',
      message: 'Who keeps it true',
      isRequired: false,
      kind: 'one',
      choices: OWNERS.map(({id, name}) => ({value: id, name})),
      suggest: () => OWNERS[0].id,
      check: (answer) => checkField('owner', answer),
    },
    reviewBy: {
      ...text,
      flag: 'review-by',
      message: 'Day by which somebody reads it again',
      isRequired: false,
      suggest: () => reviewBy,
      check: (answer) => checkField('review_by', answer),
    },
    authors: {
      ...list('authors', facts.authors),
      flag: 'authors',
      message: 'Authors',
      isRequired: false,
      suggest: () => facts.authors[0] ?? '',
    },
    tags: {...list('tags', facts.tags), flag: 'tags', message: 'Tags', isRequired: true},
  };
}
