import type {JSXSpreadChild, Node, ObjectExpression, TemplateLiteral} from 'estree-jsx';

/** What an attribute of a component can hold in a Markdown export. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | {readonly [name: string]: Value};

/** Names that a file imports, such as a picture, with what they stand for. */
export type Names = ReadonlyMap<string, string>;

/**
 * Works an expression out that is written in full where it stands: texts, numbers, lists, objects, and elements as their words.
 *
 * @throws Error whose message is the kind of expression that cannot be worked out, such as `a call`.
 */
export function evaluate(node: JSXSpreadChild | Node, names: Names): Value {
  if (node.type === 'Literal') {
    return readLiteral(node.value);
  }
  if (node.type === 'TemplateLiteral') {
    return readTemplate(node, names);
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    return -Number(evaluate(node.argument, names));
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.map((item) => (item === null ? undefined : evaluate(item, names)));
  }
  if (node.type === 'ObjectExpression') {
    return readObject(node, names);
  }
  if (node.type === 'Identifier') {
    return node.name === 'undefined'
      ? undefined
      : (names.get(node.name) ?? fail(`the name "${node.name}"`));
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children
      .map((child) => asText(evaluate(child, names)))
      .join('')
      .trim();
  }
  if (node.type === 'JSXText') {
    return node.value.replaceAll(/\s+/gu, ' ');
  }
  if (node.type === 'JSXExpressionContainer') {
    return evaluate(node.expression, names);
  }
  if (node.type === 'JSXEmptyExpression') {
    return undefined;
  }
  return fail(node.type === 'CallExpression' ? 'a call' : `code (${node.type})`);
}

/** A value as words; empty where it is none. */
export function asText(value: Value): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readLiteral(value: unknown): Value {
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
    ? value
    : fail('a pattern');
}

function readTemplate({quasis, expressions}: TemplateLiteral, names: Names): string {
  return quasis
    .map(({value}, index) => {
      const inserted = expressions[index];
      const text = value.cooked ?? value.raw;
      return inserted === undefined ? text : text + asText(evaluate(inserted, names));
    })
    .join('');
}

function readObject({properties}: ObjectExpression, names: Names): Value {
  return Object.fromEntries(
    properties.map((property) =>
      property.type === 'Property'
        ? [readKey(property.key), evaluate(property.value, names)]
        : fail('a spread object'),
    ),
  );
}

function readKey(key: Node): string {
  if (key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'Literal' ? String(key.value) : fail('a computed name');
}

function fail(what: string): never {
  throw new Error(what);
}
