import {composeFile} from '../new-content/newFile';
import {GUIDE, type AdoptedFamily, type AdoptedTool} from './adopt';
import type {Texts} from './tool';

/** No sample is live until a language is named. */
const LANGUAGE = `/** A language in which samples can be run in the page. */
export interface LiveLanguage {
  /** As fences name it. */
  readonly id: string;
  /** As readers know it. */
  readonly name: string;
}

/** The language of fences with the word \`live\`, undefined where no sample is; code for it is in \`src/family/language\`. */
export const LIVE_LANGUAGE: LiveLanguage | undefined = undefined;

/** What logs about the subject of the tools have in them; undefined where any log may be about it. */
export const SUBJECT_SIGNS: RegExp | undefined = undefined;
`;

const EDITOR = `import type {Extension} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';

/** What an editor of live samples does for their language: nothing until \`LIVE_LANGUAGE\` names one. */
export function readOperations(): Extension[] {
  return [];
}

/** Completes and validates with a schema from now on. */
export function completeWith(_view: EditorView, _definitions: string): void {
  // No language is live.
}
`;

const FEATURES = `import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Feature from '@site/src/components/Feature';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import {toolSummaries} from '@site/src/family/labels/toolSummaries';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';

/** The first tools, each with its mark. */
export default function HomeFeatures(): ReactNode {
  return TOOLS.slice(0, 3).map((tool, index) => (
    <Feature
      key={tool.key}
      isFlipped={index % 2 === 1}
      image={<ToolMark toolKey={tool.key} size={160} />}
      title={tool.name}
      description={toolSummaries[tool.key]}
      link={{
        to: toolAddress(tool),
        label: (
          <Translate id="home.tool.link" description="Link to the page of a tool on the home page">
            Read more
          </Translate>
        ),
      }}
    />
  ));
}
`;

const LIVE = `import type {LiveOperation} from '../../lib/contracts/live';

/** What a module of \`live\` exports by default. */
export type SchemaMaker = () => LiveSchema;

/** What live samples run against. */
export interface LiveSchema {
  /** In its own language, for the editor. */
  readonly definitions: string;
  /** The responses of an operation, as JSON text. */
  readonly run: (operation: LiveOperation) => AsyncGenerator<string>;
  /** What is refused about an operation, with the line in it, from 1, where that is known. */
  readonly findMistakes: (
    operation: string,
  ) => readonly {readonly message: string; readonly line?: number | undefined}[];
}

/** Opens what live samples run against, the same in the browser's worker and in Node. */
export function openLive(makeSchema: SchemaMaker): LiveSchema {
  return makeSchema();
}
`;

const STEPS = `import type {MDXPlugin} from '@docusaurus/mdx-loader';

/** Steps of Markdown that lead from the samples of a page to a bench. */
export const BENCH_STEPS: readonly MDXPlugin[] = [];
`;

/** Code of the family that begins empty. */
const CODE: Texts = {
  'src/family/benches/steps.ts': STEPS,
  'src/family/data/language.ts': LANGUAGE,
  'src/family/language/editor.ts': EDITOR,
  'src/family/language/live.ts': LIVE,
  'src/family/views/HomeFeatures.tsx': FEATURES,
};

/** Pages that every adopted portal has; they say what the answers said. */
export function composeContent(
  family: AdoptedFamily,
  tools: readonly AdoptedTool[],
  facts: {readonly reviewBy: string; readonly today: string},
): Texts {
  const {name, subject, owner, repo} = family;
  const url = `https://github.com/${owner}/${repo}`;
  const shared = {owner: 'maintainers', review_by: facts.reviewBy};
  const list = tools.map(
    ({slug, name: tool, title}) => `- [${tool}](/${slug}/index.mdx): ${title}`,
  );
  const page = (title: string, description: string, body: readonly string[]): string =>
    composeFile({title, description, hide_table_of_contents: 'true', ...shared}, body).replace(
      'hide_table_of_contents: "true"',
      'hide_table_of_contents: true',
    );
  const doc = (
    fields: Readonly<Record<string, number | string>>,
    body: readonly string[],
  ): string => composeFile({...fields, tools: [], ...shared}, body);
  return {
    ...CODE,
    'docs/index.mdx': doc(
      {
        title: 'Documentation',
        description: `What ${name} documents, how its pages are organized, and where to begin with each of its ${subject} tools.`,
        slug: '/',
        sidebar_label: 'Documentation',
        sidebar_position: 1,
      },
      [
        `${name} documents ${subject} tools, each in a section of its own.`,
        '## Tools',
        list.join('\n'),
        '## For maintainers',
        '[What to do next](/start/what-to-do-next.mdx) leads from this portal to yours.',
      ],
    ),
    'docs/start/_category_.yml': 'label: Start\nposition: 1\n',
    'docs/start/what-to-do-next.mdx': doc(
      {
        title: 'What to do next',
        description:
          'The steps from a newly adopted portal to one that is published, in the order in which they are useful, and what each file is for.',
        sidebar_label: 'What to do next',
        sidebar_position: 2,
      },
      NEXT_STEPS(family),
    ),
    'docs/start/glossary.mdx': doc(
      {
        title: 'Glossary',
        description: `The terms that the pages of ${name} use, each with one or two sentences that say what it means here.`,
        sidebar_label: 'Glossary',
        sidebar_position: 3,
      },
      [
        "import Glossary from '@site/src/components/Glossary';",
        'The terms are listed in `src/family/data/glossary.ts`; pages show their definition with `<Term id="package">package</Term>`.',
        '## Terms',
        '<Glossary />',
      ],
    ),
    'docs/writing/index.mdx': doc(
      {
        title: 'Write documentation',
        description:
          'How a page of this portal comes to be: which commands begin it, show it and check it, and where all rules are explained.',
        sidebar_label: 'Write documentation',
        sidebar_position: 1,
      },
      WRITING,
    ),
    'docs/translating/index.mdx': doc(
      {
        title: 'Translate the portal',
        description:
          'How a page or a text of the interface gets into another language, and how translators learn what is missing or outdated.',
        sidebar_label: 'Translate the portal',
        sidebar_position: 1,
      },
      TRANSLATING,
    ),
    'docs/translating/start-a-translation.mdx': doc(
      {
        title: 'Start a translation',
        description:
          'The steps from a page that is only in English to its first translation, with the file to write and the check to run.',
        sidebar_label: 'Start a translation',
        sidebar_position: 2,
      },
      FIRST_TRANSLATION,
    ),
    'docs/translating/keep-up-to-date.mdx': doc(
      {
        title: 'Keep a translation up to date',
        description:
          'How to find out what changed in the original of a translated page, and how to say that the translation has followed.',
        sidebar_label: 'Keep it up to date',
        sidebar_position: 3,
      },
      UPDATE,
    ),
    'src/pages/about.mdx': page(
      'About Us',
      `What ${name} is, whose tools it documents, how its pages are checked, and where its source is.`,
      [
        `${name} is a portal for ${subject} tools. Its source is in [a repository on GitHub](${url}).`,
        'It is built with the portal of [Selection Set](https://github.com/selection-set/selection-set.github.io): a static site without accounts, tracking or server.',
      ],
    ),
    'src/pages/contact.mdx': page(
      'Contact Us',
      `Where to ask a question about ${name} or its tools, and where to report a mistake that you found in one of its pages.`,
      [
        `Ask in the [discussions](${url}/discussions). Report mistakes in the [issues](${url}/issues).`,
      ],
    ),
    'src/pages/services.mdx': page(
      'Our Services',
      `Where to get help with the tools of ${name}, and how to take part in writing and translating its documentation.`,
      [
        `The portal sells nothing. Answers to questions are in the [discussions](${url}/discussions), and every page has a link that leads to its file.`,
      ],
    ),
    [`src/pages/solutions/${GUIDE}.mdx`]: composeFile(
      {
        title: `Get started with ${name}`,
        description: `Which of the ${subject} tools of ${name} to begin with, and the first page to read about each of them.`,
        ...shared,
      },
      [
        `<SolutionTools id="${GUIDE}" />`,
        'You know what you want to do and not yet which tool does it.',
        '## Which tools, and why',
        tools
          .map(({slug, name: tool, title}) => `**[${tool}](/docs/${slug})**: ${title}.`)
          .join('\n\n'),
      ],
    ),
    'blog/authors.yml': `maintainers:\n  name: ${name} maintainers\n  title: Write and maintain this portal\n  description: Posts by the people who write and maintain this portal.\n  page: true\n`,
    'blog/tags.yml':
      'news:\n  label: News\n  permalink: /news\n  description: What is new about the tools and this portal.\n',
    [`blog/${facts.today}-the-portal-is-open/index.mdx`]: composeFile(
      {
        title: 'The portal is open',
        description: `The documentation of the ${subject} tools of ${name} is in one place from today, with a search and a feed.`,
        slug: 'the-portal-is-open',
        authors: ['maintainers'],
        tags: ['news'],
        tools: tools.slice(0, 1).map(({key}) => key),
      },
      [
        `The documentation of ${tools.map(({name: tool}) => tool).join(', ')} is in one place from today.`,
        '{/* truncate */}',
        'Begin with [the documentation](/docs), or look at [all tools](/ecosystem).',
      ],
    ),
    'samples/package-lock.json': `${JSON.stringify({name: `${repo}-samples`, version: '0.1.0', lockfileVersion: 3, requires: true, packages: {'': {name: `${repo}-samples`, version: '0.1.0'}}}, undefined, 2)}\n`,
    'samples/package.json': `${JSON.stringify({name: `${repo}-samples`, version: '0.1.0', private: true, description: 'The packages that the samples of the documentation are checked with.', type: 'module', dependencies: {}}, undefined, 2)}\n`,
    'tests/search/en-US.yml': `# What readers type, and the page they look for.\n\n- {query: what to do next, class: howto, answers: [/docs/start/what-to-do-next]}\n`,
    'tests/search/baseline.json': '{}\n',
    'README.md': composeReadme(family),
    '.github/CODEOWNERS': `# Who is asked before a change gets in.\n* @${owner}\n`,
  };
}

const TRANSLATING: readonly string[] = [
  'A page that is not translated is shown in English, with a line that says so.',
  '## Commands',
  '- `npm run i18n:status` lists what is missing or outdated, the most important page first.\n- `npm run i18n:sync` keeps the lock beside each translated file, which says what of it is outdated.\n- `npm run i18n:export` and `npm run i18n:import` exchange texts with translators as XLIFF.',
  '## All rules',
  'The [manual of Selection Set](https://selection-set.github.io/docs/translating) explains files, locks and reviews.',
];

const FIRST_TRANSLATION: readonly string[] = [
  '1. Copy the page from `docs` into `i18n/<language>/docusaurus-plugin-content-docs/current`, under the same name.\n2. Translate title, description and text. Code, addresses and ids stay.\n3. Run `npm run i18n:sync`, which writes a lock beside the file, and `npm run check`.',
  '## Texts of the interface',
  'They are in `i18n/<language>/code.json`. An entry that is still English is listed by `npm run i18n:status -- --texts`.',
];

const UPDATE: readonly string[] = [
  '1. Run `npm run i18n:status`. It names each block of the original that changed since the page was translated.\n2. Translate these blocks.\n3. Run `npm run i18n:sync -- --reviewed` with the name of the translated file, which writes down that it follows the original again.',
  'Until then readers see a line above the page, and marks beside the blocks that changed.',
];

const WRITING: readonly string[] = [
  'A page is a Markdown file below `docs`, a post one below `blog`.',
  '## Commands',
  '- `npm run new:doc` and `npm run new:post` ask a few questions and write a file that passes all checks.\n- `npm start` shows it while you write.\n- `npm run check` names mistakes with file, line and remedy.\n- `npm run move` renames a page with its links, translations and a redirect.',
  '## All rules',
  'The portal comes from [Selection Set](https://selection-set.github.io/docs/writing), whose manual explains front matter, components, code, links, samples, search and publishing.',
];

function NEXT_STEPS({owner, repo, languages}: AdoptedFamily): readonly string[] {
  return [
    'Everything that makes this portal yours is in `src/family` and in the content. Nothing else names a tool.',
    '## Describe the tools',
    '1. Add a tool with `npm run new:tool`, and take one away with `npm run remove:tool`.\n2. Write its pages in `docs`; the overview says when to use it and when not.\n3. Draw its mark in `src/family/data/toolMarks.ts`.',
    '## Describe the family',
    'The [README of `src/family`](https://github.com/selection-set/selection-set.github.io/blob/main/src/family/README.md) says what each file is for. Begin with these:',
    '- `src/family/data/brandMark.ts` draws the mark of the portal.\n- `src/family/labels/family.ts` holds the words of the home page.\n- `src/family/data/solutions.ts` lists guides by job and the questions that lead to a tool.\n- `src/family/views/HomeFeatures.tsx` shows what the home page says below the list of tools.',
    ...(languages.length === 0
      ? []
      : [
          '## Translate',
          '`npm run i18n:status` lists what is not translated yet; until then readers see English.',
        ]),
    '## Publish',
    `1. Push the project to \`${owner}/${repo}\`.\n2. Choose _GitHub Actions_ under _Settings_, then _Pages_.\n3. \`npm run url-manifest\` writes down the addresses that never disappear without a redirect from then on.`,
    '## Keep it up to date',
    '`npm run upgrade` says which dependencies are outdated and which tests guard them.',
  ];
}

function composeReadme({name, subject}: AdoptedFamily): string {
  return `# ${name}

Documentation of ${subject} tools: a static site, built with Docusaurus, React and TypeScript.

## Run it

You need [Node.js](https://nodejs.org) and nothing else. Each command installs what is missing first.

\`\`\`bash
npm start   # the portal at http://127.0.0.1:3000, reloading while you write
npm test    # linters, types, unit, build and browser tests, with a summary
\`\`\`

\`node scripts/run.mjs\` prints all commands. [What to do next](docs/start/what-to-do-next.mdx) leads to your own portal,
[src/family](src/family/README.md) is what makes it yours, and [CONTRIBUTING.md](CONTRIBUTING.md) explains the code.
`;
}
