import {closest, distance} from 'fastest-levenshtein';
import {htmlVoidElements} from 'html-void-elements';

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
    /\{[ \t]*:?[ \t]*[.:][\w-]|\{:[ \t]*#/u,
    'Braces do not add a class or an attribute here. Remove them; an id is for a heading and looks like this: {/* #start */}.',
  ],
  [
    /[ \t]@[a-z][\w.-]*=|[ \t]:[a-z][\w-]*=/u,
    'An attribute that begins with "@" or ":" is Vue syntax and does nothing here. Remove it, or import a component that does it.',
  ],
];

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * A sentence of a parser of Markdown, in words for authors and with what they can do.
 *
 * @param source line that it is about.
 */
export function explainSyntax(reason: string, source: string): string {
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
