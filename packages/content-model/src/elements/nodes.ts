import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  Parent,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';

declare module 'mdast' {
  interface HeadingData {
    /** Fragment of the heading's address on the page. */
    id?: string;
  }
}

/** A component or element as MDX parses it, among blocks or among words. */
export type JsxNode = Extract<
  RootContent,
  {readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}
>;

/** Short ways to write the nodes that rules give. */
export const text = (value: string): Text => ({type: 'text', value});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});
export const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});
export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});
export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});
export const code = (lang: string | null, value: string): Code => ({type: 'code', lang, value});
export const blockquote = (...children: BlockContent[]): Blockquote => ({
  type: 'blockquote',
  children,
});
export const listItem = (...children: BlockContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children,
});
export const list = (...children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

const PHRASING: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
] satisfies PhrasingContent['type'][]);

export function isPhrasing(node: RootContent): node is PhrasingContent {
  return PHRASING.has(node.type);
}

export function isJsx(node: RootContent): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** What may stand in a quote or an item of a list. */
export function isBlock(node: RootContent): node is BlockContent {
  return !isPhrasing(node) && node.type !== 'yaml' && node.type !== 'listItem';
}

/** Gives a parent other children; which kinds it takes is for the caller to know. */
export function setChildren(node: Parent, children: RootContent[]): void {
  node.children = children;
}

/** Wraps words that stand among blocks in paragraphs; white space between blocks goes. */
export function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const flush = (): void => {
    if (words.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      blocks.push(paragraph(...words));
    }
    words = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      words.push(node);
    } else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}

/** The words of blocks in one line, for places that hold no blocks. */
export function toPhrasing(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (isPhrasing(node)) {
      return [node];
    }
    return 'children' in node ? toPhrasing(node.children) : [];
  });
}
