import type {ContentFile, ContentHeading, FileCheck} from '@selection-set/content-model';
import {onceFor} from '@selection-set/plugin-kit';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import {
  VAGUE_ALTS,
  lineAt,
  linkText,
  listTexts,
  readAttribute,
  type Finding,
  type ProseRule,
} from './linkText';
import {findLocalTerms, TERMS} from './terms';
import {voice} from './voice';

const PICTURE_ELEMENTS = ['img', 'Image', 'Picture'];

const MISSING =
  'A picture has no alternative text. Say what it shows; a picture that only decorates is written <Picture src="…" alt="" />.';

/**
 * Pictures say in words what they show (A10). Markdown cannot tell a forgotten text from one left out on purpose, so a picture that only
 * decorates is written as an element with an empty `alt`.
 */
const altText: ProseRule = {
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

/** A comment that allows something that a rule would report. */
interface Ignore {
  readonly rule: string;
  readonly reason: string;
  /** Of the comment, from 1. */
  readonly line: number;
  /** First and last line that it holds for. */
  readonly from: number;
  readonly to: number;
}

const COMMENT =
  /^\s*(?:\/\*|<!--)\s*lint-ignore\b\s*(?<rule>[^\s:]*)\s*:?\s*(?<reason>[^]*?)\s*(?:\*\/|-->)\s*$/u;

/**
 * Comments such as `{/* lint-ignore repeated-words: why *\/}`, or `<!-- lint-ignore … -->` in plain Markdown. On a line of its own, one holds
 * for the block that follows; within a paragraph, for that paragraph.
 */
function readIgnores({tree}: Pick<ContentFile, 'tree'>): readonly Ignore[] {
  const ignores: Ignore[] = [];
  visit(tree, (node, index, parent) => {
    const {rule, reason} = ('value' in node ? COMMENT.exec(commentOf(node)) : null)?.groups ?? {};
    if (rule === undefined || reason === undefined || parent === undefined) {
      return;
    }
    const isInline = node.type === 'mdxTextExpression' || parent.type === 'paragraph';
    const next: Nodes | undefined = parent.children[(index ?? 0) + 1];
    const {start, end} = (isInline ? parent : (next ?? node)).position ?? {};
    const line = node.position?.start.line ?? 1;
    ignores.push({rule, reason, line, from: start?.line ?? line, to: end?.line ?? line});
  });
  return ignores;
}

function commentOf(node: Nodes): string {
  const isComment =
    node.type === 'html' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isComment ? node.value : '';
}

/** Level of a page's first heading; the title of the front matter is level 1. */
const FIRST_LEVEL = 2;

/** Headings have words, go down one level at a time and leave level 1 to the front matter (A10). */
const headingOrder: ProseRule = {
  name: 'heading-order',
  find: ({headings, kind}: ContentFile): readonly Finding[] =>
    headings.flatMap((heading, index) =>
      checkHeading(heading, headings[index - 1]?.depth ?? (kind === 'partial' ? undefined : 1)),
    ),
};

const hashes = (level: number): string => '#'.repeat(level);

function checkHeading(
  {depth, line, node}: ContentHeading,
  previous: number | undefined,
): readonly Finding[] {
  const text = toString(node).trim();
  if (text === '') {
    return [{line, message: 'A heading has no words. Give it some, or remove it.'}];
  }
  if (depth < FIRST_LEVEL) {
    const message = `"${text}" is a heading of level 1, which the title of the front matter already is. Write "${hashes(FIRST_LEVEL)} ${text}".`;
    return [{line, message}];
  }
  return previous !== undefined && depth > previous + 1
    ? [
        {
          line,
          message: `The heading "${text}" is level ${depth} below level ${previous}. Write "${hashes(previous + 1)} ${text}", or add the heading in between.`,
        },
      ]
    : [];
}

/** One reading of the words for both rules: to split a text into words takes longer than all else that is asked of it. */
const english = unified()
  .use(
    remarkRetext,
    unified().use(retextEnglish).use([retextIndefiniteArticle, retextRepeatedWords]),
  )
  .freeze();

const readEnglish = onceFor(async (file: ContentFile) => {
  const source = new VFile(file.text);
  await english.run(file.tree, source);
  return source;
});

/** Words twice in a row, as in "the the" (A10). English only. */
const repeatedWords = toRule('repeated-words', 'retext-repeated-words');

/** "A" and "an" before the wrong sound (A10). English only. */
const articles = toRule('articles', 'retext-indefinite-article');

/** @param source of the messages: the plugin that wrote them. */
function toRule(name: string, source: string): ProseRule {
  return {
    name,
    async find(file: ContentFile) {
      if (file.locale !== DEFAULT_LOCALE) {
        return [];
      }
      const {messages} = await readEnglish(file);
      return messages
        .filter((message) => message.source === source)
        .map(({line, reason}) => ({line: line ?? 1, message: `${reason}.`}));
    },
  };
}

/** Not a letter of a word, a path or a package's name; letters of other scripts may touch a name. */
const BEFORE = String.raw`(?<![\w@/.$-])`;
const AFTER = String.raw`(?![\w$]|[-/.@]\w)`;

const PATTERNS = TERMS.map(({write, find}) => ({
  write,
  pattern: new RegExp(`${BEFORE}(?:${find.map(toSource).join('|')})${AFTER}`, 'giu'),
}));

/** Names and words that have one spelling, in all languages and in the one of the text (A10). Code and addresses keep theirs. */
const terminology: ProseRule = {
  name: 'terminology',
  find: (file: ContentFile): readonly Finding[] =>
    listTexts(file).flatMap((prose) => [
      ...PATTERNS.flatMap(({write, pattern}) =>
        [...prose.text.matchAll(pattern)]
          .filter(([found]) => found.replaceAll(/\s+/gu, ' ') !== write)
          .map(({0: found, index}) => ({
            line: lineAt(prose, index),
            message: `"${found}" is written "${write}" here, or in code font where it is a package or code.`,
          })),
      ),
      ...findLocalTerms(prose.text, file.locale).map(({index, found, write}) => ({
        line: lineAt(prose, index),
        message: `"${found}" is not the word of this portal in "${file.locale}". Write "${write}".`,
      })),
    ]),
};

function toSource(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
}

/** What the words of every page are held to. */
export const PROSE_RULES: readonly ProseRule[] = [
  altText,
  articles,
  headingOrder,
  linkText,
  repeatedWords,
  terminology,
  voice,
];

/** Rules of writing, less what a comment allows; a comment that allows nothing is a mistake too (A10). */
export const checkProse: FileCheck = async (file) => {
  const ignores = readIgnores(file);
  const found = await Promise.all(
    PROSE_RULES.map(async ({name, find}) =>
      (await find(file)).map((finding) => ({rule: name, ...finding})),
    ),
  );
  const findings = found.flat();
  return [
    ...findings.filter((finding) => !ignores.some((ignore) => allows(ignore, finding))),
    ...ignores.flatMap((ignore) => checkIgnore(ignore, findings, file.locale)),
  ].map(({rule, line, message}) => ({file: file.file, line, rule, message}));
};

interface RuleFinding extends Finding {
  readonly rule: string;
}

function allows({rule, reason, from, to}: Ignore, finding: RuleFinding): boolean {
  return reason !== '' && rule === finding.rule && from <= finding.line && finding.line <= to;
}

function checkIgnore(
  ignore: Ignore,
  findings: readonly RuleFinding[],
  locale: string,
): readonly RuleFinding[] {
  const {rule, reason, line} = ignore;
  const names = PROSE_RULES.map(({name}) => name);
  const report = (message: string): readonly RuleFinding[] => [
    {rule: 'lint-ignore', line, message},
  ];
  if (!names.includes(rule)) {
    return report(`There is no rule "${rule}". Rules: ${names.join(', ')}.`);
  }
  if (reason === '') {
    return report(`Say why after a colon: "lint-ignore ${rule}: reason".`);
  }
  // A translation has the comments of its original, also those for rules of English.
  return locale !== DEFAULT_LOCALE || findings.some((finding) => allows(ignore, finding))
    ? []
    : report(`Nothing here breaks the rule "${rule}" any more. Remove the comment.`);
}
