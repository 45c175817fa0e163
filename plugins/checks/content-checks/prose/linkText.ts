import type {Link, LinkReference} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ContentFile} from '@selection-set/content-model';
import {readAttribute} from './readAttribute';
import type {Finding, ProseRule} from './proseRule';
import {VAGUE_LINKS} from './vagueWords';

interface FoundLink {
  readonly text: string;
  /** Undefined where an expression computes it. */
  readonly target: string | undefined;
  readonly line: number;
}

/** Links say where they lead, and two that say the same lead to the same place (A10). */
export const linkText: ProseRule = {
  name: 'link-text',
  find(file) {
    const targets = new Map<string, FoundLink>();
    return listLinks(file).flatMap((link) => {
      const earlier = targets.get(link.text);
      if (earlier === undefined && link.target !== undefined) {
        targets.set(link.text, link);
      }
      return [...checkWords(link), ...compareTargets(link, earlier)];
    });
  },
};

function checkWords({text, line}: FoundLink): readonly Finding[] {
  const words = text.replaceAll(/[\s.…!→»>:]+$|^[\s→«<]+/gu, '');
  if (words === '') {
    return [{line, message: 'A link has no text. Say in it where it leads.'}];
  }
  if (VAGUE_LINKS.has(words)) {
    return [{line, message: `The link "${text}" does not say where it leads. Name its target.`}];
  }
  return /^(?:https?:\/\/|www\.)/u.test(words)
    ? [
        {
          line,
          message: `The link "${text}" is a bare address. Name what is there; put the address behind it, or in code font.`,
        },
      ]
    : [];
}

function compareTargets(
  {text, target, line}: FoundLink,
  earlier: FoundLink | undefined,
): readonly Finding[] {
  return earlier === undefined || target === undefined || earlier.target === target
    ? []
    : [
        {
          line,
          message: `The link "${text}" leads to ${target}, and in line ${earlier.line} to ${earlier.target}. Give each target its own words.`,
        },
      ];
}

function listLinks({tree}: ContentFile): readonly FoundLink[] {
  const links: FoundLink[] = [];
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type === 'link') {
      links.push(toLink(node, node.url));
    } else if (node.type === 'linkReference') {
      links.push(toLink(node, definitions.get(node.identifier)));
    } else if (
      (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
      LINK_ELEMENTS.includes(node.name ?? '')
    ) {
      links.push(toLink(node, readTarget(node)));
    }
  });
  return links;
}

const LINK_ELEMENTS = ['a', 'Link'];

type LinkNode = Link | LinkReference | MdxJsxFlowElement | MdxJsxTextElement;

function toLink(node: LinkNode, target: string | undefined): FoundLink {
  const text = toString(node).trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  return {text, target, line: node.position?.start.line ?? 1};
}

function readTarget(node: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const target = readAttribute(node, 'href') ?? readAttribute(node, 'to');
  return typeof target === 'string' ? target : undefined;
}
