import {readContentFile} from '@selection-set/content-model';
import {toString} from 'mdast-util-to-string';
import type {List, ListItem, PhrasingContent} from 'mdast';
import type {ToolAdvice} from '../../../src/lib/contracts/tool';

/** Headings of a tool's overview, by the ids that they have in all languages. */
const WHEN = 'when-to-use-it';
const WHEN_NOT = 'when-not-to-use-it';

/** As many reasons as fit beside each other. */
const MAX_REASONS = 4;

export interface AdviceOptions {
  readonly siteDir: string;
  /** Language of the page, and the one of the originals, which are read where it has no translation. */
  readonly locales: readonly [string, string];
  readonly slug: string;
}

/**
 * What the overview of a tool says about when to use it and when not: the lists below the headings of that name, a sentence of each item.
 *
 * @returns undefined where the overview has no such lists.
 */
export async function readAdvice({
  siteDir,
  locales: [locale, original],
  slug,
}: AdviceOptions): Promise<ToolAdvice | undefined> {
  const translation = `i18n/${locale}/docusaurus-plugin-content-docs/current/${slug}/index.mdx`;
  const places =
    locale === original
      ? [[original, `docs/${slug}/index.mdx`] as const]
      : ([
          [locale, translation],
          [original, `docs/${slug}/index.mdx`],
        ] as const);
  for (const [language, file] of places) {
    const {
      files: [found],
    } = await readContentFile(siteDir, language, file);
    if (found !== undefined) {
      const when = listBelow(found, WHEN).map((item) => firstSentence(item, language));
      const whenNot = listBelow(found, WHEN_NOT).map((item) => reason(item, language));
      return when.length === 0 || whenNot.length === 0
        ? undefined
        : {
            ...(language === locale ? {} : {lang: language}),
            when: when.slice(0, MAX_REASONS),
            whenNot: whenNot.slice(0, MAX_REASONS),
          };
    }
  }
  return undefined;
}

type Parsed = Awaited<ReturnType<typeof readContentFile>>['files'][number];

/** Items of the first list below a heading, before the next one. */
function listBelow({tree, headings}: Parsed, id: string): readonly ListItem[] {
  const heading = headings.find((each) => each.id === id)?.node;
  const start = heading === undefined ? -1 : tree.children.indexOf(heading);
  const rest = start === -1 ? [] : tree.children.slice(start + 1);
  const end = rest.findIndex(({type}) => type === 'heading');
  const list = rest
    .slice(0, end === -1 ? rest.length : end)
    .find((node): node is List => node.type === 'list');
  return list?.children ?? [];
}

/** What an item puts first in bold says it all; without it, its first sentence does. */
function reason(item: ListItem, language: string): string {
  const [first] = phrases(item);
  return first?.type === 'strong' ? write(first.children) : firstSentence(item, language);
}

function firstSentence(item: ListItem, language: string): string {
  const text = write(phrases(item));
  const [sentence] = new Intl.Segmenter(language, {granularity: 'sentence'}).segment(text);
  return (sentence?.segment ?? text).trim();
}

function phrases({children: [paragraph]}: ListItem): readonly PhrasingContent[] {
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

/** In one line, with code between backticks. */
function write(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'inlineCode'
        ? `\`${node.value}\``
        : 'children' in node
          ? write(node.children as readonly PhrasingContent[])
          : toString(node),
    )
    .join('')
    .replace(/\s+/gu, ' ')
    .trimStart();
}
