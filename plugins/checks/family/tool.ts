import path from 'node:path';
import {composeFile} from '../new-content/newFile';
import {type Answers, type Question, toList} from '../new-content/question';
import {validateTools} from '../../../src/lib/catalogue/validateTools';
import {hslToHex} from '../../../src/lib/colour/accessibleShade';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import {addEntry, removeEntries} from './literals';

/** Text of each file by its path from the project's folder. */
export type Texts = Readonly<Record<string, string>>;

const FAMILY = 'src/family';

/** Files with an entry for each tool. */
export const CATALOGUE = {
  tools: `${FAMILY}/data/tools.ts`,
  marks: `${FAMILY}/data/toolMarks.ts`,
  fields: `${FAMILY}/data/jobFields.ts`,
  solutions: `${FAMILY}/data/solutions.ts`,
  titles: `${FAMILY}/labels/tools.ts`,
  summaries: `${FAMILY}/labels/toolSummaries.ts`,
  questions: `${FAMILY}/labels/questions.ts`,
  solutionLabels: `${FAMILY}/labels/solutions.ts`,
} as const;

/** Longest one-line title and job of a tool, in characters; the catalogue's layout has no room for more (TOOL-1, GEN-2). */
const TITLE_MAX_CHARS = 56;
const JOB_MAX_CHARS = 22;

/** What is known of a family before a tool is added. */
export interface Family {
  readonly keys: readonly string[];
  readonly categories: readonly string[];
  readonly jobs: readonly string[];
  readonly owner: string;
  /** Day by which its pages are read again. */
  readonly reviewBy: string;
}

const text = {kind: 'text', isRequired: true} as const;

/** What is asked about a new tool. */
export function toolQuestions(family: Family): readonly Question[] {
  return [
    {
      ...text,
      flag: 'name',
      message: 'Name, as readers know the tool',
      check: (answer) => checkName(answer, family),
    },
    {
      ...text,
      flag: 'full-name',
      message: 'Full name, as people type it into a search',
      isRequired: false,
      suggest: ({name = ''}) => name,
      check: (answer) => (answer.trim() === '' ? 'It is empty.' : undefined),
    },
    {
      ...text,
      flag: 'title',
      message: 'What it is, in a few words without a full stop',
      max: TITLE_MAX_CHARS,
      check: (answer) => checkLength(answer, TITLE_MAX_CHARS),
    },
    {
      ...text,
      flag: 'summary',
      message: 'What it does, in one sentence',
      check: (answer) =>
        /^\S.{19,}\.$/su.test(answer)
          ? undefined
          : 'Write a sentence of 20 characters or more that ends with a full stop.',
    },
    {
      ...text,
      flag: 'repo',
      message: 'Repository, owner/name',
      check: (answer) =>
        /^[\w.-]+\/[\w.-]+$/u.test(answer) ? undefined : 'Write it as owner/name.',
    },
    {
      ...text,
      flag: 'site',
      message: 'Its own site, https',
      isRequired: false,
      suggest: ({repo = ''}) => `https://github.com/${repo}`,
      check: (answer) =>
        URL.canParse(answer) && answer.startsWith('https://')
          ? undefined
          : 'Write the full https address.',
    },
    {
      ...text,
      flag: 'package',
      message: 'Main package on npm, empty for none',
      isRequired: false,
      suggest: () => '',
      check: (answer) =>
        /^(?:(?:@[\w.-]+\/)?[\w.-]+)?$/u.test(answer)
          ? undefined
          : 'Write the name of the package, such as "typescript" or "@scope/name".',
    },
    {
      ...text,
      flag: 'color',
      message: 'Brand colour, # and hex digits; shades that can be read are computed',
      isRequired: false,
      suggest: () => suggestColour(family.keys.length),
      check: checkColour,
    },
    {
      flag: 'group',
      message: 'Group in the menu',
      isRequired: false,
      kind: 'one',
      choices: family.categories.map((value) => ({value})),
      suggest: () => family.categories[0] ?? '',
      check: (answer) =>
        family.categories.includes(answer)
          ? undefined
          : `There is no group "${answer}". Take one of ${family.categories.join(', ')}, or add it to TOOL_CATEGORIES in ${CATALOGUE.tools} first.`,
    },
    {
      ...text,
      flag: 'jobs',
      message: `What it helps you do: ids such as ${family.jobs.slice(0, 3).join(', ')}; a new one becomes a job of its own`,
      check: (answer) => checkJobs(answer),
    },
  ];
}

function checkName(answer: string, {keys}: Family): string | undefined {
  const key = toKey(answer);
  if (!/^[A-Z][A-Z\d_]*$/u.test(key)) {
    return 'Write a name that begins with a letter of the Latin alphabet.';
  }
  return keys.includes(key) ? `The catalogue has a tool with the key "${key}" already.` : undefined;
}

/** What is wrong with a text of the interface that has to have so many characters. */
export function checkLength(answer: string, max: number): string | undefined {
  return answer.trim() !== '' && answer.length <= max
    ? undefined
    : `Write 1 to ${max} characters; these are ${answer.length}.`;
}

/** What is wrong with a colour as `parseHex` reads it. */
export function checkColour(answer: string): string | undefined {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(answer)
    ? undefined
    : 'Write # and 3 or 6 hex digits, such as #0284c7.';
}

function checkJobs(answer: string): string | undefined {
  const jobs = toList(answer);
  const bad = jobs.find((job) => !/^[a-z][a-z\d]*$/u.test(job) || job.length > JOB_MAX_CHARS);
  if (jobs.length === 0) {
    return 'Name at least one.';
  }
  return bad === undefined
    ? undefined
    : `"${bad}" is no id. Use one lower-case word of at most ${JOB_MAX_CHARS} letters and digits, such as "build".`;
}

/** A colour far from those of the tools before it: hues a golden angle apart. */
function suggestColour(index: number): string {
  return hslToHex(Math.round((index * 137.5) % 360), 70, 50);
}

/** The key of a tool by its name: `Code Generator` becomes `CODE_GENERATOR` (TOOL-2). */
export function toKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
}

/** Outlines on a grid of 24 units, one for each tool in turn, until somebody draws its own. */
const OUTLINES = [
  'M12 3.25L20.5 8v8L12 20.75L3.5 16V8z',
  'M4 4h16v16H4z',
  'M12 3.25L21.25 20H2.75z',
  'M12 2.75L21.25 12L12 21.25L2.75 12z',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  'M12 3l9 6.5-3.5 10.75h-11L3 9.5z',
];

/**
 * All files that change or appear with a new tool.
 *
 * @param texts those of `CATALOGUE`, as they are.
 * @throws Error with a sentence for each mistake, in the words of the catalogue.
 */
export function addTool(texts: Texts, answers: Answers, family: Family): Texts {
  const {name = '', title = '', summary = '', repo = '', group = ''} = answers;
  const key = toKey(name);
  const jobs = toList(answers.jobs);
  const [first = '', ...others] = jobs;
  const facts: ToolFacts = {
    key,
    name,
    fullName: answers['full-name'] ?? name,
    href: `https://${(answers.site ?? '').replace(/^https:\/\//u, '')}`,
    primaryColor: `#${(answers.color ?? '').replace('#', '')}`,
    package: answers.package === undefined || answers.package === '' ? null : answers.package,
    repo: `${repo.split('/')[0] ?? ''}/${repo.split('/')[1] ?? ''}`,
    category: group,
    status: 'maintained',
    jobs: [first, ...others],
  };
  const outline = OUTLINES[family.keys.length % OUTLINES.length] ?? '';
  const mark = {
    paths: [
      {d: outline},
      {d: 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  } as const;
  const mistakes = validateTools([facts], {[key]: mark}, family.categories);
  if (mistakes.length > 0) {
    throw new Error(mistakes.join('\n'));
  }
  const changed = new Map(Object.entries(texts));
  const add = (file: string, variable: string, entry: string): void => {
    changed.set(file, addEntry(changed.get(file) ?? '', variable, entry));
  };
  add(CATALOGUE.tools, 'ENTRIES', toSource(facts));
  add(CATALOGUE.marks, 'TOOL_MARKS', `${key}: ${toSource(mark)}`);
  add(CATALOGUE.titles, 'toolTitles', label(key, `tool.${key}.title`, title, TITLE_NOTE));
  add(
    CATALOGUE.summaries,
    'toolSummaries',
    label(key, `tool.${key}.summary`, summary, SUMMARY_NOTE),
  );
  for (const job of jobs.filter((each) => !family.jobs.includes(each))) {
    add(CATALOGUE.fields, 'JOB_FIELDS', `${job}: ${toSource(job)}`);
    add(CATALOGUE.titles, 'jobLabels', label(job, `tool.job.${job}`, capitalise(job), JOB_NOTE));
  }
  return {...Object.fromEntries(changed), ...composePages(facts, summary, family)};
}

const TITLE_NOTE = `One-line title of a tool, at most ${TITLE_MAX_CHARS} characters`;
const SUMMARY_NOTE = 'One sentence about a tool in the catalogue';
const JOB_NOTE = `Job of a tool, shown as a filter; at most ${JOB_MAX_CHARS} characters`;

/** A property with a text of the interface. */
export function label(name: string, id: string, message: string, description: string): string {
  const key = /^[A-Za-z_]\w*$/u.test(name) ? name : toSource(name);
  return `${key}: translate(${toSource({id, message, description})})`;
}

/** A value as source of TypeScript, which the formatter puts into its lines. */
export function toSource(value: unknown): string {
  return JSON.stringify(value);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Overview and quick start; they say what is known, and no more. */
function composePages(
  {key, name, fullName, package: packageName, repo, href}: ToolFacts,
  summary: string,
  {owner, reviewBy}: Family,
): Texts {
  const slug = toolSlug(key);
  const folder = path.posix.join('docs', slug);
  const shared = {tools: [key], owner, review_by: reviewBy};
  return {
    [`${folder}/index.mdx`]: composeFile(
      {
        title: `${fullName} overview`,
        description: `What ${fullName} does, where its source and its own site are, and which page of this documentation to read first.`,
        sidebar_label: 'Overview',
        sidebar_position: 1,
        ...shared,
      },
      [
        `${fullName}: ${summary}`,
        '## Where to begin',
        `Follow the [quick start](/${slug}/quick-start.mdx).`,
        '## Where it is made',
        `The source is in [\`${repo}\`](https://github.com/${repo})${href === `https://github.com/${repo}` ? '' : `, and the tool has [a site of its own](${href})`}.`,
      ],
    ),
    [`${folder}/quick-start.mdx`]: composeFile(
      {
        title: `Quick start with ${fullName}`,
        description: `Get ${fullName} from where its maintainers publish it, and find out where to go from there in this documentation.`,
        sidebar_label: 'Quick start',
        sidebar_position: 2,
        ...shared,
      },
      [
        packageName === null
          ? `${name} is published in [its repository](https://github.com/${repo}), with the instructions for installing it.`
          : `The package is \`${packageName}\`. [The page about ${name}](/tools/${slug}) has the command that installs it.`,
        '## Read on',
        `The [overview](/${slug}/index.mdx) says what ${name} is for.`,
      ],
    ),
  };
}

/** What a tool's removal changes, and what it leaves to people. */
export interface Removal {
  readonly texts: Texts;
  /** Folders and files that go. */
  readonly gone: readonly string[];
}

/**
 * All files that change when a tool goes. Guides and answers that lead to no other tool go with it.
 *
 * @param texts those of `CATALOGUE`, as they are.
 */
export function removeTool(texts: Texts, key: string): Removal {
  const cut = Object.entries(texts).map(
    ([file, before]) => [file, removeEntries(before, key)] as const,
  );
  const changed = Object.fromEntries(cut.map(([file, {source}]) => [file, source]));
  const ids = cut.flatMap(([file, {gone}]) => (file === CATALOGUE.solutions ? gone : []));
  for (const id of ids) {
    for (const file of [CATALOGUE.questions, CATALOGUE.solutionLabels]) {
      changed[file] = removeEntries(changed[file] ?? '', id).source;
    }
  }
  // Only guides have pages; answers and questions have none.
  const {gone: guides} = removeEntries(texts[CATALOGUE.solutions] ?? '', key, 'GUIDES');
  return {
    texts: changed,
    gone: [`docs/${toolSlug(key)}`, ...guides.map((id) => `src/pages/solutions/${id}.mdx`)],
  };
}

/** Jobs that no tool has any more, without their fields and words. */
export function removeJobs(texts: Texts, jobs: readonly string[]): Texts {
  const changed: Record<string, string> = {...texts};
  for (const job of jobs) {
    for (const [file, variable] of JOB_LISTS) {
      changed[file] = removeEntries(changed[file] ?? '', job, variable).source;
    }
  }
  return changed;
}

const JOB_LISTS = [
  [CATALOGUE.fields, 'JOB_FIELDS'],
  [CATALOGUE.fields, 'FIRST_JOBS'],
  [CATALOGUE.titles, 'jobLabels'],
] as const;
