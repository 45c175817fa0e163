import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isRecord, lineOfNode, listChildren, nameOf} from '@selection-set/content-model';

/** A name in a file, and where it stands. */
export interface Named {
  readonly name: string;
  readonly line: number;
}

/** A module that a file imports. */
export interface ImportedModule {
  /** As it is written, such as `./_part.mdx`. */
  readonly from: string;
  readonly line: number;
}

/** Every module that a file imports or exports from. */
export function listModules(tree: Root): readonly ImportedModule[] {
  return listStatements(tree).flatMap((statement) =>
    'source' in statement && isRecord(statement.source)
      ? [{from: String(statement.source.value), line: lineOfNode(statement.source) ?? 1}]
      : [],
  );
}

/** Every name that a file imports or declares. */
export function listDeclared(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of listStatements(tree)) {
    collectDeclared(statement, names);
  }
  return names;
}

/** Every component that a file uses, in its text, its attributes and its expressions. */
export function listComponents(tree: Root): readonly Named[] {
  const found: Named[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found.push(...(node.name === null ? [] : [{name: node.name, line}]));
      for (const attribute of node.attributes) {
        collectElements(readScript(attribute), found);
      }
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      collectElements(node.data?.estree, found);
    }
  });
  return found
    .map(({name, line}) => ({name: name.split('.')[0] ?? name, line}))
    .filter(({name}) => /^\p{Lu}/u.test(name))
    .toSorted((a, b) => a.line - b.line);
}

type Attribute = Extract<RootContent, {type: 'mdxJsxFlowElement'}>['attributes'][number];

function readScript(attribute: Attribute): unknown {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return attribute.data?.estree;
  }
  return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
}

function listStatements(tree: Root) {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
}

/** Functions and classes have names of their own inside, which the text does not see; too many names hide a mistake, none invents one. */
function collectDeclared(node: object, names: Set<string>): void {
  const {type, id, local} = {type: '', id: undefined, local: undefined, ...node};
  if (/Declarat(?:ion|or)$/u.test(type)) {
    collectNames(id, names);
  } else if (type.startsWith('Import')) {
    collectNames(local, names);
  }
  for (const child of listChildren(node)) {
    collectDeclared(child, names);
  }
}

function collectNames(pattern: unknown, names: Set<string>): void {
  const name = nameOf(pattern);
  if (name !== undefined) {
    names.add(name);
  } else if (isRecord(pattern)) {
    for (const child of listChildren(pattern)) {
      collectNames(child, names);
    }
  }
}

function collectElements(node: unknown, found: Named[]): void {
  if (!isRecord(node)) {
    return;
  }
  if (node.type === 'JSXOpeningElement') {
    const name = readTag(node.name);
    found.push(...(name === undefined ? [] : [{name, line: lineOfNode(node) ?? 1}]));
  }
  for (const child of listChildren(node)) {
    collectElements(child, found);
  }
}

function readTag(tag: unknown): string | undefined {
  return isRecord(tag) && tag.type === 'JSXMemberExpression' ? readTag(tag.object) : nameOf(tag);
}
