import {CURRENT_VERSION, type ContentFile} from '@selection-set/content-model';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {DocumentState, LivingDocsReport} from '../../../src/lib/contracts/livingDocs';

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
