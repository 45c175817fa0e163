import {closest, distance} from 'fastest-levenshtein';
import {htmlVoidElements} from 'html-void-elements';
import {frontMatterEnd} from './adaptMarkdown';

/** One mistake in the content, in words that tell its author what to change. */
export interface Problem {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Name of the check that found it, such as `front-matter`. */
  readonly rule: string;
  /** What is wrong, what was found, and how to correct it. */
  readonly message: string;
}

/** Problems as lines such as `docs/start/index.mdx:3 front-matter: …`, sorted by place. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .toSorted(comparePlaces)
    .map(({file, line, rule, message}) => `${file}:${line} ${rule}: ${message}`)
    .join('\n');
}

function comparePlaces(a: Problem, b: Problem): number {
  if (a.file !== b.file) {
    return a.file < b.file ? -1 : 1;
  }
  return a.line - b.line;
}

/** The parsers' reasons in words for authors. */
const REASONS: readonly (readonly [reason: RegExp, plain: string])[] = [
  [/^Could not parse (?:expression|import\/exports) with acorn/u, 'This is not JavaScript'],
  [/^Unexpected content after expression/u, 'This is not one JavaScript expression'],
  [/^Unexpected end of file in expression.*$/su, 'A brace is never closed'],
  [/^Unexpected lazy line in expression.*$/su, 'A brace is not closed before its paragraph ends'],
  [
    /^Expected a closing tag for `(?<tag>[^`]+)` \([\d:-]+\) before the end of `paragraph`$/u,
    'The tag `$<tag>` is not closed in its paragraph',
  ],
  [
    /^Expected a closing tag for `(?<tag>[^`]+)` \([\d:-]+\)(?: before the end of `\w+`)?$/u,
    'The tag `$<tag>` is never closed',
  ],
  [/ \(note: .*\)$/su, ''],
];

/** What an author can do about it. */
const REMEDIES: readonly (readonly [reason: RegExp, remedy: (groups: Groups) => string])[] = [
  [
    /Could not parse (?:expression|import\/exports) with acorn|Unexpected (?:end of file|lazy line) in expression|Unexpected content after expression/u,
    () =>
      'Braces, and lines that start with "import" or "export", hold JavaScript. Write "\\{" for a brace that is text, or put the text in code font; code of several lines goes between two lines of three backticks.',
  ],
  [
    /Expected a closing tag for `<(?<tag>[\w.-]*)/u,
    ({tag = ''}) =>
      htmlVoidElements.includes(tag)
        ? `Elements of HTML that hold nothing end with a slash here: write "<${tag} />", or "\\<${tag}>" for text.`
        : `Close it with "</${tag}>"${tag === '' ? '' : `, write "<${tag} />" if it has no content`}, or "\\<${tag}>" for text.`,
  ],
  [
    /Unexpected closing (?:tag|slash)/u,
    () =>
      'Remove the closing tag, or open it before. A tag that opens in a paragraph closes in it.',
  ],
  [
    /before attribute value/u,
    () =>
      'Put the value of an attribute in quotes, or in braces if it is JavaScript: name="value".',
  ],
  [
    /before name|in name|before local name|after name|in attribute name|before attribute|in closing tag|after self-closing slash/u,
    () =>
      '"<" begins a tag here. Write "\\<" for the sign, [words](address) for a link, or put the text in code font.',
  ],
];

/** Blocks that other kinds of Markdown have under these names, and how they are written here. */
const EQUIVALENTS: readonly (readonly [names: RegExp, remedy: string])[] = [
  [
    /^(?:accordion|collaps\w*|details|dropdown|expand\w*|spoiler|toggle)$/iu,
    'Write "<details>", "<summary>…</summary>", an empty line, the text, an empty line, and "</details>".',
  ],
  [
    /^(?:code-?(?:group|tabs)|(?:end-?)?tabs?|tab-?(?:pane|panel|set))$/iu,
    'Write <Tabs>, and <TabItem value="…" label="…"> around each part.',
  ],
  [
    /^(?:admonition|alert|aside|callout|custom-block|(?:end-?)?hint|message)$/iu,
    'Write ":::note", the text, and ":::".',
  ],
  [
    /^(?:card-?(?:group|grid)|columns?|grid|link-?cards?)$/iu,
    'Write <Cards>, and <Card title="…" href="…"> inside.',
  ],
  [/^step(?:per|s)$/iu, 'Write <Steps> around a numbered list.'],
  [/^_?toc_?$/iu, 'The portal draws the table of contents beside the page. Remove this.'],
];

/**
 * How a block is written that other kinds of Markdown have.
 *
 * @param name that they give it, such as `details`.
 * @returns undefined where nothing here does the same.
 */
export function findEquivalent(name: string): string | undefined {
  return EQUIVALENTS.find(([names]) => names.test(name))?.[1];
}

/** What other kinds of Markdown have in a line, which is no JavaScript and no tag. */
const FOREIGN: readonly (readonly [sign: RegExp, message: string])[] = [
  [
    /\{%|\{\{/u,
    'Templates such as "{% … %}" and "{{ … }}" are not filled in here. Write what it stands for, or "\\{" for each brace that is text.',
  ],
  [
    /^\s*(?:<<<|-*8<-)/u,
    'No file is included this way. Copy its lines into a block of code, or import Markdown: "import Part from \'./_part.mdx\';" and "<Part />".',
  ],
  [
    /\{[ \t]*:?[ \t]*[.:][\w-]|\{:[ \t]*#|\{[ \t]*[a-z][\w-]*=[^=>]/u,
    'Braces do not add a class or an attribute here. Remove them; an id is for a heading and looks like this: {/* #start */}.',
  ],
  [
    /[ \t]@[a-z][\w.-]*=|[ \t]:[a-z][\w-]*=/u,
    'An attribute that begins with "@" or ":" is Vue syntax and does nothing here. Remove it, or import a component that does it.',
  ],
];

type Groups = Readonly<Record<string, string | undefined>>;

/** A block of another kind of Markdown in braces, such as `{% hint %}` and `{:toc}`. */
const BRACED = /\{(?:%-?[ \t]*|:)(?<name>[\w-]+)/u;
/** An attribute whose line ends before its value does. */
const OPEN_QUOTE = /<[A-Za-z][^<>]*=\s*(?<quote>["'])(?:(?!\k<quote>).)*$/u;
/** What the parser says of lines that begin with an import or export. */
const IN_STATEMENT = /import\/exports/u;
/** A statement that is whole. */
const STATEMENT = /^(?:import\b.*["'];?|export\b.*[^\s{[(,=+:?&|>])\s*$/u;
/** Code and escaped signs, whose braces are text, and those that are not. */
const BRACES = /\\.|(?<marks>`+)[\s\S]*?(?<!`)\k<marks>(?!`)|[{}]/gu;
const EMBEDDED = /^[ \t]*<(?<name>script|style)\b[^>]*(?<!\/)>/iu;

/**
 * A mistake as a parser of Markdown tells it, at the line where its author made it, in words for authors and with what they can do.
 *
 * @param line where the parser gave up, from 1.
 */
export function explainSyntax(
  reason: string,
  line: number,
  text: string,
): Pick<Problem, 'line' | 'message'> {
  const lines = text.split('\n');
  const read = lines.slice(0, line);
  const embedded = read.findLastIndex((each) => EMBEDDED.test(each));
  const {name = ''} = EMBEDDED.exec(lines[embedded] ?? '')?.groups ?? {};
  if (embedded !== -1 && !read.slice(embedded, -1).some((each) => each.includes(`</${name}>`))) {
    const message = `No page holds <${name}>, whose content would be read as Markdown. Remove it; rules go into a style sheet, and code into a component that the page imports.`;
    return {line: embedded + 1, message};
  }
  const open = /in attribute (?:name|value)/u.test(reason)
    ? read.findLastIndex((each) => OPEN_QUOTE.test(each))
    : -1;
  if (open !== -1) {
    const message =
      'The value of an attribute has a quote before it and none after it. Write name="value".';
    return {line: open + 1, message};
  }
  const above = read.slice(0, -1).findLastIndex((each) => STATEMENT.test(each));
  const next = lines[above + 1] ?? '';
  if (IN_STATEMENT.test(reason) && above !== -1 && !/^(?:import|export)\b|^\s*$/u.test(next)) {
    const message =
      'This line is read as part of the statement above it. Add an empty line between the two.';
    return {line: above + 2, message};
  }
  const place = /in expression/u.test(reason) ? (findOpenBrace(read) ?? line) : line;
  return {line: place, message: explainLine(reason, lines[place - 1] ?? '')};
}

/** Line of the first brace that is not closed in these lines, or else of the last one; undefined where there is none. */
function findOpenBrace(lines: readonly string[]): number | undefined {
  const text = lines.join('\n');
  const start = frontMatterEnd(text);
  const open: number[] = [];
  let last: number | undefined;
  for (const {0: sign, index} of text.slice(start).matchAll(BRACES)) {
    if (sign === '{') {
      last = start + index;
      open.push(last);
    } else if (sign === '}') {
      open.pop();
    }
  }
  const place = open[0] ?? last;
  return place === undefined ? undefined : text.slice(0, place).split('\n').length;
}

function explainLine(reason: string, source: string): string {
  const {name = ''} = BRACED.exec(source)?.groups ?? {};
  const equivalent = findEquivalent(name);
  if (equivalent !== undefined) {
    return `Braces do not make a block here. ${equivalent}`;
  }
  const foreign = FOREIGN.find(([sign]) => sign.test(source));
  if (foreign !== undefined) {
    return foreign[1];
  }
  const plain = REASONS.reduce((text, [pattern, words]) => text.replace(pattern, words), reason);
  for (const [pattern, remedy] of REMEDIES) {
    const match = pattern.exec(reason);
    if (match !== null) {
      return `${plain.replace(/[.]?$/u, '.')} ${remedy(match.groups ?? {})}`;
    }
  }
  return plain;
}

/** Share of its letters that may differ before a word is another word and no slip. */
const SLIP_SHARE = 0.4;

/**
 * A sentence that offers what was probably meant.
 *
 * @returns such as ` Did you mean "tools"?`, or an empty text where nothing is near.
 */
export function suggestSpelling(found: string, known: readonly string[]): string {
  if (known.length === 0) {
    return '';
  }
  const lower = found.toLowerCase();
  const nearest = closest(
    lower,
    known.map((word) => word.toLowerCase()),
  );
  const word = known.find((candidate) => candidate.toLowerCase() === nearest);
  const isNear = distance(lower, nearest) <= Math.max(1, Math.floor(nearest.length * SLIP_SHARE));
  return word !== undefined && isNear ? ` Did you mean "${word}"?` : '';
}
