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
  isRecord,
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

/** In an outdated translation: by how much, and where the original is. The text itself stays the translation. */
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

/** Marks that change what the code says: a reader has to know which lines come and which go. */
const KEPT = ['added', 'removed'] as const;

export interface ShownCode {
  /** As written; of a patch such as `diff-ts`, the language that it changes. */
  readonly lang: string | null;
  /** The code without the comments that mark lines. */
  readonly value: string;
  /** What follows the language: file name, and lines that are added or removed; null where there is nothing. */
  readonly meta: string | null;
}

const ALT = /(?:^|\s)(?<field>alt=(?:"[^"]*"|'[^']*'))/u;

/**
 * The code of a fence as readers see it: marking comments are taken out. What the fence says about looks goes; its file name and the lines
 * that are added and removed stay, in the same words whether they were written as a field, as comments or as a patch.
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
    // Fields follow a language.
    lang: shownLang ?? (fields.length === 0 ? null : 'text'),
    value: code,
    meta: fields.length === 0 ? null : fields.join(' '),
  };
}

function formatRange({first, last}: LineRange): string {
  return first === last ? String(first) : `${first}-${last}`;
}

type Expression = Extract<RootContent, {readonly type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

/** What becomes of a node whose content is not looked at; undefined for all others. */
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
  // What Markdown takes for a directive, such as the ":30" of a time, is text to Docusaurus.
  return node.type === 'textDirective' || node.type === 'leafDirective'
    ? [text(sliceOf(source, node))]
    : undefined;
}

/** Comments go, texts such as `{' '}` stay, anything else would be lost. */
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

/** The name that an expression begins with, such as `a` of `a.b.c`. */
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

/** The call-outs of Docusaurus as the five kinds that GitHub's Markdown has. */
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
 * A call-out as GitHub's alert, a quote that opens with `[!TIP]`, which needs no word of any language; its title follows in bold, because
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

/** The mark stands on a line of its own, right above the text; as HTML it is written without the escapes of text. */
function joinMark(kind: string, blocks: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  const mark: PhrasingContent = {type: 'html', value: `[!${kind}]`};
  return first?.type === 'paragraph'
    ? [paragraph(mark, text('\n'), ...first.children), ...rest]
    : [paragraph(mark), ...blocks];
}

/** A component or call-out that neither the page brings along nor a rule knows; whether it exists at all is for another check to say. */
class UnknownNameError extends ExportError {}

/**
 * The text of a page as plain Markdown: components by their rules, includes in place, code as it is shown, links in full. The nodes are
 * changed; hand over a copy.
 *
 * @throws ExportError for a component without a rule, and for code that says something.
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

/** A comment that names the heading's id leaves a space behind. */
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
  // What a page brings along is said by what stands inside it; HTML that no rule knows, too.
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

/** The text of an element; a line break of HTML is one of the text. */
export function textOf(element: Element): string {
  return element.children.map(readText).join('');
}

export function hasClass({className}: Properties, wanted: string): boolean {
  return Array.isArray(className) && className.includes(wanted);
}

/** The language that the class of a code block names, such as `language-ts`; undefined where there is none. */
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

/** Where links lead says nothing about whether a text can be written in plain Markdown. */
const CONTEXT = {address: (target: string) => target, labels: {}};

/**
 * Finds what a page says and its Markdown export cannot, such as a component without a rule; the first place of each file. Files that include
 * others are left to `checkJoinedExports`.
 */
export const checkExport: FileCheck = async (file) => (isAlone(file) ? findProblem('', file) : []);

/** The same for files that include others, whose answers follow from those too. */
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
