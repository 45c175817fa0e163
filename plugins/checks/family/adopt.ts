import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {toList, type Answers, type Question} from '../new-content/question';
import {correctPalette, hueOf, type Palette} from './correctPalette';
import {removeEntries, setEntries} from './literals';
import {CATALOGUE, checkColour, checkLength, label, toSource, type Texts} from './tool';

/** Longest name of a portal in characters: browsers take no longer name for its search (OpenSearch 1.1). */
const SITE_NAME_MAX_CHARS = 16;

const text = {kind: 'text', isRequired: true} as const;

/** What is asked about a family before its tools. */
export const FAMILY_QUESTIONS: readonly Question[] = [
  {
    ...text,
    flag: 'name',
    message: 'Name of the portal',
    max: SITE_NAME_MAX_CHARS,
    check: (answer) => checkLength(answer, SITE_NAME_MAX_CHARS),
  },
  {
    ...text,
    flag: 'subject',
    message: 'What the tools are for, as in "… tools"',
    check: (answer) => (answer.trim() === '' ? 'It is empty.' : undefined),
  },
  {
    ...text,
    flag: 'repo',
    message: 'Repository of the portal on GitHub, owner/name',
    check: checkRepository,
  },
  {
    ...text,
    flag: 'color',
    message: 'Colour of the brand, # and hex digits; contrast is corrected',
    isRequired: false,
    suggest: () => '#5b5bd6',
    check: checkColour,
  },
  {
    ...text,
    flag: 'languages',
    message: 'Languages beside English, as codes such as fr, ar, ja; empty for none',
    isRequired: false,
    suggest: () => '',
    check: (answer) => {
      const bad = toList(answer).find((code) => !isLanguage(code));
      return bad === undefined
        ? undefined
        : `"${bad}" is no code of a language other than English. Write codes such as fr or pt-BR.`;
    },
  },
  {
    ...text,
    flag: 'tools',
    message: 'First tools, names divided by commas; npm run new:tool adds more',
    isRequired: false,
    // Not written out: the check of an adopted portal finds names of its tools in code.
    suggest: () => ['First', 'Second'].map((word) => `${word} Tool`).join(', '),
    check: (answer) => (toList(answer).length === 0 ? 'Name at least one.' : undefined),
  },
];

/** First folders of addresses; below a base address of the same name nobody could tell a page from it. */
const FIRST_FOLDERS = ['blog', 'docs', 'solutions', 'tools', 'translations'];

function checkRepository(answer: string): string | undefined {
  const name = /^[\w.-]+\/(?<name>[\w.-]+)$/u.exec(answer)?.groups?.name;
  if (name === undefined) {
    return 'Write it as owner/name.';
  }
  return FIRST_FOLDERS.includes(name)
    ? `GitHub Pages would publish it below /${name}/, which is a folder of the portal too. Give the repository another name, such as ${name}-portal.`
    : undefined;
}

function isLanguage(code: string): boolean {
  try {
    return new Intl.Locale(code).language !== 'en' && Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** Content that goes: what is said about the former family, with its translations. */
export const FORMER_CONTENT = [
  '.github/screenshots',
  'bench/workbench.mjs',
  'blog',
  'docs',
  'live',
  'src/family/benches',
  'src/family/labels/benches.ts',
  'src/labels/workbench.ts',
  'src/pages/play',
  'tests/search',
  'tests/site',
] as const;

/** Tests that look at the portal with the former tools, terms and languages, and what only these use. */
export const FORMER_TEST = /\.family\.(?:[a-z]+\.)?(?:mjs|tsx?)$/u;

/** Files of the family that are emptied or rewritten, beside those of the catalogue. */
export const FAMILY_FILES = {
  brand: 'src/family/data/brand.ts',
  glossary: 'src/family/data/glossary.ts',
  glossaryLabels: 'src/family/labels/glossary.ts',
  modules: 'src/family/data/benchModules.ts',
  navigation: 'src/family/data/navigation.ts',
  navigationLabels: 'src/family/labels/navigation.ts',
  palette: 'src/family/data/palette.ts',
  terms: 'src/family/data/terms.ts',
  familyLabels: 'src/family/labels/family.ts',
  announcement: 'src/family/labels/announcement.ts',
} as const;

/** The one guide that an adopted portal begins with. */
export const GUIDE = 'get-started';
/** The one group of tools that it begins with. */
const GROUP = 'tools';

export interface AdoptedFamily {
  readonly name: string;
  readonly subject: string;
  readonly owner: string;
  readonly repo: string;
  readonly colour: string;
  readonly languages: readonly string[];
}

/** @param answers to `FAMILY_QUESTIONS`. */
export function readFamily(answers: Answers): AdoptedFamily {
  const [owner = '', repo = ''] = (answers.repo ?? '').split('/');
  return {
    name: answers.name ?? '',
    subject: answers.subject ?? '',
    owner,
    repo,
    colour: answers.color ?? '',
    languages: toList(answers.languages),
  };
}

/**
 * The files of the family without the former tools, guides, terms and words, and with what the new one is; tools are added to it.
 *
 * @param texts those of `CATALOGUE` and `FAMILY_FILES`, as they are.
 * @param palette as it is.
 */
export function composeFamily(texts: Texts, family: AdoptedFamily, palette: Palette): Texts {
  const files = new Map(Object.entries(texts));
  const set = (file: string, variable: string, entries: readonly string[] = []): void => {
    files.set(file, setEntries(files.get(file) ?? '', variable, entries));
  };
  set(CATALOGUE.tools, 'TOOL_CATEGORIES', [toSource(GROUP)]);
  set(CATALOGUE.tools, 'ENTRIES');
  set(CATALOGUE.tools, 'REPLACEMENTS');
  set(CATALOGUE.marks, 'TOOL_MARKS');
  set(CATALOGUE.fields, 'JOB_FIELDS');
  set(CATALOGUE.fields, 'FIRST_JOBS');
  set(CATALOGUE.titles, 'toolTitles');
  set(CATALOGUE.titles, 'jobLabels');
  set(CATALOGUE.titles, 'categoryLabels', [
    label(GROUP, `tool.category.${GROUP}`, 'Tools', 'Heading of a group of tools'),
  ]);
  set(CATALOGUE.summaries, 'toolSummaries');
  set(CATALOGUE.solutionLabels, 'solutionTitles', [
    label(GUIDE, `solution.${GUIDE}.title`, `Get started with ${family.name}`, GUIDE_NOTE),
  ]);
  set(CATALOGUE.solutionLabels, 'solutionSummaries', [
    label(GUIDE, `solution.${GUIDE}.summary`, 'Which tool to begin with.', GUIDE_SUMMARY_NOTE),
  ]);
  set(FAMILY_FILES.glossary, 'TERM_IDS', [toSource('package')]);
  set(FAMILY_FILES.glossaryLabels, 'glossaryLabels', [
    `package: {${label('name', 'glossary.package.name', 'Package', 'Term of the glossary')}, ${label('definition', 'glossary.package.definition', PACKAGE, 'Definition of the term; code is in backticks')}}`,
  ]);
  set(FAMILY_FILES.modules, 'BENCH_MODULES');
  set(FAMILY_FILES.modules, 'BENCH_PANELS');
  for (const file of [FAMILY_FILES.navigation, FAMILY_FILES.navigationLabels]) {
    files.set(file, removeEntries(files.get(file) ?? '', 'play').source);
  }
  set(FAMILY_FILES.terms, 'NAMES');
  set(FAMILY_FILES.terms, 'WORDS');
  set(FAMILY_FILES.terms, 'LOCAL_TERMS');
  set(FAMILY_FILES.brand, 'BRAND', composeBrand(family));
  files.set(
    FAMILY_FILES.brand,
    (files.get(FAMILY_FILES.brand) ?? '').replace(/^import .*\n+/u, ''),
  );
  const corrected = correctPalette(palette, hueOf(family.colour));
  set(
    FAMILY_FILES.palette,
    'PALETTE',
    Object.entries(corrected).map(([theme, colours]) => `${theme}: ${toSource(colours)}`),
  );
  set(FAMILY_FILES.announcement, 'announcementLabels', [
    label(
      'text',
      'banner.text',
      '{link} of this portal.',
      'Announcement above the header, at most 90 characters',
    ),
    label('link', 'banner.link', 'Read the documentation', 'Link inside the announcement'),
  ]);
  set(FAMILY_FILES.familyLabels, 'familyLabels', composeFamilyLabels(family));
  return {
    ...Object.fromEntries(files),
    'src/family/data/family.ts': composeFacts(family),
    'src/family/data/languages.ts': composeLanguages(family.languages),
    'src/family/data/packages.snapshot.json': '{\n  "packages": {}\n}\n',
    'src/family/data/publishedAddresses.json': '[]\n',
    'src/family/data/samples.report.json': '{}\n',
    'src/family/data/redirects.yml':
      '# Addresses that were published and are no longer there, and where their content is now.\n[]\n',
    'src/family/data/search.yml':
      '# The settings of the search: packages/search/README.md explains them.\nengine: embedded\n',
    'src/family/data/sought.yml':
      '# What people type most when they look for these tools; each entry is in a title or heading.\nnames: []\ntasks: []\n',
  };
}

/** The one term that the glossary begins with. */
const PACKAGE =
  'Code that a package manager installs under a name and a version, together with what it depends on.';

const GUIDE_NOTE = 'Name of a guide, at most 36 characters';
const GUIDE_SUMMARY_NOTE = 'One line under the name of a guide, at most 64 characters';

/** A tool as pages and questions name it. */
export interface AdoptedTool {
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly job: string;
}

/** Guides and questions once the tools are known. */
export function composeChoice(texts: Texts, tools: readonly AdoptedTool[]): Texts {
  const keys = tools.map(({key}) => key).slice(0, 3);
  const files = new Map(Object.entries(texts));
  const set = (file: string, variable: string, entries: readonly string[]): void => {
    files.set(file, setEntries(files.get(file) ?? '', variable, entries));
  };
  set(CATALOGUE.solutions, 'GUIDES', [
    toSource({id: GUIDE, group: 'guides', tools: keys, hasGuide: false}),
  ]);
  set(CATALOGUE.solutions, 'QUESTIONS', [
    toSource({
      id: 'job',
      answers: tools.map(({key, slug}) => ({id: `job.${slug}`, tools: [key]})),
    }),
  ]);
  set(CATALOGUE.questions, 'questionLabels', [
    label('job', 'choose.job', 'What do you want to do?', 'Question that leads to a tool'),
  ]);
  set(
    CATALOGUE.questions,
    'answerLabels',
    tools.map(
      ({slug, job, title}) =>
        `${toSource(`job.${slug}`)}: {${label('answer', `choose.job.${slug}`, job, 'Answer to: What do you want to do?')}, ${label('reason', `choose.job.${slug}.reason`, `${title}.`, 'Why to choose a tool; follows its name')}}`,
    ),
  );
  const jobs = [...new Set(tools.map(({job}) => job.toLowerCase()))].slice(0, 2);
  set(CATALOGUE.fields, 'FIRST_JOBS', jobs.map(toSource));
  return Object.fromEntries(files);
}

function composeBrand({name, owner, repo, colour}: AdoptedFamily): readonly string[] {
  const url = `https://github.com/${owner}/${repo}`;
  const isUserSite = repo === `${owner}.github.io`;
  return [
    `siteName: ${toSource(name)}`,
    `repository: ${toSource({owner, name: repo, url, branch: 'main'})}`,
    `/** Where the site lives when neither environment variables nor a GitHub Actions run say otherwise. */ deployment: ${toSource({url: `https://${owner}.github.io`, baseUrl: isUserSite ? '/' : `/${repo}/`})}`,
    `/** Hue of the accent and of every neutral, in degrees. */ hue: ${toSource({light: hueOf(colour), dark: hueOf(colour)})}`,
    `social: ${toSource([
      {id: 'github', href: url},
      {id: 'discussions', href: `${url}/discussions`},
      {id: 'issues', href: `${url}/issues`},
    ])}`,
  ];
}

function composeFamilyLabels({subject}: AdoptedFamily): readonly string[] {
  return [
    label(
      'description',
      'home.description',
      `Documentation for {count} ${subject} tools, in one place: what each of them does and how to begin.`,
      'Description of the home page for search engines; {count} is a number',
    ),
    label(
      'heading',
      'home.hero.title',
      `Your ${subject} tools. Select what you need.`,
      'Heading of the home page',
    ),
    label(
      'text',
      'home.hero.text',
      'Read what each one does, and where to begin.',
      'Sentence under the heading of the home page',
    ),
    label(
      'ecosystem',
      'ecosystem.text',
      '{count} tools. Filter by name, or by the job you need done.',
      'Sentence on the page with all tools; {count} is a number',
    ),
  ];
}

function composeFacts({name, subject}: AdoptedFamily): string {
  return `/** What the tools are for: a proper name, the same in all languages, as it stands before "tools". */
export const SUBJECT = ${toSource(subject)};

/** For search engines and feeds, in English; translations are in \`i18n/<language>/docusaurus-plugin-content-blog/options.json\`. */
export const BLOG_DESCRIPTION = ${toSource(`Notes on the tools of ${name}.`)};

/**
 * The line above the header: where its link leads, and a name. With a new name it shows again to readers who have dismissed the former
 * (DOC-8). Its words are in \`src/family/labels/announcement.ts\`.
 */
export const ANNOUNCEMENT = {id: 'portal-open', to: '/docs'} as const;
`;
}

/** Name and direction of a language are what Docusaurus says where nothing else is. */
function composeLanguages(codes: readonly string[]): string {
  return `import {DEFAULT_LOCALE} from '../../lib/constants';

/** Every language of the portal, as Docusaurus takes them; the first is the one that code and content are written in. */
export const LANGUAGES = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [DEFAULT_LOCALE, ${codes.map(toSource).join(', ')}],
  localeConfigs: {
    [DEFAULT_LOCALE]: {label: 'English', htmlLang: ${toSource(DEFAULT_LOCALE)}},
  },
};
`;
}
