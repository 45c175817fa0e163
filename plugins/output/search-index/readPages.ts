import type {LoadContext} from '@docusaurus/types';
import type {Content, ContentFile} from '@selection-set/content-model';
import {NOTHING_KEPT, type KeptResults} from '@selection-set/plugin-kit';
import type {PageFacet, PageKind} from '@selection-set/search/client';
import type {PageRecord} from '@selection-set/search/engine';
import type {RootContent} from 'mdast';
import {TOOLS} from '../../../src/family/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import {readBuiltPage} from '../markdown-export/readBuiltPage';
import {readWrittenText} from '../markdown-export/planSections';
import {digest, keepOfFile} from '../markdown-export/readSource';
import {readSections, sortPage} from './readSections';
import type {SearchSettings} from './parseSettings';

const BELOW = '/**';

/**
 * Whether the settings exclude a page.
 *
 * @param excluded paths; `/**` at the end matches the page itself and everything below.
 */
export function isExcluded(path: string, excluded: readonly string[]): boolean {
  return excluded.some((pattern) => {
    const root = pattern.endsWith(BELOW) ? pattern.slice(0, -BELOW.length) : pattern;
    return path === root || (root !== pattern && path.startsWith(`${root}/`));
  });
}

/** The content of a page, from its syntax tree or from its built HTML. */
interface ReadPage {
  /** Below base address and language. */
  readonly path: string;
  readonly kind: PageKind;
  /** Name of the page without its version, from which its sort is derived. */
  readonly name: string;
  /** Its weight relative to other pages. */
  readonly weight: number;
  readonly title: string;
  readonly description: string;
  /** Last parts of the addresses of the tools that the page is about. */
  readonly tools: readonly string[];
  readonly body: readonly RootContent[];
  /** Words and phrases that readers type for it, besides those of its text. */
  readonly keywords: readonly string[];
  /** Whether it was written in Markdown, whose tables of names are rendered as entries. */
  readonly isWritten: boolean;
}

/** The search record of a page; the hosted search uses the same. */
function extractPage(page: ReadPage): PageRecord {
  const facets: PageFacet[] = [
    `kind:${page.kind}`,
    ...[...new Set(page.tools)].map((tool): PageFacet => `tool:${tool}`),
  ];
  const [intro, ...sections] = readSections(
    page.body,
    sortPage(page.name),
    page.description,
    page.isWritten,
  );
  const keywords = page.keywords.join('\n');
  return {
    url: page.path,
    title: page.title,
    facets,
    ...(page.weight === 1 ? {} : {weight: page.weight}),
    sections:
      intro === undefined ? [] : [{...intro, ...(keywords === '' ? {} : {keywords})}, ...sections],
  };
}

const SLUGS: ReadonlySet<string> = new Set(TOOLS.map(({key}) => toolSlug(key)));

/**
 * The tools of a page: that of its folder first, then those its front matter names.
 *
 * @param folder such as `start`.
 * @param keys of the catalogue.
 */
function listTools(folder: string, keys: readonly string[]): readonly string[] {
  return [folder, ...keys.map(toolSlug)].filter((slug) => SLUGS.has(slug));
}

/** A page with its version of the documentation; undefined for pages that are the same in all versions. */
export interface VersionedRecord {
  readonly version: string | undefined;
  readonly record: PageRecord;
}

type Context = Pick<LoadContext, 'codeTranslations' | 'siteDir'>;
type Written = ContentFile & {readonly kind: 'doc' | 'page' | 'post'; readonly path: string};

/** Addresses of links do not affect the content of a page. */
const KEEP = (target: string): string => target;

/**
 * Search records of the pages written in Markdown, except drafts and excluded pages.
 *
 * @param content of one language, without untranslated pages.
 * @param kept keeps pages between builds.
 * @throws ExportError for anything that plain Markdown cannot express.
 */
export async function readWrittenPages(
  {siteDir, codeTranslations}: Context,
  {files}: Content,
  {excluded, kinds}: Pick<SearchSettings, 'excluded' | 'kinds'>,
  kept: KeptResults = NOTHING_KEPT,
): Promise<readonly VersionedRecord[]> {
  const labelsKey = digest(codeTranslations);
  const wanted = files.filter(
    (file): file is Written =>
      file.path !== undefined &&
      file.kind !== 'partial' &&
      !isHidden(file) &&
      !isExcluded(file.path, excluded),
  );
  return Promise.all(
    wanted.map(async (file) => {
      const {path, kind} = file;
      const name = file.name.replace(/\.mdx?$/u, '');
      const {tools, keywords} = file.frontMatter.values;
      const folder = kind === 'doc' ? (file.name.split('/')[0] ?? '') : '';
      const facts = {
        path,
        kind,
        name,
        weight: kinds[sortPage(name).isChangelog ? 'changelog' : kind],
        tools: listTools(folder, readTexts(tools)),
        keywords: readTexts(keywords),
      };
      const record = await keepOfFile(kept, file, [digest(facts), labelsKey], async () => {
        const labels = codeTranslations;
        return extractPage({
          ...(await readWrittenText(siteDir, file, {address: KEEP, labels})),
          ...facts,
          isWritten: true,
        });
      });
      return {version: kind === 'doc' ? file.version : undefined, record};
    }),
  );
}

/**
 * Search record of a page that is not written in Markdown.
 *
 * @param html of the built page.
 * @param kept keeps the content of built pages between builds.
 * @returns undefined for a page without a main part and a heading.
 */
export async function readHtmlPage(
  path: string,
  html: string,
  {kinds}: Pick<SearchSettings, 'kinds'>,
  kept: KeptResults = NOTHING_KEPT,
): Promise<VersionedRecord | undefined> {
  const page = await kept.get([html], () => readBuiltPage(html));
  const [, folder, slug = ''] = path.split('/');
  const tools = folder === 'tools' ? listTools(slug, []) : [];
  const kind = tools.length > 0 ? 'tool' : 'page';
  return page === undefined
    ? undefined
    : {
        version: undefined,
        record: extractPage({
          ...page,
          path,
          name: path.slice(1),
          kind,
          weight: kinds[kind],
          tools,
          keywords: [],
          isWritten: false,
        }),
      };
}

/** A list of the front matter. */
function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function isHidden({frontMatter: {values}}: ContentFile): boolean {
  return values.draft === true || values.unlisted === true || values.search === false;
}
