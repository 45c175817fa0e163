import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';

/** Limits of README rendering. A README is untrusted input: each limit bounds its cost to a build. */

/** Longest README that is rendered, in bytes of UTF-8; the longest of the 20 tools has 39,177. */
export const README_BYTES_LIMIT = 256 * 1024;
/** Most CPU time for one README, in milliseconds; the slowest of the 20 tools takes about 200. */
export const README_TIME_LIMIT_MS = 10_000;
/** How often to restart with twice the time, when a busy machine gave the work too little of its CPU. */
export const README_ATTEMPTS_LIMIT = 7;
/** Longest result, in characters of HTML. */
export const README_HTML_CHARS_LIMIT = 8 * 1024 * 1024;
/** Deepest nesting of elements; Chromium flattens a tree below 512, which would change what it means. */
export const README_DEPTH_LIMIT = 100;
/** Most cells of one table. A short row is filled up to the header's width, so a few bytes can create many cells. */
export const README_TABLE_CELLS_LIMIT = 20_000;
/** Most elements that reopening may create: an unclosed `<b>` of raw HTML is opened again in every later paragraph. */
export const README_REOPENED_ELEMENTS_LIMIT = 1_000_000;
/** Longest address of a link or image, in characters; a definition is copied to each of its references. */
export const README_ADDRESS_CHARS_LIMIT = 2_000;
/** Longest `title`, in characters. */
export const README_TITLE_CHARS_LIMIT = 300;
/** Rounds of parsing and sanitising after which HTML must no longer change. */
export const README_SETTLE_ROUNDS_LIMIT = 5;
/** Deepest heading level of HTML. */
export const HEADING_LEVEL_LIMIT = 6;
/** Levels that headings move down unless an option says otherwise: under the page's `h1` and the section's `h2`. */
export const README_HEADING_OFFSET = 2;
/** Formatting elements that a parser keeps open at once when none has attributes: three of each of 14 (HTML standard, 13.2.4.3). */
export const OPEN_FORMATTING_LIMIT = 42;

/** Elements that parsers open again, with their attributes up to the first `>`; `a` needs its attributes and closes itself. */
const FORMATTING_TAG =
  /(<(?:b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u))(?=[\s/>])[^>]*/giu;
const START_TAG = /<[a-z]/giu;

/** Remark plugin that removes anything that lets a small source become a huge tree. */
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
