import {
  asText,
  isJsx,
  readAttributes,
  setChildren,
  type Attributes,
  type JsxNode,
} from '@selection-set/content-model';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {composeCode, highlight, languageFacts} from './composeCode';
import {readFence, type Fence} from './readFence';

const LANGUAGE_CLASS = /(?:^|\s)language-(?<name>\S+)/u;

/**
 * Reads `<CodeBlock language="js" title="a.js">{`…`}</CodeBlock>`, with which authors for Docusaurus write code without a fence.
 *
 * @returns the equivalent fence; undefined when a part of it is known only at run time.
 */
function readCodeElement(node: RootContent): Code | undefined {
  if (!isJsx(node) || node.name !== 'CodeBlock' || node.attributes.some(isComputed)) {
    return undefined;
  }
  const value = readTexts(node.children);
  const attributes = readAttributes(node, {file: '', names: new Map(), rewrite: () => []});
  const language =
    attributes.text('language') ??
    LANGUAGE_CLASS.exec(attributes.text('className') ?? '')?.groups?.name;
  return value === undefined
    ? undefined
    : {
        type: 'code',
        lang: language ?? null,
        meta: composeMeta(attributes),
        value: value.replaceAll(/^(?:[ \t]*\n)+|\s+$/gu, ''),
        ...(node.position === undefined ? {} : {position: node.position}),
      };
}

function composeMeta(attributes: Attributes): string {
  const title = attributes.text('title');
  const numbers = attributes.value('showLineNumbers');
  return [
    attributes.text('metastring') ?? '',
    title === undefined ? '' : title.includes('"') ? `title='${title}'` : `title="${title}"`,
    numbers === undefined || numbers === false
      ? ''
      : `showLineNumbers${typeof numbers === 'number' ? `=${numbers}` : ''}`,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function isComputed(attribute: JsxNode['attributes'][number]): boolean {
  if (attribute.type !== 'mdxJsxAttribute') {
    return true;
  }
  const [statement] =
    typeof attribute.value === 'object' ? (attribute.value?.data?.estree?.body ?? []) : [];
  return (
    statement !== undefined &&
    !(statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal')
  );
}

/** The text of the children; undefined if there are elements among them, which cannot be highlighted. */
function readTexts(nodes: readonly RootContent[]): string | undefined {
  const texts = nodes.map(readText);
  return texts.includes(undefined) ? undefined : texts.map((text) => text ?? '').join('');
}

function readText(node: RootContent): string | undefined {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'paragraph') {
    return readTexts(node.children);
  }
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') {
    return undefined;
  }
  const [statement] = node.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') {
    return statement === undefined ? '' : undefined;
  }
  const {expression} = statement;
  if (expression.type === 'TemplateLiteral') {
    return expression.expressions.length === 0
      ? expression.quasis.map(({value}) => value.cooked ?? value.raw).join('')
      : undefined;
  }
  return expression.type === 'Literal' ? asText(toValue(expression.value)) : undefined;
}

function toValue(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

export interface CodeBlockOptions {
  /** Notes for readers about a fence of a file, as attributes of its element. */
  readonly describe?: (file: string, fence: Fence) => object | undefined;
}

type JsxElement = Extract<RootContent, {readonly type: 'mdxJsxFlowElement'}>;
type JsxAttribute = JsxElement['attributes'][number];

/** Of `MDXComponents`; a name that no page uses for an import of its own. */
const COMPONENT = 'CodeFence';

/** Language of fences that another step draws. */
export const DIAGRAM_LANGUAGE = 'mermaid';

/**
 * Replaces each fence, and each code element with literal code, with an element that contains finished HTML. So no page loads a
 * highlighter, and one HTML serves both themes: colours are classes (`src/css/code.css`).
 */
export default function remarkCodeBlocks({describe}: CodeBlockOptions = {}): (
  tree: Root,
  file: VFile,
) => void {
  return (tree, file) => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent !== undefined && index !== undefined && node.lang !== DIAGRAM_LANGUAGE) {
        const fence = readFence(node);
        parent.children[index] = composeElement(node, fence, describe?.(file.path, fence));
      }
    });
    visit(tree, (node) => {
      if (
        'children' in node &&
        node.children.some((child) => readCodeElement(child) !== undefined)
      ) {
        setChildren(node, node.children.map(drawWritten));
      }
    });
  };
}

function drawWritten(node: RootContent): RootContent {
  const written = readCodeElement(node);
  return written === undefined ? node : composeElement(written, readFence(written), undefined);
}

function composeElement(
  node: Code,
  {code, language, marks, meta}: Fence,
  facts: object | undefined,
): JsxElement {
  const {title} = meta.texts;
  const firstNumber = meta.numbers.showLineNumbers;
  const {label} = languageFacts(language);
  const html = composeCode(highlight(code, language), marks, firstNumber);
  const gutter = [
    ...(firstNumber === undefined ? [] : ['numbers']),
    ...(marks.added.length + marks.removed.length === 0 ? [] : ['signs']),
  ].join(' ');
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      ...(title === undefined ? [] : [toAttribute('title', title)]),
      ...(label === undefined ? [] : [toAttribute('language', label)]),
      ...(gutter === '' ? [] : [toAttribute('gutter', gutter)]),
      ...(meta.flags.has('variables') ? [toAttribute('part', 'variables')] : []),
      ...(meta.flags.has('wrap') ? [toAttribute('isWrapped', null)] : []),
      ...Object.entries(facts ?? {}).map(([name, value]) => toAttribute(name, String(value))),
      toAttribute('html', html),
    ],
    children: [],
    ...(node.position === undefined ? {} : {position: node.position}),
  };
}

function toAttribute(name: string, value: string | null): JsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
