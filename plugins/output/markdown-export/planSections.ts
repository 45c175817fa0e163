import type {LoadContext} from '@docusaurus/types';
import {readContent, type ContentFile} from '@selection-set/content-model';
import {NOTHING_KEPT, type KeptResults} from '@selection-set/plugin-kit';
import {createOutdatedCounter, type OutdatedCounter} from '@selection-set/translation-freshness';
import {toString} from 'mdast-util-to-string';
import {estimateTokenCount} from 'tokenx';
import {visit} from 'unist-util-visit';
import {TOOLS} from '../../../src/family/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTools';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {composeExport, readBuiltPage, type Page} from './readBuiltPage';
import {
  listBuiltPages,
  listExportFiles,
  type Loaded,
  type Routes,
  type Sidebar,
  type ExportFile,
} from './readRoutes';
import {digest, keepOfFile, readSource, resolveAddress, siteAddress, type Site} from './readSource';
import {composeOutdatedNote, rewriteTree} from './rewriteTree';
import type {RuleContext} from './rule';

export interface WrittenContext {
  readonly siteDir: string;
  readonly site: Site;
  /** Interface texts of the language by their ids. */
  readonly labels: Readonly<Record<string, string>>;
  /** Number of outdated blocks of a translated file. */
  readonly countOutdated: OutdatedCounter;
}

/** Content of a page written in Markdown, without metadata. */
export type WrittenText = Pick<Page, 'body' | 'description' | 'title'>;

/**
 * Content of a page written in Markdown, from its syntax tree.
 *
 * @throws ExportError naming file and line of anything that plain Markdown cannot express.
 */
export async function readWrittenPage(
  file: ExportFile,
  {siteDir, site, labels, countOutdated}: WrittenContext,
): Promise<Omit<Page, 'address'>> {
  const address = (target: string): string => resolveAddress(target, file, site);
  const text = await readWrittenText(siteDir, file, {address, labels});
  const note = composeOutdatedNote(file, await countOutdated(file), labels, site);
  return {...text, ...(note === undefined ? {} : {note})};
}

/**
 * Title, description and text of a page; headings carry their id as `data.id`.
 *
 * @throws ExportError naming file and line of anything that plain Markdown cannot express.
 */
export async function readWrittenText(
  siteDir: string,
  file: ContentFile,
  context: RuleContext,
): Promise<WrittenText> {
  const body = rewriteTree(await readSource(siteDir, file), context);
  const {title, description} = file.frontMatter.values;
  const [first] = body;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  return {
    // The first heading of a text is its title, as on the page.
    title: isTitled ? toString(first) : typeof title === 'string' ? title : file.name,
    description: typeof description === 'string' ? description : '',
    body: isTitled ? body.slice(1) : body,
  };
}

export type ExportContext = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'codeTranslations'> & {
  readonly i18n: Pick<LoadContext['i18n'], 'currentLocale' | 'localeConfigs'>;
  readonly siteConfig: Pick<LoadContext['siteConfig'], 'url' | 'baseUrl' | 'customFields'>;
};

interface ExportContent {
  /** Files whose pages have Markdown exports, posts newest first. */
  readonly files: readonly ExportFile[];
  /** Paths of the other pages with a Markdown export. */
  readonly built: readonly string[];
  readonly site: Site;
  /** Changes whenever an address does. */
  readonly siteKey: string;
}

/** Outside a build there are no routes. */
const NO_ROUTES: Routes = {routes: [], hidden: new Set(), copies: new Set()};

/** Everything with a Markdown export in the context's language, and its address. */
export async function readExportContent(
  {siteDir, baseUrl, i18n, siteConfig}: ExportContext,
  loaded: Loaded,
  routes: Routes = NO_ROUTES,
): Promise<ExportContent> {
  const content = await readContent(siteDir, i18n.currentLocale);
  const files = listExportFiles(content.files, loaded);
  const built = listBuiltPages(routes, loaded);
  const originals = listBuiltPages({...routes, copies: NO_ROUTES.copies}, loaded);
  const paths = new Map<string, string | undefined>([
    ...loaded.entries.map(({file, path}) => [file, path] as const),
    ...content.files.map(({original, path}) => [original, path] as const),
  ]);
  const listed = loaded.entries.filter(({isListed}) => isListed).map(({path}) => path);
  const bases = {
    origin: siteConfig.url,
    baseUrl,
    defaultBaseUrl: i18n.localeConfigs[DEFAULT_LOCALE]?.baseUrl ?? siteConfig.baseUrl,
    repositoryBase: String(siteConfig.customFields?.docsRepositoryBase),
  };
  const exportedPages = new Set([...files.map(({path}) => path), ...built]);
  const defaultExports = new Set([...listed, ...originals]);
  return {
    files,
    built,
    site: {...bases, exportedPages, defaultExports, pathOf: (original) => paths.get(original)},
    siteKey: digest([bases, [...exportedPages], [...defaultExports], [...paths]]),
  };
}

export interface MarkdownExport {
  /** Of the page, below base address and language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  /** Estimated tokens for an assistant to read the Markdown export. */
  readonly tokens: number;
}

/** The Markdown export of a page, with the data for lists of pages. */
export function makeExport(path: string, page: Page): MarkdownExport {
  const markdown = composeExport(page);
  const {title, description} = page;
  return {path, title, description, markdown, tokens: estimateTokenCount(markdown)};
}

/** Results kept between builds. */
export interface KeptExports {
  /** Exports of pages written in Markdown. */
  readonly written: KeptResults;
  /** Content of other built pages. */
  readonly read: KeptResults;
}

const EXPORTS_NOT_KEPT: KeptExports = {written: NOTHING_KEPT, read: NOTHING_KEPT};

/**
 * The Markdown exports of one language by path: first those of pages read from built HTML, sorted, then those written in Markdown.
 *
 * @param readHtml returns the built page of a path.
 * @throws ExportError for anything that plain Markdown cannot express; Error for a built page without a main part.
 */
export async function createExports(
  context: ExportContext,
  {files, built, site, siteKey}: ExportContent,
  readHtml: (path: string) => string,
  {written: keptExports, read: keptPages}: KeptExports = EXPORTS_NOT_KEPT,
): Promise<ReadonlyMap<string, MarkdownExport>> {
  const countOutdated = createOutdatedCounter(context.siteDir);
  const {siteDir, codeTranslations: labels} = context;
  const labelsKey = digest(labels);
  const written = await Promise.all(
    files.map(async (file) => {
      const outdated = await countOutdated(file);
      const parts = [file.path, siteKey, labelsKey, String(outdated)];
      return keepOfFile(keptExports, file, parts, async () => {
        const page = await readWrittenPage(file, {siteDir, site, labels, countOutdated});
        return makeExport(file.path, {...page, address: siteAddress(file.path, site)});
      });
    }),
  );
  const fromHtml = await Promise.all(
    built.map(async (path) => {
      const place = {original: '', kind: 'page', version: 'current', path} as const;
      const html = readHtml(path);
      const page = await keptPages.get([html], () => readBuiltPage(html));
      if (page === undefined) {
        throw new Error(
          `The page ${path} has no <main> with an <h1>, from which its Markdown export could be made. Give it both, or tell search engines to leave it out: then it needs no Markdown export.`,
        );
      }
      visit({type: 'root', children: [...page.body]}, (node) => {
        if ('url' in node) {
          node.url = resolveAddress(dropBase(node.url, site.baseUrl), place, site);
        }
      });
      return makeExport(path, {...page, address: siteAddress(path, site)});
    }),
  );
  return new Map([...fromHtml, ...written].map((exported) => [exported.path, exported]));
}

/** Links in built pages start with the base address, unlike those in sources. */
function dropBase(target: string, baseUrl: string): string {
  return target.startsWith(baseUrl) ? `/${target.slice(baseUrl.length)}` : target;
}

/** A part of the index. */
export interface Section {
  readonly title: string;
  readonly exportedPages: readonly MarkdownExport[];
  /** Folder of the file with all Markdown exports of the section, such as `docs/start`; absent when there is none. */
  readonly folder?: string;
}

/** Name in the llms.txt format for what may be left out when context is short. */
const OPTIONAL = 'Optional';

const OPTIONAL_PATHS = /^\/(?:tools|blog\/(?:tags|authors|page))(?:\/|$)/u;

/**
 * All Markdown exports in the order of the portal: sidebars, guides, posts, other pages, and last what repeats others or comes from
 * elsewhere, such as lists of tags and READMEs. Leaves out sections without exports.
 *
 * @param Markdown exports of one language by path, posts newest first.
 */
export function planSections(
  exportedPages: ReadonlyMap<string, MarkdownExport>,
  sidebars: readonly Sidebar[],
  siteName: string,
): readonly Section[] {
  const documents = sidebars.map(({name, paths}) => {
    const found = paths.flatMap((path) => exportedPages.get(path) ?? []);
    return {title: sidebarTitle(name, found), exportedPages: found, folder: `docs/${name}`};
  });
  const listed = new Set(
    documents.flatMap((section) => section.exportedPages.map(({path}) => path)),
  );
  const rest = [...exportedPages.values()].filter(({path}) => !listed.has(path));
  const optional = rest.filter(({path}) => OPTIONAL_PATHS.test(path));
  const others = rest.filter(({path}) => !OPTIONAL_PATHS.test(path));
  const below = (root: string): Section => {
    const found = others.filter(({path}) => path === root || path.startsWith(`${root}/`));
    return {title: exportedPages.get(root)?.title ?? root.slice(1), exportedPages: found};
  };
  const solutions = below('/solutions');
  const posts = below('/blog');
  const grouped = new Set([...solutions.exportedPages, ...posts.exportedPages]);
  return [
    ...documents,
    {...solutions, folder: 'solutions'},
    posts,
    {title: siteName, exportedPages: others.filter((exported) => !grouped.has(exported))},
    {title: OPTIONAL, exportedPages: optional},
  ].filter((section) => section.exportedPages.length > 0);
}

function sidebarTitle(name: string, [first]: readonly MarkdownExport[]): string {
  const tool = findTool(TOOLS, name);
  return tool?.name ?? first?.title ?? name;
}

export function isOptional({title}: Section): boolean {
  return title === OPTIONAL;
}
