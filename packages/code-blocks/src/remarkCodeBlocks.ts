import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {setChildren} from '@selection-set/content-model';
import {composeCode, highlight} from './composeCode';
import {languageFacts} from './languages';
import {readCodeElement} from './readCodeElement';
import {type Fence, readFence} from './readFence';

export interface CodeBlockOptions {
  /** What readers are told about a fence of a file, as attributes of its element. */
  readonly describe?: (file: string, fence: Fence) => object | undefined;
}

type JsxElement = Extract<RootContent, {readonly type: 'mdxJsxFlowElement'}>;
type JsxAttribute = JsxElement['attributes'][number];

/** Of `MDXComponents`; a name that no page imports something else by. */
const COMPONENT = 'CodeFence';

/** A fence that another step draws. */
export const DIAGRAM_LANGUAGE = 'mermaid';

/**
 * Replaces each fence, and each code element whose code is written out, by an element with its code as finished HTML, so that no page brings a highlighter with it, and one HTML serves
 * both themes: colours are classes (`src/css/code.css`).
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
