import {readdirSync, statSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {
  composeCode,
  highlight,
  languageFacts,
  readFence,
  type Fence,
} from '@selection-set/code-blocks';
import {readContentFile, type ContentFile} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import {toString} from 'mdast-util-to-string';
import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {TOOLS, type ToolKey} from '../../../src/family/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTools';
import {
  TOOL_NEIGHBOURS_LIMIT,
  TOOL_SAMPLE_FLAG,
  TOOL_SAMPLE_LINES_LIMIT,
} from '../../../src/lib/constants';
import {type FenceFacts, isVerified} from '../../../src/lib/contracts/samples';
import type {ToolAdvice, ToolSample} from '../../../src/lib/contracts/tool';

/** Headings of a tool's overview, by the ids that they have in all languages. */
const WHEN = 'when-to-use-it';
const WHEN_NOT = 'when-not-to-use-it';
const SIBLINGS = 'how-it-fits-with-its-siblings';

/** As many reasons as fit next to each other. */
const MAX_REASONS = 4;

export interface OverviewOptions {
  readonly siteDir: string;
  /** Language of the page, and that of the originals, which are used when it has no translation. */
  readonly locales: readonly [string, string];
  readonly slug: string;
  /** Facts about a fence of a file, by its absolute path. */
  readonly describe: (file: string, fence: Fence) => FenceFacts | undefined;
}

/** Content of a tool's documents that its page repeats. */
export interface Overview {
  /** Absent when the overview has no lists of reasons. */
  readonly advice?: ToolAdvice;
  /** Tools that the overview names among the siblings, most important first. */
  readonly neighbours: readonly ToolKey[];
  /** Absent when the documents mark none, or nobody has checked its current version. */
  readonly sample?: ToolSample;
}

/** Facts about samples are in the family's data. */
const FACTS_FOLDER = 'src/family/data';

/** A cached reader: reads a tool's documents again only after one of them, or a fact about samples, has been saved. */
export function createOverviewReader(
  options: Omit<OverviewOptions, 'slug'>,
): (slug: string) => Promise<Overview> {
  const {
    siteDir,
    locales: [locale],
  } = options;
  const known = new Map<string, {readonly state: string; readonly overview: Promise<Overview>}>();
  return async (slug) => {
    const folders = [
      `docs/${slug}`,
      `i18n/${locale}/docusaurus-plugin-content-docs/current/${slug}`,
      FACTS_FOLDER,
    ];
    const state = folders.flatMap((folder) => listSaved(path.join(siteDir, folder))).join('\n');
    const last = known.get(slug);
    const overview = last?.state === state ? last.overview : readOverview({...options, slug});
    known.set(slug, {state, overview});
    // A failure is retried next time.
    overview.catch(() => known.delete(slug));
    return overview;
  };
}

/** The files of a folder with their modification times; none if there is no folder. */
function listSaved(folder: string): readonly string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(
      (name) => `${name} ${statSync(path.join(folder, name), {throwIfNoEntry: false})?.mtimeMs}`,
    );
  } catch {
    return [];
  }
}

/** Reads the overview of a tool, and for its sample the other documents too. */
export async function readOverview(options: OverviewOptions): Promise<Overview> {
  const {
    locales: [locale, original],
    slug,
  } = options;
  const overview = await readDocument(options, original, 'index');
  const own = locale === original ? overview : await readDocument(options, locale, 'index');
  const read = own ?? overview;
  const language = own === undefined ? original : locale;
  const advice = read === undefined ? undefined : readAdvice(read, language);
  const sample = await readSample(options);
  return {
    ...(advice === undefined
      ? {}
      : {advice: {...(language === locale ? {} : {lang: language}), ...advice}}),
    neighbours: overview === undefined ? [] : readNeighbours(overview, slug),
    ...(sample === undefined ? {} : {sample}),
  };
}

async function readDocument(
  {siteDir, locales: [, original], slug}: OverviewOptions,
  locale: string,
  name: string,
): Promise<ContentFile | undefined> {
  const folder =
    locale === original ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  const {files} = await readContentFile(siteDir, locale, `${folder}/${slug}/${name}.mdx`);
  return files[0];
}

function readAdvice(file: ContentFile, language: string): ToolAdvice | undefined {
  const when = listBelow(file, WHEN).map((item) => firstSentence(item, language));
  const whenNot = listBelow(file, WHEN_NOT).map((item) => reason(item, language));
  return when.length === 0 || whenNot.length === 0
    ? undefined
    : {when: when.slice(0, MAX_REASONS), whenNot: whenNot.slice(0, MAX_REASONS)};
}

/** A link to the overview of a tool of the catalogue, as in documents. */
const OVERVIEW_LINK = /^\/(?<slug>[\w-]+)\/index\.mdx$/u;

function readNeighbours(file: ContentFile, slug: string): readonly ToolKey[] {
  const keys = new Set<ToolKey>();
  visit({type: 'root', children: [...listBelow(file, SIBLINGS)]}, 'link', ({url}) => {
    const linked = OVERVIEW_LINK.exec(url)?.groups?.slug ?? '';
    const tool = linked === slug ? undefined : findTool(TOOLS, linked);
    if (tool !== undefined && tool.status !== 'archived') {
      keys.add(tool.key);
    }
  });
  return [...keys].slice(0, TOOL_NEIGHBOURS_LIMIT);
}

/** Documents of a tool in the order in which to look for samples. */
const FIRST_DOCUMENTS = ['index', 'quick-start'];

/** Reads the original: the code is the same in all languages, and the originals were checked. */
async function readSample(options: OverviewOptions): Promise<ToolSample | undefined> {
  const {
    siteDir,
    locales: [, original],
    slug,
    describe,
  } = options;
  for (const name of await listDocuments(options)) {
    const text = await readIfThere(path.join(siteDir, 'docs', slug, `${name}.mdx`));
    // Searching for a word takes less than a thousandth of the time of parsing, and few documents contain it.
    const file =
      text?.includes(TOOL_SAMPLE_FLAG) === true
        ? await readDocument(options, original, name)
        : undefined;
    const sample =
      file &&
      listMarked(file)
        .map((fence) => toSample(fence, describe(path.join(siteDir, file.file), fence)))
        .find((each) => each !== undefined);
    if (sample !== undefined) {
      return sample;
    }
  }
  return undefined;
}

async function listDocuments({siteDir, slug}: OverviewOptions): Promise<readonly string[]> {
  const files = await readdir(path.join(siteDir, 'docs', slug), {recursive: true}).catch(() => []);
  const names = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.slice(0, -'.mdx'.length).replaceAll(path.sep, '/'))
    .toSorted();
  return [
    ...FIRST_DOCUMENTS.filter((name) => names.includes(name)),
    ...names.filter((name) => !FIRST_DOCUMENTS.includes(name)),
  ];
}

function listMarked({tree}: ContentFile): readonly Fence[] {
  const marked: Fence[] = [];
  visit(tree, 'code', (node) => {
    const fence = readFence(node);
    if (fence.meta.flags.has(TOOL_SAMPLE_FLAG)) {
      marked.push(fence);
    }
  });
  return marked;
}

/** Whether a state is informative enough next to a sample: how it was checked, or why nobody could. */
function isHonest(facts: FenceFacts): boolean {
  return isVerified(facts.check) || facts.check === 'compared' || facts.reason !== undefined;
}

/** @returns undefined for a sample whose current version is unchecked, and for one too long to be read at a glance. */
function toSample(
  {code, language, marks, meta: {texts}}: Fence,
  facts: FenceFacts | undefined,
): ToolSample | undefined {
  const {label} = languageFacts(language);
  return facts === undefined ||
    !isHonest(facts) ||
    code.split('\n').length > TOOL_SAMPLE_LINES_LIMIT
    ? undefined
    : {
        ...(texts.title === undefined ? {} : {title: texts.title}),
        ...(label === undefined ? {} : {language: label}),
        ...facts,
        html: composeCode(highlight(code, language), marks, undefined),
      };
}

/** Items of the first list below a heading, before the next one. */
function listBelow({tree, headings}: ContentFile, id: string): readonly ListItem[] {
  const heading = headings.find((each) => each.id === id)?.node;
  const start = heading === undefined ? -1 : tree.children.indexOf(heading);
  const rest: readonly RootContent[] = start === -1 ? [] : tree.children.slice(start + 1);
  const end = rest.findIndex(({type}) => type === 'heading');
  const list = rest
    .slice(0, end === -1 ? rest.length : end)
    .find((node): node is List => node.type === 'list');
  return list?.children ?? [];
}

/** The reason in an item: its leading bold text, or else its first sentence. */
function reason(item: ListItem, language: string): string {
  const [first] = phrases(item);
  return first?.type === 'strong' ? write(first.children) : firstSentence(item, language);
}

function firstSentence(item: ListItem, language: string): string {
  const text = write(phrases(item));
  const [sentence] = new Intl.Segmenter(language, {granularity: 'sentence'}).segment(text);
  return (sentence?.segment ?? text).trim();
}

function phrases({children: [paragraph]}: ListItem): readonly PhrasingContent[] {
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

/** In one line, with code between backticks. */
function write(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'inlineCode'
        ? `\`${node.value}\``
        : 'children' in node
          ? write(node.children as readonly PhrasingContent[])
          : toString(node),
    )
    .join('')
    .replace(/\s+/gu, ' ')
    .trimStart();
}
