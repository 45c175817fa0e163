import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RULES} from '../../../../support/contentRules';
import {createChecker} from '../../../../../plugins/checks/content-checks/checkContent';
import {checkSpelling} from '../../../../../plugins/checks/content-checks';
import {type ContentReader, createContentReader, type Problem} from '@selection-set/content-model';
import {copyContent, removeSite} from '../../../../support/content';

const DOC = 'docs/yoga/index.mdx';
const POST = 'blog/2026-11-05-null-in-graphql/index.mdx';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/start/installation.mdx';
const ENGLISH = 'docs/start/installation.mdx';
/** The line of the original's place in the sidebar. */
const PLACE =
  readFileSync(ENGLISH, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith('sidebar_position')) + 1;

interface Mutation {
  readonly mistake: string;
  readonly file: string;
  /** Text that is replaced once, and what it becomes; an empty `find` appends. */
  readonly find: RegExp | '';
  readonly write: string;
  /** Words on the line that must be named; the first line where they are missing on purpose. */
  readonly at: string;
  readonly rule: string;
  readonly says: RegExp;
}

/** One mistake of an author each, made in a copy of the real content. */
const MUTATIONS: readonly Mutation[] = [
  {
    mistake: 'no title',
    file: DOC,
    find: /^title: .*\n/mu,
    write: '',
    at: '---',
    rule: 'front-matter',
    says: /"title" is missing/u,
  },
  {
    mistake: 'a description that says too little',
    file: DOC,
    find: /^description: .*$/mu,
    write: 'description: All about Yoga.',
    at: 'All about Yoga',
    rule: 'front-matter',
    says: /of 15 characters.*50 to 160/u,
  },
  {
    mistake: 'a day that no calendar has',
    file: DOC,
    find: /^review_by: .*$/mu,
    write: 'review_by: 2027-02-30',
    at: '2027-02-30',
    rule: 'front-matter',
    says: /"review_by" is "2027-02-30".*a day such as 2027-05-20/u,
  },
  {
    mistake: 'a tool that is not in the catalogue',
    file: DOC,
    find: /^tools: .*$/mu,
    write: 'tools: [YOGGA]',
    at: 'YOGGA',
    rule: 'front-matter',
    says: /"YOGGA"\. Did you mean "YOGA"\?/u,
  },
  {
    mistake: 'an owner whom nobody knows',
    file: DOC,
    find: /^owner: .*$/mu,
    write: 'owner: somebody',
    at: 'somebody',
    rule: 'front-matter',
    says: /"owner" is "somebody".*maintainers/u,
  },
  {
    mistake: 'no owner',
    file: 'src/pages/about.mdx',
    find: /^owner: .*\n/mu,
    write: '',
    at: '---',
    rule: 'front-matter',
    says: /"owner" is missing/u,
  },
  {
    mistake: 'a badge that does not exist',
    file: DOC,
    find: /^owner: /mu,
    write: 'badges: [betta]\nowner: ',
    at: 'badges',
    rule: 'front-matter',
    says: /"betta"\. Did you mean "beta"\?.*new, beta, deprecated, archived/u,
  },
  {
    mistake: 'a misspelt field',
    file: DOC,
    find: /^sidebar_position:/mu,
    write: 'sidebar_postion:',
    at: 'sidebar_postion',
    rule: 'front-matter',
    says: /unknown field "sidebar_postion"\. Did you mean "sidebar_position"\?/u,
  },
  {
    mistake: 'a picture for cards that is not there',
    file: DOC,
    find: /^owner: /mu,
    write: 'image: /img/nowhere.png\nowner: ',
    at: 'image',
    rule: 'front-matter',
    says: /"\/img\/nowhere\.png", and there is no such file/u,
  },
  {
    mistake: 'a tag that is not in the list',
    file: POST,
    find: /^tags: .*$/mu,
    write: 'tags: [schema]',
    at: 'tags',
    rule: 'front-matter',
    says: /"schema"\. Did you mean "schemas"\?/u,
  },
  {
    mistake: 'the address of another post',
    file: POST,
    find: /^slug: .*$/mu,
    write: 'slug: n-plus-one-in-graphql',
    at: 'slug',
    rule: 'duplicate',
    says: /address "\/blog\/n-plus-one-in-graphql" is already that of blog\/2026-10-05-n-plus-one-in-graphql\/index\.mdx:\d+\./u,
  },
  {
    mistake: 'the title of another document',
    file: DOC,
    find: /^title: .*$/mu,
    write: 'title: GraphQL Mesh overview',
    at: 'GraphQL Mesh overview',
    rule: 'duplicate',
    says: /title "GraphQL Mesh overview" is already that of docs\/mesh\/index\.mdx:2/u,
  },
  {
    mistake: 'a translation in another place of the sidebar',
    file: FRENCH,
    find: /^sidebar_position: .*$/mu,
    write: 'sidebar_position: 7',
    at: 'sidebar_position',
    rule: 'translation',
    says: new RegExp(`"sidebar_position" is 7 here and 2 in ${ENGLISH}:${String(PLACE)}\\.`, 'u'),
  },
  {
    mistake: 'YAML that cannot be read',
    file: DOC,
    find: /^tools: .*$/mu,
    write: 'tools: [YOGA',
    at: 'owner',
    rule: 'syntax',
    says: /\]/u,
  },
  {
    mistake: 'a component that is never closed',
    file: DOC,
    find: '',
    write: '\n<Steps>\n',
    at: '<Steps>',
    rule: 'syntax',
    says: /Steps/u,
  },
  {
    mistake: 'a picture without words',
    file: DOC,
    find: '',
    write: '\n![](/img/social-card.png)\n',
    at: '![]',
    rule: 'alt-text',
    says: /no alternative text/u,
  },
  {
    mistake: 'a heading two levels down',
    file: DOC,
    find: '',
    write: '\n## A part\n\n#### A detail\n',
    at: '#### A detail',
    rule: 'heading-order',
    says: /level 4 below level 2\. Write "### A detail"/u,
  },
  {
    mistake: 'a word written twice',
    file: DOC,
    find: '',
    write: '\nYoga answers the\nthe request.\n',
    at: 'answers the',
    rule: 'repeated-words',
    says: /`the`/u,
  },
  {
    mistake: 'a wrong article',
    file: DOC,
    find: '',
    write: '\nYoga runs a operation.\n',
    at: 'a operation',
    rule: 'articles',
    says: /`a` before `operation`/u,
  },
  {
    mistake: 'a link that says "click here"',
    file: DOC,
    find: '',
    write: '\n[Click here](/ecosystem) for more.\n',
    at: '[Click here]',
    rule: 'link-text',
    says: /"click here" does not say where it leads/u,
  },
  {
    mistake: 'a vague link in French',
    file: FRENCH,
    find: '',
    write: '\nLisez [cette page](/ecosystem).\n',
    at: '[cette page]',
    rule: 'link-text',
    says: /"cette page" does not say/u,
  },
  {
    mistake: 'a name in another spelling',
    file: DOC,
    find: '',
    write: '\nYoga serves Graphql.\n',
    at: 'Graphql.',
    rule: 'terminology',
    says: /"Graphql" is written "GraphQL"/u,
  },
  {
    mistake: 'a misspelling',
    file: DOC,
    find: '',
    write: '\nYoga recieves the request.\n',
    at: 'recieves',
    rule: 'spelling',
    says: /"recieves".*receives/u,
  },
];

let siteDir = '';
let read: ContentReader;
let check: ReturnType<typeof createChecker>;

beforeAll(() => {
  siteDir = copyContent();
  read = createContentReader(siteDir);
  check = createChecker(siteDir, {rules: RULES, read});
});

afterAll(() => {
  removeSite(siteDir);
});

async function findProblems(file: string, rule: string): Promise<readonly Problem[]> {
  if (rule === 'spelling') {
    return checkSpelling(await read('en-US'), siteDir);
  }
  return check(/^i18n\/(?<locale>[^/]+)/u.exec(file)?.groups?.locale ?? 'en-US');
}

test('the English content has no misspellings, and the dictionary no idle words (A10)', async () => {
  expect(await findProblems(DOC, 'spelling')).toEqual([]);
});

test.each(MUTATIONS)('$mistake is found in its place (A6, A10)', async (mutation) => {
  const {file, find, write, at, rule, says} = mutation;
  const target = path.join(siteDir, file);
  const text = readFileSync(target, 'utf8');
  const mutated = find === '' ? text + write : text.replace(find, write);
  expect(mutated).not.toBe(text);
  writeFileSync(target, mutated);
  try {
    const line = mutated.split('\n').findIndex((words) => words.includes(at)) + 1;
    // That an address is gone, and links to it, follow from some of them and have tests of their own.
    const found = (await findProblems(file, rule)).filter(
      (problem) => problem.rule === rule || !['links', 'url-manifest'].includes(problem.rule),
    );
    expect(found).toEqual([{file, line, rule, message: expect.stringMatching(says)}]);
  } finally {
    writeFileSync(target, text);
  }
});
