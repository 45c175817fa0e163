import {createHash} from 'node:crypto';
import path from 'node:path';
import {parseMarkdown, type ParsedMarkdown} from '@selection-set/content-model';
import {onceFor, readIfThere} from '@selection-set/plugin-kit';
import type {Nodes, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkStringify)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** The opening tag of a component, written as if it had no content. */
function writeShell({
  name,
  attributes,
}: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>): string {
  return write({type: 'mdxJsxFlowElement', name, attributes, children: []});
}

/** A line of text as Markdown. Leaves out comments, such as a heading's own id: they are for the build, not for readers. */
function writePhrasing(children: readonly PhrasingContent[]): string {
  const shown = children.filter(
    (child) => child.type !== 'mdxTextExpression' || !/^\/\*.*\*\/$/su.test(child.value.trim()),
  );
  const last = shown.at(-1);
  return write({
    type: 'paragraph',
    // The serializer would escape white space before a comment, and so keep it.
    children:
      last?.type === 'text'
        ? [...shown.slice(0, -1), {...last, value: last.value.trimEnd()}]
        : shown,
  });
}

function write(node: RootContent): string {
  const root: Root = {type: 'root', children: [node]};
  return writer.stringify(root);
}

/** The units in which a translator works. */
export const BLOCK_KINDS = [
  'front-matter',
  'heading',
  'paragraph',
  'list-item',
  'table-row',
  'code',
  'component',
] as const;

export type BlockKind = (typeof BLOCK_KINDS)[number];

/** One block of a source file. */
export interface SourceBlock {
  readonly kind: BlockKind;
  /** Of kind and text, ignoring white space and line breaks; hexadecimal. */
  readonly hash: string;
  /** As Markdown, with single spaces. */
  readonly text: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** A block with its place in the parsed file. */
export interface LocatedBlock extends SourceBlock {
  /** Absent for a field of the front matter. */
  readonly node?: Nodes;
  /** Ancestors of the node, from the root down. */
  readonly parents: readonly Parents[];
}

/** Fields of the front matter that readers see. */
export const TRANSLATED_FIELDS = ['title', 'description', 'sidebar_label'] as const;
const HASH_CHARS = 12;

/** All blocks of a file, in reading order. Cached, because every language is compared with the same originals. */
export const listBlocks = onceFor((parsed: ParsedMarkdown): readonly SourceBlock[] =>
  locateBlocks(parsed).map(({kind, hash, text, line}) => ({kind, hash, text, line})),
);

/** The same with their nodes, for callers that insert something next to them. */
export function locateBlocks({
  tree,
  frontMatter,
}: Pick<ParsedMarkdown, 'frontMatter' | 'tree'>): readonly LocatedBlock[] {
  const fields = TRANSLATED_FIELDS.flatMap((field) => {
    const value = frontMatter.values[field];
    return typeof value === 'string'
      ? [{...toBlock('front-matter', `${field}: ${value}`, frontMatter.lineOf(field)), parents: []}]
      : [];
  });
  return [...fields, ...readChildren(tree, [], 'paragraph')];
}

type TextKind = 'list-item' | 'paragraph';

function readChildren(
  parent: Parents,
  above: readonly Parents[],
  textKind: TextKind,
): LocatedBlock[] {
  const parents = [...above, parent];
  return parent.children.flatMap((node) => [
    ...readOwn(node, textKind).map((block) => ({...block, node, parents})),
    ...('children' in node && !isText(node)
      ? readChildren(node, parents, kindBelow(node, textKind))
      : []),
  ]);
}

/** Blocks whose content is one text. */
function isText({type}: Nodes): boolean {
  return type === 'heading' || type === 'paragraph' || type === 'tableRow';
}

function kindBelow({type}: Nodes, textKind: TextKind): TextKind {
  if (type === 'listItem') {
    return 'list-item';
  }
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement' ? 'paragraph' : textKind;
}

/** The blocks of a node itself, without those inside it. */
function readOwn(node: Nodes, textKind: TextKind): SourceBlock[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'heading' || node.type === 'paragraph') {
    const kind = node.type === 'heading' ? node.type : textKind;
    return [toBlock(kind, writePhrasing(node.children), line)];
  }
  if (node.type === 'tableRow') {
    const cells = node.children.map(({children}) => writePhrasing(children));
    return [toBlock('table-row', cells.join(' | '), line)];
  }
  if (node.type === 'code') {
    return [toBlock('code', `${node.lang ?? ''} ${node.meta ?? ''}\n${node.value}`, line)];
  }
  // Texts that a component shows need translation as much as a paragraph.
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.attributes.length > 0
    ? [toBlock('component', writeShell(node), line)]
    : [];
}

function toBlock(kind: BlockKind, raw: string, line: number): SourceBlock {
  const text = raw.replaceAll(/\s+/gu, ' ').trim();
  const hash = createHash('sha256').update(`${kind} ${text}`).digest('hex').slice(0, HASH_CHARS);
  return {kind, hash, text, line};
}

/** The current blocks of an original; undefined when it does not exist or cannot be parsed. */
export type Originals = (file: string) => Promise<readonly LocatedBlock[] | undefined>;

interface Reading {
  readonly text: string;
  readonly blocks: ReturnType<Originals>;
}

/**
 * A reader of originals that parses a file again only after its text has changed.
 *
 * @param siteDir the project's folder, to which the names of files are relative.
 */
export function createOriginals(siteDir: string): Originals {
  const readings = new Map<string, Reading>();
  return async (file) => {
    const text = await readIfThere(path.join(siteDir, file));
    if (text === undefined) {
      return undefined;
    }
    const known = readings.get(file);
    if (known?.text === text) {
      return known.blocks;
    }
    const blocks = parseBlocks(text);
    readings.set(file, {text, blocks});
    return blocks;
  };
}

async function parseBlocks(text: string): ReturnType<Originals> {
  const {parsed} = await parseMarkdown(text);
  return parsed === undefined ? undefined : locateBlocks(parsed);
}
