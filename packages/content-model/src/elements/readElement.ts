import type {
  Expression,
  JSXAttribute,
  JSXElement,
  JSXFragment,
  JSXIdentifier,
  JSXMemberExpression,
  JSXNamespacedName,
} from 'estree-jsx';
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
import {messageOf} from '@selection-set/plugin-kit';
import {asText, evaluate, type Names, type Value} from './evaluate';

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

type TextElement = Extract<JsxNode, {readonly type: 'mdxJsxTextElement'}>;
type Attribute = TextElement['attributes'][number];

/** Elements inside an attribute, such as a link in a caption, as the nodes that they would be in the text, so that the same rules apply. */
function jsxToMdast(node: JSXElement | JSXFragment): PhrasingContent[] {
  const children = node.children.flatMap((child): PhrasingContent[] => {
    switch (child.type) {
      case 'JSXText':
        return [text(child.value.replaceAll(/\s+/gu, ' '))];
      case 'JSXElement':
      case 'JSXFragment':
        return jsxToMdast(child);
      case 'JSXExpressionContainer':
        return child.expression.type === 'JSXEmptyExpression'
          ? []
          : [{type: 'mdxTextExpression', value: '', data: toData(child.expression)}];
      case 'JSXSpreadChild':
        return [];
      default:
        return child satisfies never;
    }
  });
  if (node.type === 'JSXFragment') {
    return children;
  }
  const element: TextElement = {
    type: 'mdxJsxTextElement',
    name: readName(node.openingElement.name),
    attributes: node.openingElement.attributes.flatMap((attribute) =>
      attribute.type === 'JSXAttribute' ? [toAttribute(attribute)] : [],
    ),
    children,
  };
  return [element];
}

function toAttribute({name, value}: JSXAttribute): Attribute {
  const attribute = {type: 'mdxJsxAttribute', name: readName(name)} as const;
  if (value === null) {
    return attribute;
  }
  if (value.type === 'Literal') {
    return {...attribute, value: String(value.value)};
  }
  const expression = value.type === 'JSXExpressionContainer' ? value.expression : value;
  return expression.type === 'JSXEmptyExpression'
    ? attribute
    : {
        ...attribute,
        value: {type: 'mdxJsxAttributeValueExpression', value: '', data: toData(expression)},
      };
}

function toData(expression: Expression) {
  return {
    estree: {
      type: 'Program' as const,
      sourceType: 'module' as const,
      body: [{type: 'ExpressionStatement' as const, expression}],
    },
  };
}

function readName(name: JSXIdentifier | JSXMemberExpression | JSXNamespacedName): string {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXNamespacedName':
      return `${name.namespace.name}:${name.name.name}`;
    case 'JSXMemberExpression':
      return `${readName(name.object)}.${name.property.name}`;
    default:
      return name satisfies never;
  }
}

/** Something that a page says and its Markdown export cannot; names the place as checks of the content do. */
export class ExportError extends Error {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is wrong and how to put it right, without the place. */
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line} ${reason}`);
    this.name = 'TwinError';
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** The attributes of a component as a rule reads them. */
export interface Attributes {
  /** A text or a number; undefined where the attribute is absent or something else. */
  readonly text: (name: string) => string | undefined;
  /** Words with links and other elements in them; empty where the attribute is absent. */
  readonly words: (name: string) => PhrasingContent[];
  /** Any value; undefined where the attribute is absent. */
  readonly value: (name: string) => Value;
}

export interface Place {
  readonly file: string;
  /** What the file imports. */
  readonly names: Names;
  /** Turns elements in a value into plain Markdown. */
  readonly rewrite: (nodes: readonly RootContent[]) => readonly RootContent[];
}

/**
 * Works the attributes of a component out when a rule asks for them, so that those that a Markdown export has no use for may hold any code.
 *
 * @throws ExportError for a value that is not written in full in the attribute.
 */
export function readAttributes(node: JsxNode, {file, names, rewrite}: Place): Attributes {
  const find = (name: string): Exclude<Found, {type: 'mdxJsxExpressionAttribute'}> | undefined => {
    const found = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
    return found?.type === 'mdxJsxAttribute' ? found : undefined;
  };
  const value = (name: string): Value => {
    const found = find(name);
    if (found === undefined) {
      return undefined;
    }
    if (typeof found.value === 'string') {
      return found.value;
    }
    const expression = readExpression(found);
    if (expression === undefined) {
      return true;
    }
    try {
      return evaluate(expression, names);
    } catch (error) {
      const what = messageOf(error);
      throw new ExportError(
        file,
        node.position?.start.line ?? 1,
        `The attribute "${name}" of <${node.name ?? ''}> holds ${what}, which the page's Markdown export cannot work out. Write the value in full, such as ${name}="…" or ${name}={['…']}.`,
      );
    }
  };
  return {
    value,
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
    },
    words: (name) => {
      const expression = readExpression(find(name));
      if (expression?.type === 'JSXElement' || expression?.type === 'JSXFragment') {
        return toPhrasing(rewrite(jsxToMdast(expression)));
      }
      const found = asText(value(name));
      return found === '' ? [] : [text(found)];
    },
  };
}

type Found = JsxNode['attributes'][number];

/** The code of an attribute; undefined where it is absent or holds a text. */
function readExpression(found: Found | undefined) {
  const statement =
    found?.type === 'mdxJsxAttribute' && typeof found.value === 'object'
      ? found.value?.data?.estree?.body[0]
      : undefined;
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** A value as an object of further values; undefined for anything else. */
export function asRecord(value: Value): {readonly [name: string]: Value} | undefined {
  return typeof value === 'object' && value !== null && !isList(value) ? value : undefined;
}

/** A value as a list; a single value is a list of one, none is empty. */
export function asList(value: Value): readonly Value[] {
  if (value === undefined || value === null) {
    return [];
  }
  return isList(value) ? value : [value];
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
