import {existsSync} from 'node:fs';
import path from 'node:path';
import {CURRENT_VERSION, type ContentPlace} from '@selection-set/content-model';
import {Document} from 'yaml';
import {OWNERS} from '../../../src/family/data/owners';
import {TOOLS} from '../../../src/family/data/tools';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {BADGES} from '../../../src/lib/contracts/tool';
import {
  composeFields,
  createValidator,
  fieldsOf,
  type Facts,
  type PageKind,
} from '../content-checks/frontMatter/fields';
import {descriptionLengths, isDay} from '../content-checks/frontMatter/rules';
import {toList, type Answers, type Question} from './question';

/**
 * A Markdown file from its fields and its body.
 *
 * @param fields in the order in which they are written; empty lists and undefined ones are left out.
 */
export function composeFile(
  fields: Readonly<Record<string, number | string | readonly string[] | undefined>>,
  body: readonly string[],
): string {
  const document = new Document({});
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = value === undefined || (typeof value === 'object' && value.length === 0);
    if (!isEmpty) {
      document.set(name, document.createNode(value, {flow: typeof value === 'object'}));
    }
  }
  const yaml = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return `---\n${yaml}---\n\n${body.join('\n\n')}\n`;
}

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

/** A name for a file or an address from a title: `Errors & how to read them` becomes `errors-how-to-read-them`. */
export function toFileName(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
}

/** Longest name of a file or folder; systems of files take 255 bytes, and a day and an ending come to it. */
const FILE_NAME_MAX_CHARS = 100;

/** What is wrong with a name of a file or folder, in a sentence. */
export function checkFileName(name: string): string | undefined {
  if (name.length > FILE_NAME_MAX_CHARS) {
    return `"${name.slice(0, FILE_NAME_MAX_CHARS)}…" has ${name.length} characters, too many for a name of a file. Use at most ${FILE_NAME_MAX_CHARS}.`;
  }
  return /^[a-z\d]+(?:-[a-z\d]+)*$/u.test(name)
    ? undefined
    : `"${name}" is no name for a file. Allowed: lower-case letters, digits and single hyphens between them.`;
}

/** A file that has not been written yet. */
export interface NewFile {
  readonly place: ContentPlace;
  readonly text: string;
}

/** What makes one kind of content: its questions, and the file that the answers give. */
export interface NewKind {
  /** What npm runs. */
  readonly command: string;
  readonly questions: readonly Question[];
  readonly compose: (answers: Answers) => NewFile;
}

/** The first words of the body, which become its first paragraph. */
export const OPENING: Question = {
  flag: 'opening',
  message: 'Opening, the first sentence of the text',
  isRequired: true,
  kind: 'text',
  check: (answer) =>
    /\S+\s+\S+/u.test(answer)
      ? undefined
      : `"${answer}" is no sentence. Write how the text begins, in two words or more.`,
};

interface Project {
  readonly siteDir: string;
  readonly facts: Facts;
  /** As `2026-11-20`. */
  readonly today: string;
}

/** A new post below `blog` (A6). */
export function newPost({siteDir, facts, today}: Project): NewKind {
  const {title, description, authors, tags, tools} = composeFieldQuestions(facts, 'post', today);
  const date: Question = {
    flag: 'date',
    message: 'Day of the post',
    isRequired: false,
    kind: 'text',
    suggest: () => today,
    check: (answer) =>
      isDay(answer) ? undefined : `"${answer}" is no day. Allowed: a day such as 2027-05-20.`,
  };
  return {
    command: 'new:post',
    questions: [title, description, date, askSlug(siteDir), authors, tags, tools, OPENING],
    compose: composePost,
  };
}

function composePost({date = '', slug = '', opening = '', ...answers}: Answers): NewFile {
  const {title, description, authors, tags, tools} = answers;
  const name = `${date}-${slug}/index.mdx`;
  const fields = {
    title,
    description,
    slug,
    authors: toList(authors),
    tags: toList(tags),
    tools: toList(tools),
  };
  return {
    place: {
      file: `blog/${name}`,
      original: `blog/${name}`,
      kind: 'post',
      locale: DEFAULT_LOCALE,
      version: CURRENT_VERSION,
      name,
    },
    text: composeFile(fields, [opening, '{/* truncate */}']),
  };
}

function askSlug(siteDir: string): Question {
  return {
    flag: 'slug',
    message: 'Last part of its address',
    isRequired: false,
    kind: 'text',
    suggest: ({title = ''}) => toFileName(title),
    check(answer, {date = ''}) {
      const folder = `blog/${date}-${answer}`;
      return existsSync(path.join(siteDir, folder))
        ? `${folder} exists already. Choose another slug.`
        : checkFileName(answer);
    },
  };
}
