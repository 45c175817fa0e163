import type {LoadContext} from '@docusaurus/types';
import type {PageRecord} from '@selection-set/search/engine';
import {type KeptResults, NOTHING_KEPT} from '@selection-set/plugin-kit';
import type {Content, ContentFile} from '@selection-set/content-model';
import {readBuiltPage} from '../markdown-twins/readBuiltPage';
import {readWrittenText} from '../markdown-twins/readWrittenPage';
import {sortPage} from './classify';
import {extractPage, listTools} from './extractPage';
import {isExcluded} from './isExcluded';
import type {SearchSettings} from './settings';

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
 * @throws TwinError for what a text says and plain Markdown cannot.
 */
export async function readWrittenPages(
  {siteDir, codeTranslations}: Context,
  {files}: Content,
  {excluded, kinds}: Pick<SearchSettings, 'excluded' | 'kinds'>,
): Promise<readonly VersionedRecord[]> {
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
      const text = await readWrittenText(siteDir, file, {address: KEEP, labels: codeTranslations});
      const {tools} = file.frontMatter.values;
      const folder = kind === 'doc' ? (file.name.split('/')[0] ?? '') : '';
      return {
        version: kind === 'doc' ? file.version : undefined,
        record: extractPage({
          ...text,
          path,
          kind,
          name,
          weight: kinds[sortPage(name).isChangelog ? 'changelog' : kind],
          tools: listTools(folder, Array.isArray(tools) ? tools.map(String) : []),
        }),
      };
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
        record: extractPage({...page, path, name: path.slice(1), kind, weight: kinds[kind], tools}),
      };
}

function isHidden({frontMatter: {values}}: ContentFile): boolean {
  return values.draft === true || values.unlisted === true || values.search === false;
}
