import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {FileCheck} from './check';
import {findOpenBlocks, type TextMistake} from './reference';

const NOTE = /(?<!\\)\[\^(?<name>[^\]\s]+)\]/gu;
const LINK = /(?<![\\!])\[[^\][\n]+\]\((?<address>[^()\n]*[ ][^()\n]*)\)/gu;
const SPACED_LINK =
  /(?<!\\)\[(?<words>[^\][\n]+)\] \((?<address>(?:https?:|\.{0,2}\/)[^()\s]*)\)/gu;
const HEADING = /^(?<marks>#{1,6})(?<words>\p{L}[^\n]*)/gmu;
const ROW = /^[ \t>]*\|.*\|[ \t]*$/u;
const DELIMITERS = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/u;

/** What is written like an element of Markdown and shown to readers as it is written. */
export const checkMarkup: FileCheck = ({file, text, tree}) =>
  [...findOpenBlocks(text), ...findBareMarkup(tree, text)].map((mistake) => ({
    file,
    rule: 'markup',
    ...mistake,
  }));

function findBareMarkup(tree: Root, text: string): readonly TextMistake[] {
  const mistakes: TextMistake[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') {
      const source = sliceOf(node, text);
      const line = node.position?.start.line ?? 1;
      mistakes.push(
        ...findInText(source).map(({at, message}) => ({
          line: line + countLines(source.slice(0, at)),
          message,
        })),
      );
    } else if (node.type === 'paragraph') {
      mistakes.push(...findTable(node, text), ...findHeadings(node, text));
    }
  });
  return mistakes;
}

interface Place {
  readonly at: number;
  readonly message: string;
}

function findInText(source: string): readonly Place[] {
  return [
    ...Array.from(source.matchAll(NOTE), ({index, groups}) => ({
      at: index,
      message: `No note says what "[^${groups?.name ?? ''}]" stands for. Add a line "[^${groups?.name ?? ''}]: …", or write "\\[^${groups?.name ?? ''}]" to show it.`,
    })),
    ...Array.from(source.matchAll(LINK), ({index, groups}) => ({
      at: index,
      message: `This is no link, because its address holds a space. Write "(<${groups?.address ?? ''}>)", or "%20" for the space.`,
    })),
    ...Array.from(source.matchAll(SPACED_LINK), ({index, groups}) => ({
      at: index,
      message: `This is no link, because a space divides it. Write "[${groups?.words ?? ''}](${groups?.address ?? ''})".`,
    })),
  ];
}

function findTable(node: Paragraph, text: string): readonly TextMistake[] {
  const line = node.position?.start.line ?? 1;
  const rows = sliceOf(node, text).split('\n');
  const [head = '', second = ''] = rows;
  if (
    rows.length < 2 ||
    !ROW.test(head) ||
    !rows.every((row) => ROW.test(row) || DELIMITERS.test(row))
  ) {
    return [];
  }
  const cells = countCells(head);
  const message = DELIMITERS.test(second)
    ? `This is no table, because its head has ${cells} cells and the line below ${countCells(second)}. Give both the same number.`
    : `This is no table, because the line below its head is missing. Write "|${' --- |'.repeat(cells)}" between line ${line} and line ${line + 1}.`;
  return [{line, message}];
}

function countCells(row: string): number {
  return row
    .trim()
    .replaceAll(/\\\||^\||\|$/gu, '')
    .split('|').length;
}

function findHeadings(node: Paragraph, text: string): readonly TextMistake[] {
  const source = sliceOf(node, text);
  const line = node.position?.start.line ?? 1;
  return Array.from(source.matchAll(HEADING)).flatMap(({index, groups}) => {
    const {marks = '', words = ''} = groups ?? {};
    return marks.length === 1 && !/^\p{Lu}/u.test(words)
      ? []
      : [
          {
            line: line + countLines(source.slice(0, index)),
            message: `A heading has a space behind its number signs. Write "${marks} ${words}".`,
          },
        ];
  });
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function sliceOf({position}: Pick<Paragraph, 'position'>, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
