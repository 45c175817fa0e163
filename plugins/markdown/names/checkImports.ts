import {
  findEquivalent,
  isJsx,
  lineOfNode,
  listChildren,
  nameOf,
  suggestSpelling,
  type Check,
  type ContentFile,
  type Problem,
} from '@selection-set/content-model';
import {isRecord} from '@selection-set/plugin-kit';
import {htmlTagNames} from 'html-tag-names';
import type {Root, RootContent} from 'mdast';
import {svgTagNames} from 'svg-tag-names';
import {SKIP, visit} from 'unist-util-visit';
import {TERM} from '../glossary/remarkTerms';
import {COMPONENTS, EVERYWHERE} from '../markdown/components';
import {describeLoop, describeMissing, describeMissingNames} from './describeMissing';

/** A name in a file, and its line. */
interface Named {
  readonly name: string;
  readonly line: number;
}

/** A module that a file imports. */
interface ImportedModule {
  /** As written, such as `./_part.mdx`. */
  readonly from: string;
  readonly line: number;
  /** Imported names; `default` for the default export. */
  readonly names: readonly string[];
}

/** Every module that a file imports or exports from. */
function listModules(tree: Root): readonly ImportedModule[] {
  return listStatements(tree).flatMap((statement) =>
    'source' in statement && isRecord(statement.source)
      ? [
          {
            from: String(statement.source.value),
            line: lineOfNode(statement.source) ?? 1,
            names: listChildren(statement).flatMap(readImportedName),
          },
        ]
      : [],
  );
}

function readImportedName(node: object): readonly string[] {
  const {type, imported, local} = {type: '', imported: undefined, local: undefined, ...node};
  const name = {
    ImportDefaultSpecifier: 'default',
    ImportSpecifier: nameOf(imported),
    ExportSpecifier: nameOf(local),
  }[type];
  return name === undefined ? [] : [name];
}

/** Every name that a file imports or declares. */
function listDeclared(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of listStatements(tree)) {
    collectDeclared(statement, names);
  }
  return names;
}

/** Every component and element that a file uses, in its text, its attributes and its expressions. */
function listTags(tree: Root): readonly Named[] {
  const found: Named[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found.push(...(node.name === null ? [] : [{name: node.name, line}]));
      for (const attribute of node.attributes) {
        collectElements(readScript(attribute), found);
      }
      // Formulas contain elements with other names.
      return node.name === 'math' ? SKIP : undefined;
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      collectElements(node.data?.estree, found);
    }
    return undefined;
  });
  return found
    .map(({name, line}) => ({name: name.split('.')[0] ?? name, line}))
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

/** Functions and classes contain local names, which the text cannot use; surplus names may hide a mistake, but never cause a false one. */
function collectDeclared(node: object, names: Set<string>): void {
  const {type, id, local, param, params} = {
    type: '',
    id: undefined,
    local: undefined,
    param: undefined,
    params: undefined,
    ...node,
  };
  if (/Declarat(?:ion|or)$|Function|^Class|^Catch/u.test(type)) {
    collectNames(id, names);
    collectNames(param, names);
    collectNames({...Object(params)}, names);
  } else if (type.startsWith('Import')) {
    collectNames(local, names);
  }
  for (const child of listChildren(node)) {
    collectDeclared(child, names);
  }
}

/** @param pattern what is declared, or a list of it. */
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

/** Names that authors may use without an import. */
const KNOWN: readonly string[] = [...Object.keys(COMPONENTS), ...EVERYWHERE, TERM].toSorted();

const ELEMENTS: ReadonlySet<string> = new Set([...htmlTagNames, ...svgTagNames]);

/** Unknown components and elements of a page, each once, with all its lines. */
export function checkComponents({
  file,
  tree,
}: Pick<ContentFile, 'file' | 'tree'>): readonly Problem[] {
  const declared = listDeclared(tree);
  const lines = new Map<string, number[]>();
  for (const {name, line} of listTags(tree)) {
    if (isUnknown(name, declared)) {
      lines.set(name, [...(lines.get(name) ?? []), line]);
    }
  }
  return [...lines].map(([name, [line = 1, ...more]]): Problem => {
    const others = [...new Set(more)].filter((other) => other !== line);
    const places =
      others.length === 0
        ? ''
        : ` It is also in ${others.length === 1 ? 'line' : 'lines'} ${others.join(', ')}.`;
    const components = [...KNOWN, ...declared];
    const message = /^\p{Lu}/u.test(name)
      ? `There is no component <${name}> here. ${findEquivalent(name) ?? `${suggestSpelling(name, components)} Import it, or use one of those that need no import (docs/writing/components.mdx); for text, write "\\<${name}>".`.trim()}`
      : `HTML has no element <${name}>.${suggestSpelling(name, [...components, ...ELEMENTS])} Names of components begin with a capital letter; for text, write "\\<${name}>".`;
    return {file, line, rule: 'component', message: message + places};
  });
}

/** Names with a hyphen or a colon are custom elements. */
function isUnknown(name: string, declared: ReadonlySet<string>): boolean {
  return /^\p{Lu}/u.test(name)
    ? !KNOWN.includes(name) && !declared.has(name)
    : !/[-:]/u.test(name) && !ELEMENTS.has(name) && !declared.has(name);
}

/** Names in the code of a page that are nowhere defined, so that the page cannot be shown; of what runs later, hooks alone. */
export function checkCode(page: Pick<ContentFile, 'file' | 'tree'>): readonly Problem[] {
  return findUndefined(listStatements(page.tree), page);
}

/** The same with the code in its text, for who cannot wait until the text's Markdown export is composed. */
export function checkAllCode(page: Pick<ContentFile, 'file' | 'tree'>): readonly Problem[] {
  return findUndefined(listScripts(page.tree), page);
}

/** Statements and expressions of a page, those in attributes too. */
function listScripts(tree: Root): readonly object[] {
  const scripts: unknown[] = [];
  visit(tree, (node) => {
    scripts.push('data' in node && isRecord(node.data) ? node.data.estree : undefined);
    scripts.push(...(node.type !== 'root' && isJsx(node) ? node.attributes.map(readScript) : []));
  });
  return scripts.filter((script) => isRecord(script));
}

function findUndefined(
  scripts: readonly object[],
  {file, tree}: Pick<ContentFile, 'file' | 'tree'>,
): readonly Problem[] {
  const used: Named[] = [];
  scripts.forEach((script) => collectUsed(script, false, used));
  const declared = new Set([...listDeclared(tree), ...GIVEN]);
  const unknown = used.filter(({name}) => !declared.has(name) && !Reflect.has(globalThis, name));
  const first = new Map(unknown.toReversed().map((each) => [each.name, each]));
  return [...first.values()].map(({name, line}) => ({
    file,
    line,
    rule: 'import',
    message: `Nothing defines "${name}", so this page cannot be shown.${suggestSpelling(name, [...declared])} Import or declare it, or correct the name.`,
  }));
}

/** Names that every page exports for Docusaurus, and which a page must not redefine. */
const TAKEN: readonly string[] = ['assets', 'contentTitle', 'frontMatter', 'metadata'];
/** What code of a page may name without declaring it. */
const GIVEN: readonly string[] = [...TAKEN, 'props', 'require', 'toc'];

const HOOK = /^use\p{Lu}/u;
/** Fields with names that stand for themselves, unless they are computed. */
const LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  ['BreakStatement', ['label']],
  ['ContinueStatement', ['label']],
  ['LabeledStatement', ['label']],
  ['MemberExpression', ['property']],
  ['MetaProperty', ['meta', 'property']],
  ['MethodDefinition', ['key']],
  ['Property', ['key']],
  ['PropertyDefinition', ['key']],
]);

function collectUsed(node: object, isLater: boolean, found: Named[]): void {
  const {type, name, operator, computed} = {
    type: '',
    name: '',
    operator: '',
    computed: false,
    ...node,
  };
  if (type === 'Identifier' && (!isLater || HOOK.test(name))) {
    found.push({name, line: lineOfNode({...node}) ?? 1});
  }
  // Nothing is read of a name whose type is asked for, and specifiers are names in other modules.
  if (operator === 'typeof' || /^(?:Import|Export.*Specifier)/u.test(type)) {
    return;
  }
  const labels = computed ? [] : (LABELS.get(type) ?? []);
  const fields = Object.entries(node).filter(([field]) => !labels.includes(field));
  for (const child of listChildren(Object.fromEntries(fields))) {
    collectUsed(child, isLater || /Function/u.test(type), found);
  }
}

/** Files that a page asks for by `require` and that do not exist, for who cannot wait until all links are checked. */
export function findMissingRequires(
  {file, tree}: Pick<ContentFile, 'file' | 'tree'>,
  siteDir: string,
): readonly Problem[] {
  const required: Named[] = [];
  listScripts(tree).forEach((script) => collectRequires(script, required));
  return required.flatMap(({name, line}) =>
    splitLoaders(name)
      .flatMap((wanted) => describeMissing(wanted, file, siteDir) ?? [])
      .map((message) => ({file, line, rule: 'import', message})),
  );
}

function collectRequires(node: unknown, found: Named[]): void {
  if (!isRecord(node)) {
    return;
  }
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'require') {
    const [wanted]: readonly unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
    const name = nameOf(wanted);
    found.push(...(name === undefined ? [] : [{name, line: lineOfNode(node) ?? 1}]));
  }
  for (const child of listChildren(node)) {
    collectRequires(child, found);
  }
}

/** Imports of files, packages and names that do not exist, and of files that import the page again. */
export const checkImports: Check = ({files}, {siteDir}) =>
  files.flatMap(({file, tree}) => findMissing({file, tree}, siteDir));

/** The same for one file. */
export function findMissing(
  {file, tree}: Pick<ContentFile, 'file' | 'tree'>,
  siteDir: string,
): readonly Problem[] {
  const exported = findTakenNames(tree).map((mistake) => ({file, rule: 'import', ...mistake}));
  const missing = listModules(tree).flatMap(({from, line, names}) => {
    const parts = splitLoaders(from);
    const unknown = parts.flatMap(
      (wanted) =>
        describeMissing(wanted, file, siteDir) ?? describeLoop(wanted, file, siteDir) ?? [],
    );
    const messages =
      unknown.length > 0 || parts.length > 1
        ? unknown
        : parts.flatMap((wanted) => describeMissingNames(wanted, names, file, siteDir));
    return messages.map((message) => ({file, line, rule: 'import', message}));
  });
  return [...missing, ...exported];
}

/** For duplicate declarations, a compiler reports lines that no author wrote; a default export would replace the page. */
function findTakenNames(tree: Root): readonly Pick<Problem, 'line' | 'message'>[] {
  const first = new Map<string, number>();
  return listStatements(tree).flatMap((statement) => {
    const line = lineOfNode({...statement}) ?? 1;
    if (waits(statement)) {
      const message =
        'A page is drawn at once and cannot wait for what is loaded ("await"). Write the data down, or load it in a component.';
      return [{line, message}];
    }
    if (statement.type === 'ExportDefaultDeclaration') {
      const message =
        'A default export replaces the page, so nobody sees its text. Give what you export a name, such as "export const Name = …", and write "<Name />" where it belongs.';
      return [{line, message}];
    }
    return listOwnNames(statement).flatMap((name) => {
      const other = first.get(name);
      first.set(name, other ?? line);
      if (other !== undefined) {
        const message = `The name "${name}" is already used in line ${other}. Give this one another name.`;
        return [{line, message}];
      }
      return TAKEN.includes(name) && statement.type === 'ExportNamedDeclaration'
        ? [
            {
              line,
              message: `Every page has an export "${name}" of its own. Give this one another name.`,
            },
          ]
        : [];
    });
  });
}

/** Whether a statement waits itself, beside what its functions do later. */
function waits(node: object): boolean {
  const {type} = {type: '', ...node};
  return type === 'AwaitExpression' || (!/Function/u.test(type) && listChildren(node).some(waits));
}

/** Names that a statement of the page declares, without those inside its functions. */
function listOwnNames(statement: object): readonly string[] {
  const {specifiers, declaration}: Readonly<Record<string, unknown>> = {...statement};
  const declared = isRecord(declaration) ? [declaration] : [];
  const imported = Array.isArray(specifiers) ? specifiers.filter((each) => isRecord(each)) : [];
  return [...declared, ...imported].flatMap((node) => {
    const declarators: readonly unknown[] = Array.isArray(node.declarations)
      ? node.declarations
      : [node];
    const names = new Set<string>();
    for (const each of declarators) {
      if (isRecord(each)) {
        collectNames(
          each.type === 'ExportSpecifier' ? each.exported : (each.id ?? each.local),
          names,
        );
      }
    }
    return [...names];
  });
}

/** `!!raw-loader!./a.js?x` requests a loader and a file. */
function splitLoaders(from: string): readonly string[] {
  return from
    .split('!')
    .map((part) => part.replace(/\?.*$/u, ''))
    .filter((part) => part !== '' && part !== '-');
}
