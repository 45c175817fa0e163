import {
  component,
  contentSettings,
  importComponent,
  inlineComponent,
} from '@selection-set/content-model';
import type {
  Blockquote,
  Emphasis,
  ListItem,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseLock} from './compareBlocks';
import {createOriginals, locateBlocks, type LocatedBlock} from './listBlocks';
import {OUTDATED_FIELDS} from './outdated';
import {planMarks, type Mark, type NewBlocks} from './planMarks';
import {quoteBlocks, quoteCells, quoteRow, readLock} from './readLocale';

/** Nodes that accept any Markdown as children. */
export type Holder = Blockquote | ContainerDirective | ListItem | MdxJsxFlowElement | Root;

/** Components that do not process what is deep inside them. */
const TRANSPARENT = new Set(['Steps', 'Tabs', 'TabItem', 'details']);
/** Those of them that accept any Markdown as direct children. */
const OPEN = new Set(['TabItem', 'details']);

const HOLDERS: ReadonlySet<string> = new Set([
  'blockquote',
  'containerDirective',
  'listItem',
  'root',
]);

export interface Place {
  readonly holder: Holder;
  /** The child that the mark follows; absent before the first one. */
  readonly after?: RootContent;
}

/**
 * Where a mark can be inserted without breaking its surroundings: as deep as possible, but outside tables and components that process their
 * content, or are a link, as a whole.
 *
 * @param chain from the root down to the marked block.
 */
function findPlace(root: Root, chain: readonly Nodes[]): Place {
  const closed = findClosed(chain);
  const reachable = closed === -1 ? chain : chain.slice(0, closed + 1);
  for (let index = reachable.length - 2; index >= 0; index -= 1) {
    const holder = reachable[index];
    if (holder !== undefined && isHolder(holder)) {
      const after = holder.children.find((child) => child === reachable[index + 1]);
      return after === undefined ? {holder} : {holder, after};
    }
  }
  return {holder: root};
}

/** Whether a component around it processes its content as a whole. */
function isClosed(chain: readonly Nodes[]): boolean {
  return findClosed(chain) !== -1;
}

function findClosed(chain: readonly Nodes[]): number {
  return chain.findIndex((node) => isComponent(node) && !TRANSPARENT.has(node.name ?? ''));
}

function isHolder(node: Nodes): node is Holder {
  return isComponent(node) ? OPEN.has(node.name ?? '') : HOLDERS.has(node.type);
}

function isComponent(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

/** `lang` and `dir` of the originals. */
interface Language {
  readonly lang: string;
  readonly dir: string;
}

/** Marks a block of a translation as being in the language of the original. */
function markLanguage(node: Nodes, language: Language): void {
  if (node.type === 'tableRow') {
    for (const cell of node.children) {
      cell.children = [inLanguage(cell.children, language)];
    }
  } else if (node.type === 'paragraph') {
    // The paragraph itself is left out in items of a list.
    node.children = [inLanguage(node.children, language)];
  } else if (node.type === 'heading') {
    addProperties(node, {...language});
  }
}

/** Markdown has no node for a span; any that becomes an element works. */
function inLanguage(children: PhrasingContent[], language: Language): Emphasis {
  return {
    type: 'emphasis',
    children,
    data: {hName: 'span', hProperties: {...language}},
  };
}

/** Adds attributes to the element of a node. */
function addProperties(node: Nodes, properties: Readonly<Record<string, string>>): void {
  const {data} = node;
  const earlier = data !== undefined && 'hProperties' in data ? data.hProperties : {};
  Object.assign(node, {data: {...data, hProperties: {...Object(earlier), ...properties}}});
}

/** Component next to a block. */
const BLOCK_MARK = 'TranslationMark';
/** Component in a row of a table. */
const ROW_MARK = 'TranslationRowMark';

/** Whether this step inserted a node. */
export function isMark(node: Nodes): boolean {
  return 'name' in node && (node.name === BLOCK_MARK || node.name === ROW_MARK);
}

type BlockMark = ReturnType<typeof component>;

/** The last insertion after each node, so that marks at one place keep their order. */
type Latest = Map<Nodes, Nodes>;

/**
 * Puts marks into the text of a translation. Headings, links and tables of the page stay what they are.
 *
 * @param root changed in place; the tree that the marked blocks were read from.
 */
function insertMarks(root: Root, marks: readonly Mark[], language: Language): void {
  const latest: Latest = new Map();
  for (const mark of marks) {
    if (mark.type === 'added') {
      insertNew(root, mark, language, latest);
    } else if (mark.at.node !== undefined && mark.type === 'untranslated') {
      markLanguage(mark.at.node, language);
    } else if (mark.type !== 'untranslated') {
      insertBeside(root, mark, latest);
    }
  }
}

function insertBeside(
  root: Root,
  mark: Exclude<Mark, {type: 'added' | 'untranslated'}>,
  latest: Latest,
): void {
  const chain = chainOf(mark.at);
  const {node} = mark.at;
  const source = mark.type === 'changed' ? mark.source : undefined;
  if (node?.type === 'tableRow' && isBodyRow(mark.at) && !isClosed(chain)) {
    const cells = source?.node?.type === 'tableRow' ? quoteCells(source.node) : [];
    node.children[0]?.children.push(inlineComponent(ROW_MARK, {type: mark.type}, cells));
  } else {
    const quotes = source === undefined ? [] : quoteBlocks([source], source.parents.length);
    insertBlock(root, chain, component(BLOCK_MARK, {type: mark.type}, quotes), latest);
  }
  if (node !== undefined) {
    addProperties(node, {dataOutdated: mark.type});
  }
}

function insertNew(
  root: Root,
  {after, depth, sources}: NewBlocks,
  language: Language,
  latest: Latest,
): void {
  const chain = after === undefined ? [root] : chainOf(after);
  const holder = chain[depth - 1];
  const [sibling] = chain.slice(depth, depth + 1);
  const row = sources[0]?.node;
  if (
    holder?.type === 'table' &&
    row?.type === 'tableRow' &&
    fits(row, holder.children[0]) &&
    !isClosed(chain.slice(0, depth))
  ) {
    const added = newRow(row, language);
    holder.children.splice(indexOutdated(holder.children, sibling, latest), 0, added);
    latest.set(sibling ?? holder, added);
    return;
  }
  const isInItem = holder?.type === 'list' && !isClosed(chain.slice(0, depth));
  const mark = component(
    BLOCK_MARK,
    {type: 'added'},
    quoteBlocks(sources, isInItem ? depth + 1 : depth),
  );
  if (isInItem) {
    const item: ListItem = {type: 'listItem', children: [mark]};
    holder.children.splice(indexOutdated(holder.children, sibling, latest), 0, item);
    latest.set(sibling ?? holder, item);
  } else {
    insertBlock(root, chain.slice(0, depth + 1), mark, latest);
  }
}

function insertBlock(root: Root, chain: readonly Nodes[], mark: BlockMark, latest: Latest): void {
  const {holder, after} = findPlace(root, chain);
  const anchor = after ?? holder;
  holder.children.splice(indexOutdated(holder.children, anchor, latest), 0, mark);
  latest.set(anchor, mark);
}

function indexOutdated(
  children: readonly Nodes[],
  anchor: Nodes | undefined,
  latest: Latest,
): number {
  const last = anchor === undefined ? undefined : (latest.get(anchor) ?? anchor);
  return children.findIndex((child) => child === last) + 1;
}

function chainOf({parents, node}: LocatedBlock): readonly Nodes[] {
  return node === undefined ? parents : [...parents, node];
}

/** Whether a block is in a row below the header: screen readers announce header cells with each cell, and would include a mark there. */
function isBodyRow({parents, node}: LocatedBlock): boolean {
  return parents.at(-1)?.children[0] !== node;
}

function fits(row: TableRow, head: TableRow | undefined): boolean {
  return row.children.length === head?.children.length;
}

function newRow(row: TableRow, language: Language): TableRow {
  const quoted = quoteRow(row);
  return {
    ...quoted,
    children: quoted.children.map(({type, children}, index) => ({
      type,
      children: [
        inLanguage(children, language),
        ...(index === 0 ? [inlineComponent(ROW_MARK, {type: 'added'})] : []),
      ],
    })),
  };
}

const MODULES = new Map([
  [BLOCK_MARK, '@site/src/components/TranslationMark'],
  [ROW_MARK, '@site/src/components/TranslationMark/RowMark'],
]);
export interface OutdatedOptions {
  /** The project's folder. */
  readonly siteDir: string;
}

/**
 * A step that tells readers of a translation what has changed in its original: how much in the front matter, which Docusaurus passes to the
 * page, and what next to the blocks. It compares the original with the lock of the file, and comes before all other steps, which would
 * change the blocks. Leaves files without a lock as they are, and those with a damaged one, for which the plugin prints a warning.
 */
export default function remarkOutdated({siteDir}: OutdatedOptions) {
  const readOriginal = createOriginals(siteDir);
  return async (tree: Root, file: VFile): Promise<void> => {
    const {lock} = parseLock((await readLock(file.path)) ?? '');
    const current = lock === undefined ? undefined : await readOriginal(lock.source);
    const {frontMatter} = file.data;
    if (lock === undefined || current === undefined || !isFields(frontMatter)) {
      return;
    }
    const translated = locateBlocks({tree, frontMatter: {values: frontMatter, lineOf: () => 1}});
    const {marks, elsewhere, count} = planMarks(lock, current, translated);
    if (count > 0) {
      insertMarks(tree, marks, {lang: contentSettings().defaultLocale, dir: 'ltr'});
      addImports(tree);
      Object.assign(frontMatter, {
        [OUTDATED_FIELDS.count]: count,
        [OUTDATED_FIELDS.untranslated]: marks.filter(({type}) => type === 'untranslated').length,
        [OUTDATED_FIELDS.elsewhere]: elsewhere,
      });
    }
  };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function addImports(tree: Root): void {
  const used = new Set<string>();
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) {
      used.add(node.name);
    }
  });
  for (const [name, module] of MODULES) {
    if (used.has(name)) {
      // Last, because steps look for the title at the start of the file.
      tree.children.push(importComponent(name, module));
    }
  }
}
