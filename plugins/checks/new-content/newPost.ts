import {existsSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {Facts} from '../content-checks/frontMatter/fields';
import {isDay} from '../content-checks/frontMatter/rules';
import {CURRENT_VERSION} from '@selection-set/content-model';
import {
  OPENING,
  checkFileName,
  composeFieldQuestions,
  composeFile,
  toFileName,
  type NewFile,
  type NewKind,
} from './newFile';
import {type Answers, type Question, toList} from './question';

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
