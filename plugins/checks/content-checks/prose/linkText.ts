import type {ContentFile} from '@selection-set/content-model';
import type {Link, LinkReference, Nodes} from 'mdast';
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Value of an attribute as it is written: a text, an expression, null for an attribute without a value, undefined where there is none.
 */
export function readAttribute(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): MdxJsxAttributeValueExpression | string | null | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      return attribute.value ?? null;
    }
  }
  return undefined;
}

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

const list = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' | ')));

/** Texts of links that say nothing about where they lead, in the portal's languages, in lower case. */
const VAGUE_LINKS = list(
  'click | click here | details | here | learn more | link | more | page | read more | see here',
  'see more | this | this link | this page | this site | website',
  "ce lien | cette page | cliquez ici | en savoir plus | ici | lien | lire la suite | plus | plus d'infos | voir ici",
  'اضغط هنا | الرابط | المزيد | انقر هنا | رابط | هذا الرابط | هذه الصفحة | هنا',
  'ここ | ここをクリック | こちら | このページ | このリンク | もっと見る | リンク | 続きを読む | 詳細 | 詳細はこちら | 詳しくはこちら',
);

/** Texts for pictures that say only that there is one. */
export const VAGUE_ALTS = list(
  'diagram | figure | graphic | icon | image | img | photo | picture | screenshot',
  "capture d'écran | illustration | photographie | schéma",
  'رسم | صورة | لقطة شاشة | مخطط',
  'スクリーンショット | 写真 | 図 | 画像',
);

export interface Finding {
  /** Of the file, from 1. */
  readonly line: number;
  /** What was found and what to write instead. */
  readonly message: string;
}

export interface ProseRule {
  /** What a `lint-ignore` comment calls it. */
  readonly name: string;
  readonly find: (file: ContentFile) => readonly Finding[] | Promise<readonly Finding[]>;
}

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
          message: `The link "${text}" is a bare address. Name what is there; put the address after it, or in code font.`,
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
      LINK_ELEMENTS.includes(node.name ?? '') &&
      !isAnchor(node)
    ) {
      links.push(toLink(node, readTarget(node)));
    }
  });
  return links;
}

const LINK_ELEMENTS = ['a', 'Link'];

/** `<a id="old" />` is a place that links lead to, and has no words. */
function isAnchor(node: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return (
    ['id', 'name'].some((name) => readAttribute(node, name) !== undefined) &&
    readTarget(node) === undefined
  );
}

type LinkNode = Link | LinkReference | MdxJsxFlowElement | MdxJsxTextElement;

function toLink(node: LinkNode, target: string | undefined): FoundLink {
  const text = toString(node).trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  return {text, target, line: node.position?.start.line ?? 1};
}

function readTarget(node: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const target = readAttribute(node, 'href') ?? readAttribute(node, 'to');
  return typeof target === 'string' ? target : undefined;
}
