import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {ContentFile} from '@selection-set/content-model';
import {readAttribute} from './readAttribute';

/** Words that readers see or hear. */
export interface ProseText {
  readonly text: string;
  /** Of its first character, from 1. */
  readonly line: number;
}

/** Attributes of components and elements that hold words. */
const TEXT_ATTRIBUTES: readonly string[] = [
  'alt',
  'aria-label',
  'caption',
  'description',
  'label',
  'summary',
  'title',
];

/** Fields of the front matter that hold words. */
const TEXT_FIELDS = ['title', 'description', 'sidebar_label', 'pagination_label'];

const ADDRESS = /\b(?:https?:\/\/|mailto:|www\.)\S+/gu;

/**
 * The prose of a file, in its order: texts, alternative texts, titles, and fields of the front matter. No code, no addresses, no other
 * attributes, and nothing whose `lang` says that it is in another language than the file.
 */
export function listTexts({tree, frontMatter, locale}: ContentFile): readonly ProseText[] {
  const texts: ProseText[] = TEXT_FIELDS.flatMap((field) => {
    const text = frontMatter.values[field];
    return typeof text === 'string' ? [{text, line: frontMatter.lineOf(field)}] : [];
  });
  visit(tree, (node) => {
    if ((node.type === 'link' && isAddress(node)) || isForeign(node, locale)) {
      return SKIP;
    }
    texts.push(...textsOf(node));
    return undefined;
  });
  return texts.map(({text, line}) => ({text: text.replaceAll(ADDRESS, ''), line}));
}

function isAddress({children, url}: Extract<Nodes, {type: 'link'}>): boolean {
  const [first] = children;
  return first?.type === 'text' && url.endsWith(first.value);
}

function isForeign(node: Nodes, locale: string): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return false;
  }
  const lang = readAttribute(node, 'lang');
  return typeof lang === 'string' && lang !== locale;
}

function textsOf(node: Nodes): readonly ProseText[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') {
    return [{text: node.value, line}];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      TEXT_ATTRIBUTES.includes(attribute.name) &&
      typeof attribute.value === 'string'
        ? [{text: attribute.value, line: attribute.position?.start.line ?? line}]
        : [],
    );
  }
  const words = ['alt' in node ? node.alt : null, 'title' in node ? node.title : null];
  return words.flatMap((text) => (typeof text === 'string' && text !== '' ? [{text, line}] : []));
}

/** Line of a place within a text. */
export function lineAt({text, line}: ProseText, index: number): number {
  return line + (text.slice(0, index).match(/\n/gu)?.length ?? 0);
}
