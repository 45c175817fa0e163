import type {
  Expression,
  JSXAttribute,
  JSXElement,
  JSXFragment,
  JSXIdentifier,
  JSXMemberExpression,
  JSXNamespacedName,
} from 'estree-jsx';
import type {PhrasingContent, RootContent} from 'mdast';
import {asText, evaluate, type Names, type Value} from './evaluate';
import {text, toPhrasing, type JsxNode} from './nodes';

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
      const what = error instanceof Error ? error.message : String(error);
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
