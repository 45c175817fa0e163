import type {Nodes, PhrasingContent} from 'mdast';
import {offsetsOf, readInline} from '../inline/readInline';
import {listProperties} from './listProperties';
import type {SegmentForm} from '../inline/inline';
import type {Part} from './segment';

/** The texts of one block: most have one, a row of a table has one for each cell, code has none. */
export function listParts(node: Nodes, text: string): readonly Part[] {
  if (node.type === 'heading') {
    return listRun(node.children, text, 'heading');
  }
  if (node.type === 'paragraph') {
    return listRun(node.children, text, node.data?.directiveLabel === true ? 'label' : 'text');
  }
  if (node.type === 'tableRow') {
    return node.children.flatMap((cell) => listRun(cell.children, text, 'cell'));
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return listProperties(node, text);
  }
  return node.type === 'code' ? listAlternative(node, text) : [];
}

/** Components that stand alone are no sentence: their properties and what they hold are texts of their own. */
function listRun(
  children: readonly PhrasingContent[],
  text: string,
  form: SegmentForm,
): readonly Part[] {
  const shown = trim(children);
  const elements = shown.filter((child) => child.type === 'mdxJsxTextElement');
  const isSentence = shown.some(
    (child) =>
      child.type !== 'mdxJsxTextElement' && !(child.type === 'text' && child.value.trim() === ''),
  );
  if (!isSentence && elements.length > 0) {
    return elements.flatMap((element) => [
      ...listProperties(element, text),
      ...listRun(element.children, text, form),
    ]);
  }
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) {
    return [];
  }
  const [start] = offsetsOf(first);
  const [, end] = offsetsOf(last);
  const raw = text.slice(start, end);
  const content = readInline(shown, text);
  return [
    {
      form,
      start: start + raw.length - raw.replace(/^[ \t\r\n]+/u, '').length,
      end: end - raw.length + raw.replace(/[ \t\r\n]+$/u, '').length,
      line: first.position?.start.line ?? 0,
      content: trimContent(content),
    },
  ];
}

function isAside(node: PhrasingContent): boolean {
  return (
    (node.type === 'mdxTextExpression' && /^\/\*.*\*\/$/su.test(node.value.trim())) ||
    (node.type === 'text' && node.value.trim() === '')
  );
}

/** Comments at the edges, such as a heading's own id, are for the build. */
function trim(children: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const from = children.findIndex((child) => !isAside(child));
  const to = children.findLastIndex((child) => !isAside(child));
  return from === -1 ? [] : children.slice(from, to + 1);
}

function trimContent(content: Part['content']): Part['content'] {
  return content.map((inline, index) => {
    if (inline.type !== 'text') {
      return inline;
    }
    const start = index === 0 ? inline.value.replace(/^[ \t\n]+/u, '') : inline.value;
    return {
      type: 'text',
      value: index === content.length - 1 ? start.replace(/[ \t\n]+$/u, '') : start,
    };
  });
}

/** Diagrams are described to those who cannot see them; everything else in a fence is code. */
function listAlternative(node: Extract<Nodes, {type: 'code'}>, text: string): readonly Part[] {
  const [from] = offsetsOf(node);
  const [line = ''] = text.slice(from).split('\n', 1);
  const match = node.lang === 'mermaid' ? /(?<= alt=")[^"]*(?=")/u.exec(line) : null;
  return match === null
    ? []
    : [
        {
          form: 'alternative',
          name: 'alt',
          start: from + match.index,
          end: from + match.index + match[0].length,
          line: node.position?.start.line ?? 0,
          content: [{type: 'text', value: match[0]}],
        },
      ];
}
