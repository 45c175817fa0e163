/** A node of a script's tree; which fields it has depends on its type. */
export type ScriptNode = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nodes directly below a node, in the order of its fields. */
export function listChildren(node: object): readonly ScriptNode[] {
  return Object.entries(node)
    .filter(([field]) => field !== 'loc')
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isRecord(value) && 'type' in value);
}

/** Line of the file, from 1; undefined for a node without a place. */
export function lineOfNode({loc}: ScriptNode): number | undefined {
  return isRecord(loc) && isRecord(loc.start) && typeof loc.start.line === 'number'
    ? loc.start.line
    : undefined;
}

/** Name of an identifier, or text of a quoted key. */
export function nameOf(node: unknown): string | undefined {
  if (!isRecord(node)) {
    return undefined;
  }
  return typeof node.name === 'string' ? node.name : readText(node);
}

/** A text written as one: in quotes, or as a template without a placeholder. */
export function readText(node: unknown): string | undefined {
  if (!isRecord(node)) {
    return undefined;
  }
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : undefined;
  }
  const [part, ...more]: unknown[] =
    node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  return more.length === 0 && isRecord(part) && isRecord(part.value)
    ? String(part.value.cooked)
    : undefined;
}

/** How an address is written, which decides how it is resolved. */
export type LinkKind =
  /** Markdown: `[text](address)`, `[text][name]` and bare addresses. */
  | 'link'
  /** Markdown: `![text](address)`. */
  | 'image'
  /** An attribute or property such as `href` of an element or component. */
  | 'attribute'
  /** `import … from 'address'`. */
  | 'import'
  /** The picture of the front matter. */
  | 'front-matter';

export interface FoundLink {
  readonly kind: LinkKind;
  /** As it is written. */
  readonly address: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** Attributes and properties that hold an address, of elements and of the portal's components. */
const ADDRESS_NAMES = new Set(['href', 'to', 'src', 'poster', 'captions']);

export function isAddressName(name: string): boolean {
  return ADDRESS_NAMES.has(name);
}

/**
 * Addresses in a script: attributes of its elements, properties such as `{to: '/docs'}`, `require('./a.png')` and imports. Only what is
 * written as one text counts.
 *
 * @param script tree of an expression or of imports and exports.
 * @param line where it starts, for nodes without a place.
 * @param attribute the attribute whose value it is.
 */
export function readExpression(
  script: unknown,
  line: number,
  attribute = '',
): readonly FoundLink[] {
  if (!isRecord(script)) {
    return [];
  }
  const at = lineOfNode(script) ?? line;
  switch (script.type) {
    case 'ImportDeclaration':
      return toLinks('import', readText(script.source), at);
    case 'CallExpression':
      return nameOf(script.callee) === 'require' && Array.isArray(script.arguments)
        ? toLinks('import', readText(script.arguments[0]), at)
        : readChildren(script, at);
    case 'JSXAttribute':
    case 'Property': {
      const name = nameOf('key' in script ? script.key : script.name) ?? '';
      return readExpression(script.value, at, name);
    }
    case 'Program':
    case 'ExpressionStatement':
    case 'JSXExpressionContainer':
      return readChildren(script, at, attribute);
    default: {
      const text = isAddressName(attribute) ? readText(script) : undefined;
      return text === undefined ? readChildren(script, at) : toLinks('attribute', text, at);
    }
  }
}

function readChildren(script: object, line: number, attribute = ''): readonly FoundLink[] {
  return listChildren(script).flatMap((child) => readExpression(child, line, attribute));
}

function toLinks(kind: FoundLink['kind'], address: string | undefined, line: number): FoundLink[] {
  return address === undefined ? [] : [{kind, address, line}];
}

const HTML_ATTRIBUTE =
  /<[a-z][^>]*?\s(?:href|src|poster)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/giu;

/** Addresses in HTML, as plain Markdown files may hold it. */
export function readHtml(html: string, line: number): readonly FoundLink[] {
  return [...html.matchAll(HTML_ATTRIBUTE)].map((match) => ({
    kind: 'attribute',
    address: match.groups?.double ?? match.groups?.single ?? '',
    line: line + (html.slice(0, match.index + match[0].length).match(/\n/gu)?.length ?? 0),
  }));
}
