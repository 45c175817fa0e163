import {
  DIAGRAM_LANGUAGE,
  readFence,
  type FenceSource,
  type LineRange,
} from '@selection-set/code-blocks';
import {
  ExportError,
  blockquote,
  isBlock,
  isJsx,
  isPhrasing,
  link,
  nameOf,
  paragraph,
  readAttributes,
  setChildren,
  strong,
  text,
  toBlocks,
  toPhrasing,
  type Check,
  type ContentFile,
  type FileCheck,
  type JsxNode,
  type Problem,
} from '@selection-set/content-model';
import {isRecord} from '@selection-set/plugin-kit';
import type {Element, ElementContent, Properties} from 'hast';
import type {BlockContent, Blockquote, Heading, Parent, PhrasingContent, RootContent} from 'mdast';
import {selectPlural} from '../../../src/lib/text/format';
import type {ExportFile} from './readRoutes';
import {
  exportFile,
  isAlone,
  UnreadPartError,
  readSource,
  siteAddress,
  sliceOf,
  stopAt,
  type Site,
  type Source,
} from './readSource';
import type {RuleContext} from './rule';
import {RULES} from './rules';
import {keepChildren} from './rules/text';

/** Note in an outdated translation: how far it is behind, and where the original is. The text itself remains the translation. */
export function composeOutdatedNote(
  {locale, path}: ExportFile,
  count: number,
  labels: Readonly<Record<string, string>>,
  site: Site,
): BlockContent | undefined {
  const message = labels['outdated.count'];
  if (count === 0 || message === undefined) {
    return undefined;
  }
  const original = site.defaultExports.has(path)
    ? site.origin + site.defaultBaseUrl + exportFile(path)
    : siteAddress(path, {...site, baseUrl: site.defaultBaseUrl});
  return blockquote(
    paragraph(text(`${selectPlural(message, count, locale)} `), link(original, text(original))),
  );
}

/** Marks that change the meaning of code: a reader has to know which lines are added and which are removed. */
const KEPT = ['added', 'removed'] as const;

export interface ShownCode {
  /** As written; for a patch such as `diff-ts`, the language after the prefix. */
  readonly lang: string | null;
  /** The code without the comments that mark lines. */
  readonly value: string;
  /** The info string after the language: file name, and added or removed lines; null if it is empty. */
  readonly meta: string | null;
}

const ALT = /(?:^|\s)(?<field>alt=(?:"[^"]*"|'[^']*'))/u;

/**
 * The code of a fence as readers see it: without marking comments. Drops styling options; the file name and the lines that are added and
 * removed stay, in the same notation whether they were written as a field, as comments or as a patch.
 */
export function readShownCode(source: FenceSource): ShownCode {
  const lang = source.lang ?? null;
  if (lang === DIAGRAM_LANGUAGE) {
    return {lang, value: source.value, meta: ALT.exec(source.meta ?? '')?.groups?.field ?? null};
  }
  const {code, meta, marks} = readFence(source);
  const fields = [
    ...(meta.texts.title === undefined ? [] : [`title="${meta.texts.title}"`]),
    ...KEPT.flatMap((mark) =>
      marks[mark].length === 0 ? [] : [`${mark}={${marks[mark].map(formatRange).join(',')}}`],
    ),
  ];
  const shownLang = lang?.replace(/^diff-/u, '') ?? null;
  return {
    // Fields need a language before them.
    lang: shownLang ?? (fields.length === 0 ? null : 'text'),
    value: code,
    meta: fields.length === 0 ? null : fields.join(' '),
  };
}

function formatRange({first, last}: LineRange): string {
  return first === last ? String(first) : `${first}-${last}`;
}

type Expression = Extract<RootContent, {readonly type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

/** Replacement of a node whose content is not processed; undefined for all others. */
function rewriteLeaf(node: RootContent, source: Source): readonly RootContent[] | undefined {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') {
    return [];
  }
  if (node.type === 'html') {
    return node.value.startsWith('<!--') ? [] : [node];
  }
  if (node.type === 'code') {
    const {description} = readFence(node).meta.texts;
    return [
      ...(description === undefined
        ? []
        : [{type: 'paragraph' as const, children: [text(description)]}]),
      {type: 'code', ...readShownCode(node)},
    ];
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return rewriteExpression(node, source);
  }
  // Markdown parses some text as a directive, such as the ":30" of a time; Docusaurus treats it as text.
  return node.type === 'textDirective' || node.type === 'leafDirective'
    ? [text(sliceOf(source, node))]
    : undefined;
}

/** Drops comments and keeps texts such as `{' '}`; anything else would be lost. */
function rewriteExpression(node: Expression, source: Source): readonly RootContent[] {
  const [statement] = node.data?.estree?.body ?? [];
  if (statement === undefined) {
    return [];
  }
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  const value = expression && readValue(expression);
  if (typeof value === 'string' || typeof value === 'number') {
    return [text(String(value))];
  }
  const name = readRoot(expression);
  return stopAt(
    source,
    node,
    name === undefined || source.names.has(name) || source.ownComponents.has(name)
      ? `The page's Markdown export cannot work {${node.value}} out. Write what it says as text.`
      : `This page defines no "${name}", so it cannot be shown. For text, write "\\{${node.value}}", or put it in code font.`,
  );
}

/** The first name in an expression, such as `a` of `a.b.c`. */
function readRoot(expression: unknown): string | undefined {
  if (!isRecord(expression)) {
    return undefined;
  }
  return expression.type === 'MemberExpression' ? readRoot(expression.object) : nameOf(expression);
}

type Statement = NonNullable<NonNullable<Expression['data']>['estree']>['body'][number];

function readValue(
  expression: Extract<Statement, {readonly type: 'ExpressionStatement'}>['expression'],
): unknown {
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis.map(({value}) => value.cooked ?? value.raw).join('');
  }
  return expression.type === 'Literal' ? expression.value : undefined;
}

type Directive = Extract<RootContent, {readonly type: 'containerDirective'}>;

/** Docusaurus's call-outs mapped to the five kinds of GitHub's Markdown. */
const ALERTS: ReadonlyMap<string, string> = new Map([
  ['note', 'NOTE'],
  ['secondary', 'NOTE'],
  ['info', 'NOTE'],
  ['tip', 'TIP'],
  ['success', 'TIP'],
  ['important', 'IMPORTANT'],
  ['warning', 'WARNING'],
  ['caution', 'WARNING'],
  ['danger', 'CAUTION'],
]);

/**
 * A call-out as GitHub's alert, a quote that starts with `[!TIP]`, which is language-independent; its title follows in bold, because
 * alerts have none.
 */
function writeAdmonition({children}: Directive, kind: string): Blockquote {
  const [first] = children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = hasTitle ? [paragraph(strong(...toPhrasing(first.children)))] : [];
  const body = toBlocks(hasTitle ? children.slice(1) : children).filter(isBlock);
  return {
    type: 'blockquote',
    children: joinMark(kind, [...title, ...body]),
  };
}

/** Puts the mark on a line of its own, right above the text; as HTML it is written without escapes. */
function joinMark(kind: string, blocks: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  const mark: PhrasingContent = {type: 'html', value: `[!${kind}]`};
  return first?.type === 'paragraph'
    ? [paragraph(mark, text('\n'), ...first.children), ...rest]
    : [paragraph(mark), ...blocks];
}

/** A component or call-out that neither the page defines nor a rule covers; another check reports names that do not exist. */
class UnknownNameError extends ExportError {}

/**
 * The text of a page as plain Markdown: components by their rules, includes inlined, code as it is shown, full addresses in links. Changes
 * the nodes; pass a copy.
 *
 * @throws ExportError for a component without a rule, and for code with a visible result.
 */
export function rewriteTree(source: Source, context: RuleContext): RootContent[] {
  return toBlocks(rewriteAll(source.children, source, context));
}

function rewriteAll(
  nodes: readonly RootContent[],
  source: Source,
  context: RuleContext,
): RootContent[] {
  return nodes.flatMap((node) => rewrite(node, source, context));
}

function rewrite(node: RootContent, source: Source, context: RuleContext): readonly RootContent[] {
  if (isJsx(node)) {
    return rewriteComponent(node, source, context);
  }
  const leaf = rewriteLeaf(node, source);
  if (leaf !== undefined) {
    return leaf;
  }
  if ('url' in node) {
    node.url = context.address(node.url);
  }
  return 'children' in node ? rewriteParent(node, source, context) : [node];
}

function rewriteParent(
  node: Extract<RootContent, Parent>,
  source: Source,
  context: RuleContext,
): readonly RootContent[] {
  setChildren(node, rewriteAll(node.children, source, context));
  if (node.type === 'heading') {
    trimEnd(node);
  }
  if (node.type === 'paragraph') {
    return node.children.every((child) => isPhrasing(child)) && node.children.length > 0
      ? [node]
      : toBlocks(node.children);
  }
  if (node.type !== 'containerDirective') {
    return [node];
  }
  const kind = ALERTS.get(node.name);
  if (kind === undefined) {
    const line = node.position?.start.line ?? 1;
    throw new UnknownNameError(source.file, line, `There is no call-out ":::${node.name}".`);
  }
  return [writeAdmonition(node, kind)];
}

/** Removes the space before a comment with the heading's id. */
function trimEnd({children}: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
}

function rewriteComponent(
  node: JsxNode,
  source: Source,
  context: RuleContext,
): readonly RootContent[] {
  const {name} = node;
  if (name === null) {
    return rewriteAll(node.children, source, context);
  }
  const partial = source.partials.get(name);
  if (partial !== undefined) {
    return rewriteTree(partial, context);
  }
  // The page's own components, and HTML without a rule, are replaced with their content.
  const isForeign = source.ownComponents.has(name) || /^[a-z]/u.test(name);
  const rule = RULES.get(name) ?? (isForeign ? keepChildren : undefined);
  if (rule === undefined) {
    throw new UnknownNameError(
      source.file,
      node.position?.start.line ?? 1,
      `<${name}> has no rule for the page's Markdown export. Add one to plugins/output/markdown-export/rules that says in plain Markdown what the component says on the page; docs/writing/assistants.mdx shows how.`,
    );
  }
  return rule(
    {
      name,
      attributes: readAttributes(node, {
        file: source.file,
        names: source.names,
        rewrite: (nodes) => rewriteAll(nodes, source, context),
      }),
      children: rewriteAll(node.children, source, context),
      fail: (reason) => stopAt(source, node, reason),
    },
    context,
  );
}

/** The text of an element, including line breaks of HTML. */
export function textOf(element: Element): string {
  return element.children.map(readText).join('');
}

export function hasClass({className}: Properties, wanted: string): boolean {
  return Array.isArray(className) && className.includes(wanted);
}

/** The language in the class of a code block, such as `language-ts`; undefined if there is none. */
export function readLanguage(pre: Element): string | undefined {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
  const classes = [pre, ...(code?.type === 'element' ? [code] : [])].flatMap(({properties}) =>
    Array.isArray(properties.className) ? properties.className.map(String) : [],
  );
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function readText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element') {
    return '';
  }
  return node.tagName === 'br' ? '\n' : textOf(node);
}

/** Addresses of links do not affect whether a text can be written in plain Markdown. */
const CONTEXT = {address: (target: string) => target, labels: {}};

/**
 * Finds content of a page that its Markdown export cannot express, such as a component without a rule; the first place of each file. Leaves
 * files with includes to `checkJoinedExports`.
 */
export const checkExport: FileCheck = async (file) => (isAlone(file) ? findProblem('', file) : []);

/** The same for files with includes, whose results depend on those, too. */
export const checkJoinedExports: Check = async ({files}, {siteDir}) => {
  const joined = files.filter((file) => !isAlone(file));
  return (await Promise.all(joined.map(async (file) => findProblem(siteDir, file)))).flat();
};

async function findProblem(siteDir: string, file: ContentFile): Promise<readonly Problem[]> {
  if (file.kind === 'partial') {
    return [];
  }
  try {
    rewriteTree(await readSource(siteDir, file), CONTEXT);
    return [];
  } catch (error) {
    if (error instanceof UnknownNameError || error instanceof UnreadPartError) {
      return [];
    }
    if (error instanceof ExportError) {
      return [{file: error.file, line: error.line, rule: 'markdown-export', message: error.reason}];
    }
    throw error;
  }
}
