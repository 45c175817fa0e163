import {visit} from 'unist-util-visit';
import type {Finding, ProseRule} from './proseRule';
import {readAttribute} from './readAttribute';
import {VAGUE_ALTS} from './vagueWords';

const PICTURE_ELEMENTS = ['img', 'Image', 'Picture'];

const MISSING =
  'A picture has no alternative text. Say what it shows; a picture that only decorates is written <Picture src="…" alt="" />.';

/**
 * Pictures say in words what they show (A10). Markdown cannot tell a forgotten text from one left out on purpose, so a picture that only
 * decorates is written as an element with an empty `alt`.
 */
export const altText: ProseRule = {
  name: 'alt-text',
  find({tree}) {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'image' || node.type === 'imageReference') {
        const address = node.type === 'image' ? node.url : node.identifier;
        findings.push(...checkWords(node.alt ?? '', address, line));
      } else if (
        (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
        PICTURE_ELEMENTS.includes(node.name ?? '')
      ) {
        const alt = readAttribute(node, 'alt');
        const source = readAttribute(node, 'src');
        if (alt === undefined || alt === null) {
          findings.push({line, message: MISSING});
        } else if (typeof alt === 'string' && alt !== '') {
          findings.push(...checkWords(alt, typeof source === 'string' ? source : '', line));
        }
      }
    });
    return findings;
  },
};

function checkWords(alt: string, address: string, line: number): readonly Finding[] {
  const words = alt.trim().toLowerCase();
  if (words === '') {
    return [{line, message: MISSING}];
  }
  const fileName = address.split('/').at(-1)?.toLowerCase() ?? '';
  const isUseless =
    VAGUE_ALTS.has(words) ||
    /\.(?:avif|gif|jpe?g|png|svg|webp)$/u.test(words) ||
    words === fileName.replace(/\.\w+$/u, '');
  if (isUseless) {
    return [{line, message: `The alternative text "${alt}" does not say what the picture shows.`}];
  }
  return /^(?:image|photo|picture) of\b/u.test(words)
    ? [
        {
          line,
          message: `Start the alternative text "${alt}" with what the picture shows; that it is a picture is announced.`,
        },
      ]
    : [];
}
