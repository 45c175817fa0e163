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
