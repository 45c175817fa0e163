import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {pageFile, type BuiltPages} from '@selection-set/plugin-kit';
import {
  createExports,
  isOptional,
  planSections,
  readExportContent,
  type Section,
  type ExportContext,
  type KeptExports,
} from './planSections';
import type {Loaded, Routes} from './readRoutes';
import {pageAddress, exportFile} from './readSource';

interface IndexFacts {
  readonly siteName: string;
  readonly summary: string;
  /** Full address of the default language's index; absent in that language. */
  readonly originals?: string;
  /** Full address of the language's root, with a trailing slash. */
  readonly root: string;
  /** Full address of a page's Markdown export. */
  readonly addressOf: (path: string) => string;
}

/** Name of the file with a section's Markdown exports, in the folder of the section. */
const PACK_FILE = 'llms-full.txt';

/** The index for assistants (llmstxt.org): every page with a Markdown export, with its description and size in tokens. */
export function composeIndex(sections: readonly Section[], facts: IndexFacts): string {
  const {siteName, summary, root, addressOf, originals} = facts;
  return [
    `# ${siteName}`,
    `> ${summary}`,
    `Each link leads to a page as plain Markdown; the same address without ".md" is the page for people. Files named ${PACK_FILE} hold all pages of a section. Token counts are estimates; all pages together take ${countTokens(sections.flatMap(({exportedPages}) => exportedPages))}.`,
    ...(originals === undefined ? [] : [`Pages that are not translated are in ${originals}.`]),
    ...sections.map((section) =>
      [
        isOptional(section)
          ? `## ${section.title}\n`
          : `## ${section.title} (${countTokens(section.exportedPages)})\n`,
        ...(section.folder === undefined
          ? []
          : [
              `- [${section.title}, whole section](${root}${section.folder}/${PACK_FILE}): ${section.exportedPages.length} pages in one file (${countTokens(section.exportedPages)})`,
            ]),
        ...section.exportedPages.map(
          (exported) =>
            `- [${escape(exported.title)}](${addressOf(exported.path)}): ${describe(exported.description)}(${countTokens([exported])})`,
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
  const {title, exportedPages} = section;
  return [
    `# ${title}\n\n> ${siteName}: ${exportedPages.length} pages in one file, ${countTokens(exportedPages)}. Everything else: ${root}llms.txt\n`,
    ...exportedPages.map(({markdown}) => markdown),
  ].join('\n---\n\n');
}

function countTokens(exportedPages: Section['exportedPages']): string {
  const sum = exportedPages.reduce((total, {tokens}) => total + tokens, 0);
  return `about ${sum.toLocaleString('en-US')} tokens`;
}

function describe(description: string): string {
  return description === '' ? '' : `${description} `;
}

/** Escapes brackets, which would end the text of a link. */
function escape(title: string): string {
  return title.replaceAll(/[[\]]/gu, String.raw`\$&`);
}

/**
 * Adds a link to the Markdown export to the head of a built page. Edits the finished file, because only the finished build knows which
 * pages have exports.
 *
 * @param html of a built page.
 * @param address full address of the Markdown export.
 */
export function linkExport(html: string, address: string): string {
  const at = html.search(/<title[\s>]/u);
  const tag = `<link rel="alternate" type="text/markdown" href="${address}">`;
  return at < 0 ? html : html.slice(0, at) + tag + html.slice(at);
}

export interface Build extends Pick<Props, 'outDir'> {
  readonly context: ExportContext;
  readonly siteName: string;
  readonly routes: Routes;
  readonly loaded: Loaded;
  readonly pages: BuiltPages;
  readonly kept: KeptExports;
}

/** Writes the Markdown exports of one language into its build, links each in the head of its page, and writes index and packs. */
export async function writeExports(build: Build): Promise<void> {
  const {context, outDir, siteName} = build;
  const content = await readExportContent(context, build.loaded, build.routes);
  const readHtml = (page: string): string => build.pages.read(pageFile(page)) ?? '';
  const exportedPages = await createExports(context, content, readHtml, build.kept);
  const addressOf = (page: string): string => pageAddress(page, content.site);
  const facts: IndexFacts = {
    siteName,
    summary: exportedPages.get('/')?.description ?? siteName,
    root: content.site.origin + context.baseUrl,
    addressOf,
    ...(context.baseUrl === content.site.defaultBaseUrl
      ? {}
      : {originals: `${content.site.origin}${content.site.defaultBaseUrl}llms.txt`}),
  };
  const sections = planSections(exportedPages, build.loaded.sidebars, siteName);
  const packs = sections.flatMap((section) =>
    section.folder === undefined
      ? []
      : [{file: `${section.folder}/${PACK_FILE}`, text: composePack(section, facts)}],
  );
  const texts = [
    {file: 'llms.txt', text: composeIndex(sections, facts)},
    ...packs,
    ...[...exportedPages.values()].map((exported) => ({
      file: exportFile(exported.path),
      text: exported.markdown,
    })),
  ];
  await Promise.all(texts.map(({file, text}) => write(path.join(outDir, file), text)));
  for (const page of exportedPages.keys()) {
    build.pages.write(pageFile(page), linkExport(readHtml(page), addressOf(page)));
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
