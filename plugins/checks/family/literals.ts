import ts from 'typescript';

type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/**
 * The source with one entry more at the end of the list or record that a variable holds.
 *
 * @param entry source of an element, or of a property with its name.
 * @throws Error where no variable of that name holds a list or record.
 */
export function addEntry(source: string, variable: string, entry: string): string {
  const literal = findLiteral(source, variable);
  const end = literal.getEnd() - 1;
  const entries = listEntries(literal);
  const last = entries.at(-1);
  const gap = last === undefined || entries.hasTrailingComma ? '' : ',';
  const start = last === undefined || entries.hasTrailingComma ? end : last.getEnd();
  return `${source.slice(0, start)}${gap}${source.slice(start, end)}${entry},${source.slice(end)}`;
}

/**
 * The source with other entries in the list or record that a variable holds.
 *
 * @param entries source of each element, or of each property with its name.
 * @throws Error where no variable of that name holds a list or record.
 */
export function setEntries(source: string, variable: string, entries: readonly string[]): string {
  const literal = findLiteral(source, variable);
  return `${source.slice(0, literal.getStart() + 1)}${entries.join(',')}${source.slice(literal.getEnd() - 1)}`;
}

/**
 * The source without what is called by a name, wherever it is: properties of that name, texts that are the name, and objects whose `key` or
 * `id` it is. An object of a list that is left with an empty list goes with it.
 *
 * @param variable where to look; everywhere where none is given.
 * @returns the source, and the `id` of each object that went.
 */
export function removeEntries(
  source: string,
  name: string,
  variable?: string,
): {readonly source: string; readonly gone: readonly string[]} {
  const gone: string[] = [];
  const cuts: (readonly [number, number])[] = [];

  /** @returns whether the node is left with nothing to say. */
  const visit = (node: ts.Node): boolean => {
    const inner = unwrap(node);
    if (ts.isArrayLiteralExpression(inner)) {
      const left = inner.elements.filter((element) => !cutOrKeep(element));
      return inner.elements.length > 0 && left.length === 0;
    }
    if (ts.isObjectLiteralExpression(inner)) {
      let isEmptied = false;
      for (const property of inner.properties) {
        const before = cuts.length;
        const isLeftEmpty = ts.isPropertyAssignment(property) && visit(property.initializer);
        const isList =
          ts.isPropertyAssignment(property) &&
          ts.isArrayLiteralExpression(unwrap(property.initializer));
        if (nameOf(property) === name || (isLeftEmpty && !isList)) {
          cuts.splice(before, cuts.length, rangeOf(property));
        }
        isEmptied ||= isLeftEmpty && isList;
      }
      return isEmptied;
    }
    ts.forEachChild(node, visit);
    return false;
  };
  const cutOrKeep = (element: ts.Expression): boolean => {
    const inner = unwrap(element);
    const id = ts.isObjectLiteralExpression(inner) ? idOf(inner) : undefined;
    const isCalled = id === name || (ts.isStringLiteral(inner) && inner.text === name);
    const before = cuts.length;
    if (!isCalled && !visit(element)) {
      return false;
    }
    cuts.splice(before, cuts.length, rangeOf(element));
    gone.push(...(id === undefined ? [] : [id]));
    return true;
  };
  const rangeOf = (node: ts.Node): readonly [number, number] => {
    const rest = source.slice(node.getEnd());
    return [node.getFullStart(), node.getEnd() + (/^\s*,/u.exec(rest)?.[0].length ?? 0)];
  };

  visit(variable === undefined ? parse(source) : findLiteral(source, variable));
  return {
    source: cuts
      .toSorted(([one], [other]) => other - one)
      .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), source),
    gone,
  };
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('family.ts', source, ts.ScriptTarget.Latest, true);
}

function findLiteral(source: string, variable: string): Literal {
  let found: Literal | undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === variable &&
      node.initializer !== undefined
    ) {
      const inner = unwrap(node.initializer);
      found =
        ts.isArrayLiteralExpression(inner) || ts.isObjectLiteralExpression(inner) ? inner : found;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  if (found === undefined) {
    throw new Error(
      `No list or record is called "${variable}" in its file. Bring it back: commands that add and remove tools write into it.`,
    );
  }
  return found;
}

function listEntries(literal: Literal): ts.NodeArray<ts.Node> {
  return ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
}

/** What is inside of `as const` and `satisfies`. */
function unwrap(node: ts.Node): ts.Node {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrap(node.expression) : node;
}

function nameOf({name}: ts.ObjectLiteralElementLike): string | undefined {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name))
    ? name.text
    : undefined;
}

function idOf(object: ts.ObjectLiteralExpression): string | undefined {
  for (const property of object.properties) {
    if (
      ts.isPropertyAssignment(property) &&
      /^(?:key|id)$/u.test(nameOf(property) ?? '') &&
      ts.isStringLiteral(property.initializer)
    ) {
      return property.initializer.text;
    }
  }
  return undefined;
}
