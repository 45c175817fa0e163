import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  OPEN_FORMATTING_LIMIT,
  README_ADDRESS_CHARS_LIMIT,
  README_REOPENED_ELEMENTS_LIMIT,
  README_TABLE_CELLS_LIMIT,
  README_TITLE_CHARS_LIMIT,
} from './limits';

/** Elements that parsers open again, with their attributes up to the first `>`; `a` needs its attributes and closes itself. */
const FORMATTING_TAG =
  /(<(?:b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u))(?=[\s/>])[^>]*/giu;
const START_TAG = /<[a-z]/giu;

/** Remark plugin that takes away what lets a small source become a huge tree. */
export function limitMarkdown() {
  return (tree: Root): void => {
    let formattingTags = 0;
    let elements = 0;
    visit(tree, (node) => {
      elements += 1;
      if ('url' in node && node.url.length > README_ADDRESS_CHARS_LIMIT) {
        node.url = '';
      }
      if ('title' in node && (node.title?.length ?? 0) > README_TITLE_CHARS_LIMIT) {
        node.title = null;
      }
      if (node.type === 'table') {
        limitCells(node);
      }
      if (node.type === 'html') {
        formattingTags += countMatches(node.value, FORMATTING_TAG);
        node.value = node.value.replace(FORMATTING_TAG, '$1');
        elements += countMatches(node.value, START_TAG);
      }
    });
    const reopened = Math.min(formattingTags, OPEN_FORMATTING_LIMIT) * elements;
    if (reopened > README_REOPENED_ELEMENTS_LIMIT) {
      throw new Error(
        `its raw HTML may become ${reopened} elements; at most ${README_REOPENED_ELEMENTS_LIMIT} are allowed`,
      );
    }
  };
}

function limitCells({align, children}: Table): void {
  const cells = (align?.length ?? 0) * children.length;
  if (cells > README_TABLE_CELLS_LIMIT) {
    throw new Error(
      `it has a table of ${cells} cells; at most ${README_TABLE_CELLS_LIMIT} are allowed`,
    );
  }
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
