import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  collectLinks,
  createContentReader,
  readRedirects,
  resolveLink,
  type ContentFile,
  type SiteMap,
  CURRENT_VERSION,
} from '@selection-set/content-model';
import {dataModule} from '@selection-set/plugin-kit';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {LivingDocsReport, DocumentState} from '../../../src/lib/contracts/livingDocs';
import {REPORT_FILE, REPORT_PATH} from '../../../src/lib/livingDocs/report';
import {readSiteMap} from '../links/readSiteMap';
import {readReport, type OutsideLink} from '../outside-links/checkAddress';

const ISO_DATE_CHARS = 10;

/** What the last check of outside links says that somebody has to do; undefined where there was none. */
export function summariseOutsideLinks(
  links: readonly OutsideLink[] | undefined,
): LivingDocsReport['outside'] {
  if (links === undefined || links.length === 0) {
    return undefined;
  }
  const [checked = ''] = links
    .map((link) => link.checked.slice(0, ISO_DATE_CHARS))
    .toSorted()
    .toReversed();
  const dead = links
    .filter(({state}) => state === 'dead' || state === 'moved' || state === 'doubtful')
    .map(({address, state, reason, status, newAddress, places}) => ({
      address,
      reason: [reason ?? status ?? state, newAddress].filter(Boolean).join(' '),
      places: places.map(({file, line}) => `${file}:${line}`),
    }));
  return {checked, total: links.length, dead};
}

/** Which pages the text of each page leads to, by path. */
function listPageLinks(
  files: readonly ContentFile[],
  map: SiteMap,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    files.flatMap((file) => {
      if (file.path === undefined) {
        return [];
      }
      const targets = collectLinks(file).map((link) => resolveLink(link, file, map));
      const paths = targets.flatMap((target) => (target.type === 'page' ? [target.path] : []));
      return [[file.path, new Set(paths)] as const];
    }),
  );
}

/**
 * The state of the documentation as a page and as JSON: owners, review dates, short and unlinked documents, redirects and the last check of
 * outside links. It is about the originals, whatever the language of the page. `npm start` makes it once.
 */
export default function pluginLivingDocs({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin<LivingDocsReport> {
  return {
    name: 'living-docs',
    async loadContent() {
      const readContent = createContentReader(siteDir);
      const {files} = await readContent(DEFAULT_LOCALE);
      const map = await readSiteMap(siteDir, DEFAULT_LOCALE, readContent);
      const outside = summariseOutsideLinks(await readReport(siteDir));
      return composeReport({
        files,
        links: listPageLinks(files, map),
        redirects: readRedirects(siteDir).redirects.map(({from, to}) => ({from, to})),
        ...(outside === undefined ? {} : {outside}),
      });
    },
    async contentLoaded({content, actions}) {
      const report = await actions.createData('report.json', content);
      actions.addRoute({
        path: `${baseUrl}${REPORT_PATH.slice(1)}`,
        component: '@site/src/components/LivingDocs',
        modules: {report: dataModule(generatedFilesDir, report)},
        exact: true,
      });
    },
    async postBuild({content, outDir}) {
      await writeFile(join(outDir, REPORT_FILE), `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

/** Letters or digits with what holds them together, such as `don't` and `left-to-right`. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’._-]*/gu;

/** Words of prose: headings, paragraphs, list items and cells, without code blocks. */
function countWords(tree: Root): number {
  let words = 0;
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node) => {
    words += toString(node).match(WORD)?.length ?? 0;
  });
  return words;
}

export interface ReportInput extends Omit<LivingDocsReport, 'documents'> {
  /** Content of the default language. */
  readonly files: readonly ContentFile[];
  /** Paths of pages, each with the paths that its text links to. */
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The state of all listed documents, sorted by path; drafts and unlisted ones are not yet anybody's affair. */
export function composeReport({files, links, ...rest}: ReportInput): LivingDocsReport {
  const documents = files
    .filter(({kind, version}) => kind === 'doc' && version === CURRENT_VERSION)
    .filter(({frontMatter: {values}}) => values.draft !== true && values.unlisted !== true)
    .map((file) => describe(file, links))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {documents, ...rest};
}

function describe(file: ContentFile, links: ReportInput['links']): DocumentState {
  const {title, owner, review_by: reviewBy} = file.frontMatter.values;
  const path = file.path ?? '';
  return {
    path,
    file: file.file,
    title: typeof title === 'string' ? title : path,
    ...(typeof owner === 'string' ? {owner} : {}),
    ...(typeof reviewBy === 'string' ? {reviewBy} : {}),
    words: countWords(file.tree),
    incoming: [...links].filter(([from, targets]) => from !== path && targets.has(path)).length,
  };
}
