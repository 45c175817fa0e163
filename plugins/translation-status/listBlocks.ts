import {createHash} from 'node:crypto';
import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {ParsedMarkdown} from '../content-model/parseMarkdown';

/** What a translator works on at a time. */
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
  /** Of kind and text, white space and line breaks aside; hexadecimal. */
  readonly hash: string;
  /** As Markdown, with single spaces. */
  readonly text: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** Fields of the front matter that readers see. */
const TRANSLATED_FIELDS = ['title', 'description', 'sidebar_label'] as const;
const HASH_CHARS = 12;

const writer = unified()
  .use(remarkStringify)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** All blocks of a file, in the order in which they are read. */
export function listBlocks({tree, frontMatter}: ParsedMarkdown): readonly SourceBlock[] {
  const fields = TRANSLATED_FIELDS.flatMap((field) => {
    const value = frontMatter.values[field];
    return typeof value === 'string'
      ? [toBlock('front-matter', `${field}: ${value}`, frontMatter.lineOf(field))]
      : [];
  });
  return [...fields, ...readNodes(tree.children, 'paragraph')];
}

function readNodes(nodes: readonly Nodes[], textKind: 'list-item' | 'paragraph'): SourceBlock[] {
  return nodes.flatMap((node) => readNode(node, textKind));
}

function readNode(node: Nodes, textKind: 'list-item' | 'paragraph'): SourceBlock[] {
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
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return [...readAttributes(node, line), ...readNodes(node.children, 'paragraph')];
  }
  return 'children' in node
    ? readNodes(node.children, node.type === 'listItem' ? 'list-item' : textKind)
    : [];
}

/** Texts that a component shows are as much to translate as a paragraph. */
function readAttributes(
  node: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>,
  line: number,
): SourceBlock[] {
  const shell: RootContent = {
    type: 'mdxJsxFlowElement',
    name: node.name,
    attributes: node.attributes,
    children: [],
  };
  return node.attributes.length === 0 ? [] : [toBlock('component', write(shell), line)];
}

/** Comments, such as a heading's own id, are for the build and not for readers. */
function writePhrasing(children: readonly PhrasingContent[]): string {
  const shown = children.filter(
    (child) => child.type !== 'mdxTextExpression' || !/^\/\*.*\*\/$/su.test(child.value.trim()),
  );
  const last = shown.at(-1);
  return write({
    type: 'paragraph',
    // White space before a comment would be kept by an escape.
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

function toBlock(kind: BlockKind, raw: string, line: number): SourceBlock {
  const text = raw.replaceAll(/\s+/gu, ' ').trim();
  const hash = createHash('sha256').update(`${kind} ${text}`).digest('hex').slice(0, HASH_CHARS);
  return {kind, hash, text, line};
}
