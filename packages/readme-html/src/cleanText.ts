import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Characters that show as nothing but change what is around them: controls other than tab and line ends, overrides and isolates
 * of the writing direction (text that reads otherwise than it is), noncharacters.
 */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]/gu;

/** Text without characters that hide or reorder other text. */
export function cleanText(text: string): string {
  return text.replace(HIDDEN, '');
}

/** Rehype plugin: cleans all text and all attributes of a tree. */
export function cleanTree() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') {
        node.value = cleanText(node.value);
      } else if (node.type === 'element') {
        cleanProperties(node);
      }
    });
  };
}

function cleanProperties({properties}: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') {
      properties[name] = cleanText(value);
    }
  }
}
