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
 * Whether a page is one of those that the settings leave out.
 *
 * @param excluded paths; `/**` at the end for all below, the page itself too.
 */
export function isExcluded(path: string, excluded: readonly string[]): boolean {
  return excluded.some((pattern) => {
    const root = pattern.endsWith(BELOW) ? pattern.slice(0, -BELOW.length) : pattern;
    return path === root || (root !== pattern && path.startsWith(`${root}/`));
  });
}

/** A page as it is read, from its syntax tree or from its built HTML. */
interface ReadPage {
  /** Below base address and language. */
  readonly path: string;
  readonly kind: PageKind;
  /** Name of the page without its version, which says what sort of page it is. */
  readonly name: string;
  /** What it counts beside other pages. */
  readonly weight: number;
  readonly title: string;
  readonly description: string;
  /** Last parts of the addresses of the tools that the page is about. */
  readonly tools: readonly string[];
  readonly body: readonly RootContent[];
  /** Whether it was written in Markdown, whose tables of names are drawn as entries. */
  readonly isWritten: boolean;
}

/** What the search knows of a page; records for a hosted search are made from the same. */
function extractPage(page: ReadPage): PageRecord {
  const facets: PageFacet[] = [
    `kind:${page.kind}`,
    ...[...new Set(page.tools)].map((tool): PageFacet => `tool:${tool}`),
  ];
  return {
    url: page.path,
    title: page.title,
    facets,
    ...(page.weight === 1 ? {} : {weight: page.weight}),
    sections: readSections(page.body, sortPage(page.name), page.description, page.isWritten),
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

/** A page with the version of the documentation that it belongs to; undefined for what is the same in all of them. */
export interface VersionedRecord {
  readonly version: string | undefined;
  readonly record: PageRecord;
}

type Context = Pick<LoadContext, 'codeTranslations' | 'siteDir'>;
type Written = ContentFile & {readonly kind: 'doc' | 'page' | 'post'; readonly path: string};

/** Where links lead says nothing about what a page says. */
const KEEP = (target: string): string => target;

/**
 * What the search knows of the pages that are written in Markdown, without drafts and those that want to stay out.
 *
 * @param content of one language: what is not translated is not in it.
 * @param kept where pages are kept as they were read.
 * @throws ExportError for what a text says and plain Markdown cannot.
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
      const {tools} = file.frontMatter.values;
      const folder = kind === 'doc' ? (file.name.split('/')[0] ?? '') : '';
      const facts = {
        path,
        kind,
        name,
        weight: kinds[sortPage(name).isChangelog ? 'changelog' : kind],
        tools: listTools(folder, Array.isArray(tools) ? tools.map(String) : []),
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
 * What the search knows of a page that is not written in Markdown.
 *
 * @param html of the built page.
 * @param kept where built pages are kept as they were read.
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
          isWritten: false,
        }),
      };
}

function isHidden({frontMatter: {values}}: ContentFile): boolean {
  return values.draft === true || values.unlisted === true || values.search === false;
}
