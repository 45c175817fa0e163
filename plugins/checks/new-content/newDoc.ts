import {existsSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {findTool} from '../../../src/lib/catalogue/findTools';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import {TOOLS} from '../../../src/family/data/tools';
import type {Facts} from '../content-checks/frontMatter/fields';
import {suggestSpelling, type ContentFile, CURRENT_VERSION} from '@selection-set/content-model';
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
  /** Content of the default language. */
  readonly files: readonly ContentFile[];
  readonly facts: Facts;
  /** Day to suggest for the next review. */
  readonly reviewBy: string;
}

/** A new document below `docs` (A6). */
export function newDoc({siteDir, files, facts, reviewBy}: Project): NewKind {
  const docs = files.filter(({kind, version}) => kind === 'doc' && version === CURRENT_VERSION);
  const {
    title,
    description,
    tools,
    badges,
    owner,
    reviewBy: review,
  } = composeFieldQuestions(facts, 'doc', reviewBy);
  return {
    command: 'new:doc',
    questions: [
      askSection(docs),
      title,
      description,
      askFile(siteDir, docs),
      {...tools, suggest: ({section = ''}) => toolOf(section) ?? ''},
      badges,
      owner,
      review,
      OPENING,
    ],
    compose: (answers) => composeDoc(answers, docs),
  };
}

function composeDoc(answers: Answers, docs: readonly ContentFile[]): NewFile {
  const {section = '', file = '', title, description, owner, opening = ''} = answers;
  const name = `${section}/${file}.mdx`;
  const text = composeFile(
    {
      title,
      description,
      sidebar_position: nextPosition(section, docs),
      tools: toList(answers.tools),
      badges: toList(answers.badges),
      owner,
      review_by: answers['review-by'],
    },
    [opening],
  );
  return {
    place: {
      file: `docs/${name}`,
      original: `docs/${name}`,
      kind: 'doc',
      locale: DEFAULT_LOCALE,
      version: CURRENT_VERSION,
      name,
    },
    text,
  };
}

function askSection(docs: readonly ContentFile[]): Question {
  const folders = docs.map(({name}) => path.posix.dirname(name)).filter((name) => name !== '.');
  const sections = [...new Set([...folders, ...TOOLS.map(({key}) => toolSlug(key))])].toSorted();
  return {
    flag: 'section',
    message: 'Section, a folder of docs',
    isRequired: true,
    kind: 'one',
    choices: sections.map((value) => ({value})),
    check: (answer) =>
      sections.includes(answer)
        ? undefined
        : `there is no section "${answer}".${suggestSpelling(answer, sections)} Sections: ${sections.join(', ')}.`,
  };
}

function askFile(siteDir: string, docs: readonly ContentFile[]): Question {
  return {
    flag: 'file',
    message: 'Name of the file, which becomes its address',
    isRequired: false,
    kind: 'text',
    suggest: ({section = '', title = ''}) =>
      docs.some(({name}) => name.startsWith(`${section}/`)) ? toFileName(title) : 'index',
    check(answer, {section = ''}) {
      const taken = ['.mdx', '.md']
        .map((extension) => `docs/${section}/${answer}${extension}`)
        .find((file) => existsSync(path.join(siteDir, file)));
      return taken === undefined
        ? checkFileName(answer)
        : `${taken} exists already. Choose another name.`;
    },
  };
}

function toolOf(section: string): string | undefined {
  const [folder = ''] = section.split('/');
  return findTool(TOOLS, folder)?.key;
}

/** One more than the last of the documents in the same folder. */
function nextPosition(section: string, docs: readonly ContentFile[]): number {
  const positions = docs
    .filter(({name}) => path.posix.dirname(name) === section)
    .map(({frontMatter}) => Number(frontMatter.values.sidebar_position ?? 0));
  return Math.floor(Math.max(0, ...positions)) + 1;
}
