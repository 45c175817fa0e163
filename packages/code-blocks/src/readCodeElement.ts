import type {Code, RootContent} from 'mdast';
import {
  asText,
  type Attributes,
  isJsx,
  type JsxNode,
  readAttributes,
} from '@selection-set/content-model';

const LANGUAGE_CLASS = /(?:^|\s)language-(?<name>\S+)/u;

/**
 * Reads `<CodeBlock language="js" title="a.js">{`…`}</CodeBlock>`, as Docusaurus's authors write code that is no fence.
 *
 * @returns the fence that says the same; undefined where a part of it is known in the page only.
 */
export function readCodeElement(node: RootContent): Code | undefined {
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

/** Words that stand among elements are not code to be coloured. */
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
