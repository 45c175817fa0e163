import {isOptional, type Section} from './planSections';

export interface IndexFacts {
  readonly siteName: string;
  readonly summary: string;
  /** Full address of the default language's index; absent in that language. */
  readonly originals?: string;
  /** Full address of the language's root, with a slash at its end. */
  readonly root: string;
  /** Full address of a page's twin. */
  readonly addressOf: (path: string) => string;
}

/** Name of the file that holds a section's twins, in the folder of the section. */
export const PACK_FILE = 'llms-full.txt';

/**
 * The index for assistants (llmstxt.org): every page with a twin, with its description and the tokens that reading it takes.
 */
export function composeIndex(sections: readonly Section[], facts: IndexFacts): string {
  const {siteName, summary, root, addressOf, originals} = facts;
  return [
    `# ${siteName}`,
    `> ${summary}`,
    `Each link leads to a page as plain Markdown; the same address without ".md" is the page for people. Files named ${PACK_FILE} hold all pages of a section. Token counts are estimates; all pages together take ${countTokens(sections.flatMap(({twins}) => twins))}.`,
    ...(originals === undefined ? [] : [`Pages that are not translated are in ${originals}.`]),
    ...sections.map((section) =>
      [
        isOptional(section)
          ? `## ${section.title}\n`
          : `## ${section.title} (${countTokens(section.twins)})\n`,
        ...(section.folder === undefined
          ? []
          : [
              `- [${section.title}, whole section](${root}${section.folder}/${PACK_FILE}): ${section.twins.length} pages in one file (${countTokens(section.twins)})`,
            ]),
        ...section.twins.map(
          (twin) =>
            `- [${escape(twin.title)}](${addressOf(twin.path)}): ${describe(twin.description)}(${countTokens([twin])})`,
        ),
      ].join('\n'),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** All pages of a section in one file, in the section's order. */
export function composePack(section: Section, {siteName, root}: IndexFacts): string {
  const {title, twins} = section;
  return [
    `# ${title}\n\n> ${siteName}: ${twins.length} pages in one file, ${countTokens(twins)}. Everything else: ${root}llms.txt\n`,
    ...twins.map(({markdown}) => markdown),
  ].join('\n---\n\n');
}

function countTokens(twins: Section['twins']): string {
  const sum = twins.reduce((total, {tokens}) => total + tokens, 0);
  return `about ${sum.toLocaleString('en-US')} tokens`;
}

function describe(description: string): string {
  return description === '' ? '' : `${description} `;
}

/** Brackets would end the text of a link. */
function escape(title: string): string {
  return title.replaceAll(/[[\]]/gu, String.raw`\$&`);
}
