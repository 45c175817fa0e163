import {createExpander} from './indexTexts';
import {EXPLAINED, weighWords} from './words';

/** Lines that a terminal's frame broke, in one. */
export function joinWrapped(output: string): string {
  return output.replaceAll(/\n\s*[›│]\s*(?![›│>])/gu, ' ');
}

/** A line of a log without what terminals, package managers and loggers put around it. */
export interface LogLine {
  readonly text: string;
  /** Of the log, from 1. */
  readonly line: number;
  /** A line of a stack, which says who called, of a source file, or of a step that succeeded: nothing that happened. */
  readonly isAside: boolean;
  /** The line, or the part of a message that it begins, is named as the cause of what stands above it. */
  readonly isCause: boolean;
}

// oxlint-disable-next-line no-control-regex -- colours of terminals begin with a control character.
const CONTROL = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-Z\\-_])/gu;
/** Colours whose first character was lost on the way through a web page. */
const LOST_COLOUR = /(?:\u241B|\^\[|\\u001b|\\x1b|\\033)?\[(?:\d{1,3}(?:;\d{1,3})*)m/giu;
/** Invisible characters that pages and editors add. */
const INVISIBLE = /[\u200B-\u200F\u2060\uFEFF]|\u00AD/gu;

/** What stands before a message, each as often as it comes. */
const PREFIXES: readonly RegExp[] = [
  /** Dates and times of loggers, pipelines and containers. */
  /^[[(]?\d{4}[-/]\d\d[-/]\d\d(?:[T ,]+\d\d?:\d\d(?::\d\d)?(?:[.,]\d+)?)?(?:Z| ?[+-]\d\d:?\d\d| UTC)?[\])]?:?\s+/u,
  /^[[(]?\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d+)?(?: ?[AP]M)?[\])]?:?\s+/iu,
  /^[[(]?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)?,? ?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) +\d+,?(?: \d{4})?,? \d\d:\d\d:\d\d(?: \w+)?[\])]?:?\s+/u,
  /^npm (?:ERR!|error|warn|WARN|verb|info)\s?/u,
  /^➤ YN\d{4}:\s?/u,
  /^##\[(?:error|warning|debug|group)\]/u,
  /^::(?:error|warning)[^:]*::/u,
  /^[\w.@/-]+(?:[-_]\d+)?\s*\|\s+/u,
  /^@?[\w./-]+:[\w:-]+: (?=\S)/u,
  /^[\s>›»❯│┃|║┆┊┌└├╭╰─━═•·*⨯✖✗✘×❌❗⚠🚨💥ℹ→⠀-⣿]+/u,
];

const FRAME =
  /^(?:at (?:async |new |Object\.|<|\[|\w|\.{0,2}\/|file:|node:|internal\/).*(?:[):]\d*|\)|>)$|at (?:async )?\S+$|at .*\(.*\)$|File ".*", line \d+|\.\.\. \d+ (?:more|lines matching)|from \S+:\d+(?::in .*)?$|[\w./@$-]+\.[cm]?[jt]sx?:\d+(?::\d+)?:?$|node:internal\/|goroutine \d+)/u;
/** A cut of a source file around a mistake, with numbers and marks. */
const CODE_FRAME = /^(?:\d+\s*\|(?:\s|$)|\^+~*$|~+$)/u;

/** What lists of steps put before one that is done. */
const SUCCESS = /^[✔✓√☑✅]/u;

const CAUSE = /^(?:[{\s]*\[cause\]:|caused by\b|(?:root )?cause:|because of:)/iu;

/** A message in an answer of a server or in a line of a logger that writes JSON; it may have been quoted once more. */
const IN_JSON =
  /\\*"(?:message|msg|error)\\*":\s*\\*"(?<message>(?:[^"\\]|\\.)+?)\\*"(?=\s*[,}\]]|\s*$)/gu;

/** The code of an error beside its message, such as `"code": "ROLLER_NOT_FOUND"`. */
const CODE_IN_JSON = /"code\\*":\s*\\*"(?<message>[A-Z][A-Z\d]*(?:_[A-Z\d]+){2,})\\*"/gu;

/** A message as clients print it to the console of a browser. */
const IN_CLIENT = /Message: (?<message>.+), Location: .*, Path: /gu;

/** What JSON puts before quotes and instead of ends of lines. */
const ESCAPED = /\\+(?<mark>["'`/])/gu;
const ESCAPED_END = /\\+r?\\*n(?=[\s\W]|[A-Z]|at )/gu;

/** The lines of a log, without colours, times, gutters and prefixes; empty ones are left out. */
export function readLog(log: string): readonly LogLine[] {
  const text = log
    .replace(CONTROL, '')
    .replace(LOST_COLOUR, '')
    .replace(INVISIBLE, '')
    .replaceAll('\u00A0', ' ');
  const lines: LogLine[] = [];
  text.split(/\r\n|\n|\r/u).forEach((raw, index) => {
    const parts = splitAnswer(raw);
    for (const part of parts) {
      const line = readLine(part, index + 1);
      if (line !== undefined) {
        lines.push(line);
      }
    }
  });
  return lines;
}

/** The messages and codes of an answer in JSON, each as a line of its own; any other line with what was escaped in it put back. */
function splitAnswer(raw: string): readonly string[] {
  const patterns = raw.includes('":') ? [IN_JSON, CODE_IN_JSON] : [IN_CLIENT];
  const messages = patterns
    .flatMap((pattern) => [...raw.matchAll(pattern)])
    .map(({groups}) => groups?.message ?? '');
  return (messages.length === 0 ? [raw] : messages).flatMap((text) =>
    text.includes('\\')
      ? text.replace(ESCAPED_END, '\n').replace(ESCAPED, '$<mark>').split('\n')
      : [text],
  );
}

/** Longer lines are minified code or data; their beginning tells what they are. */
const LONGEST_LINE = 4000;

function readLine(raw: string, line: number): LogLine | undefined {
  const text = withoutPrefixes(raw.slice(0, LONGEST_LINE).trim());
  if (text === '') {
    return undefined;
  }
  return {
    text,
    line,
    isAside: FRAME.test(text) || CODE_FRAME.test(text) || SUCCESS.test(text),
    isCause: CAUSE.test(text),
  };
}

function withoutPrefixes(text: string): string {
  let rest = text;
  for (;;) {
    const before = rest;
    if (CODE_FRAME.test(rest)) {
      return rest;
    }
    for (const prefix of PREFIXES) {
      rest = rest.replace(prefix, '');
    }
    if (rest === before) {
      return rest.trim();
    }
  }
}

/** A tool whose errors an index knows. */
export interface ErrorTool {
  readonly id: string;
  readonly name: string;
  /** What logs call it, in lower case: its packages and commands. */
  readonly names: readonly string[];
  /** Where its known problems can be searched; a query is added. */
  readonly issues?: string;
}

/** An error that a page explains. */
export interface ErrorEntry {
  /** Id of its tool. */
  readonly tool: string;
  /** Path of the page with the anchor of its section. */
  readonly href: string;
  /** As its page names it. */
  readonly title: string;
  /** What it was produced with, such as `express 5.1.0`; empty where that is not known. */
  readonly version: string;
  /** First sentences of the cure. */
  readonly cure: string;
  /** Language of title and cure, as its page names it. */
  readonly lang: string;
  /** Its messages; `…` stands for what differs. */
  readonly templates: readonly string[];
  /** Its page is about something else and quotes what other programs say, too: the log has to be about the subject. */
  readonly isAside: boolean;
}

/** Changes when the layout does. */
export const INDEX_FORMAT = 4;

/** Between the messages of an entry that has no other title. */
export const SEPARATOR = ' · ';

/** The file that readers download; lists instead of names of fields keep it small. */
export interface ErrorIndex {
  readonly format: number;
  readonly tools: readonly ErrorTool[];
  /** Tool, path, version and language of each page, and 1 where it is about something else. */
  readonly pages: readonly (readonly [
    tool: string,
    path: string,
    version: string,
    lang: string,
    aside?: 1,
  ])[];
  /** What the texts of entries have in common, one phrase a line; codes stand for it there. */
  readonly phrases: string;
  /** Page, anchor, title, cure and messages; the anchor is `0` where it is that of the title, an empty message is the title, an empty title all messages. */
  readonly entries: readonly (readonly [
    page: number,
    anchor: string | 0,
    title: string,
    cure: string,
    templates: readonly string[],
  ])[];
}

/** The anchor that a heading without one of its own has on most sites. */
export function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}

/** @throws Error when the index has another format than this code reads. */
export function readIndex({format, tools, pages, phrases, entries}: ErrorIndex): {
  readonly tools: readonly ErrorTool[];
  readonly entries: readonly ErrorEntry[];
} {
  if (format !== INDEX_FORMAT) {
    throw new Error(
      `The index of errors has format ${format}, and this code reads ${INDEX_FORMAT}. Build the site again.`,
    );
  }
  const expand = createExpander(phrases);
  return {
    tools,
    entries: entries.map(([page, anchor, packed, cure, templates]) => {
      const [tool = '', path = '', version = '', lang = '', aside] = pages[page] ?? [];
      const title = packed === '' ? templates.map(expand).join(SEPARATOR) : expand(packed);
      const id = anchor === 0 ? toAnchor(title) : expand(anchor);
      return {
        tool,
        href: id === '' ? path : `${path}#${id}`,
        title,
        version,
        cure: expand(cure),
        lang,
        templates: templates.map((template) => (template === '' ? title : expand(template))),
        isAside: aside === 1,
      };
    }),
  };
}

/** Stands for what differs from run to run: names, paths, numbers, hashes, versions. */
export const SLOT = '…';

const QUOTED =
  /"(?<double>[^"\n]{0,200})"|(?<![\p{L}\p{N}])'(?<single>[^'\n]{1,200})'(?![\p{L}\p{N}])|`(?<tick>[^`\n]{1,200})`|“(?<curly>[^”\n]{1,200})”|‘(?<low>[^’\n]{1,200})’(?![\p{L}\p{N}])|«(?<angle>[^»\n]{1,200})»/gu;

/** In the order in which they are looked for; each takes what the next would cut in pieces. */
const VARIABLE: readonly RegExp[] = [
  /\b(?:[a-z][a-z+]+:)?\/\/[^\s"'`<>)\]]+/giu,
  /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/giu,
  /(?<![\p{L}\p{N}@/])(?:[A-Za-z]:\\|~?\.{0,2}[/\\])[^\s"'`()<>,;:]+/gu,
  /(?<![@\p{L}\p{N}/])[\w$*.-]+(?:[/\\][\w$*.[\]-]+)+/gu,
  /(?<![@/\p{L}\p{N}])[\w$-]+(?:\.[\w$-]+)*\.(?:[cm]?[jt]sx?|d\.ts|json|ya?ml|toml|[a-z]*qls?|html?|css|vue|svelte|txt|py|go|rs|java|proto)\b/giu,
  /\bv?\d+\.\d+(?:\.[\dx*]+)*(?:-[\w.]+)?\b/giu,
  /\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,64}\b/giu,
  /(?<![\w.])[A-Z]\w*(?:\.\w+)+(?:\([^)\s]*\))?/gu,
  /(?<![\w$-])-?\d[\d,.:_]*(?:ms|s|kb|mb|gb|%)?(?![\w-])/giu,
];

/** What names of variables and of directives begin with, and packages with a path. */
const SIGIL = /^(?<sigil>[$@])[\w-]+$/u;

/** A value as JavaScript and its libraries print it, which is no name. */
const PRINTED = /^(?:\[.*\]|\{.*\})$/u;

/** Quoted names are put aside as characters that no text has, so that nothing else of them becomes a slot. */
const FIRST_KEPT = 0xe000;
const MOST_KEPT = 0x18ff;
const KEPT = /[\uE000-\uF8FF]/gu;

/**
 * The message without what differs from run to run: quoted names, paths, addresses, numbers, hashes and versions become `…`.
 *
 * @param isKept whether a quoted name belongs to the message; by default none does.
 */
export function toTemplate(
  message: string,
  isKept: (name: string) => boolean = () => false,
): string {
  const kept: string[] = [];
  const keep = (text: string): string =>
    String.fromCharCode(FIRST_KEPT + Math.min(kept.push(text) - 1, MOST_KEPT));
  const quoted = message.replace(QUOTED, (whole, ...groups) => {
    const names: Readonly<Record<string, string | undefined>> = groups.at(-1);
    const name = Object.values(names).find((each) => each !== undefined) ?? '';
    const [, sigil = ''] = SIGIL.exec(name) ?? [];
    return keep(
      name !== SLOT && sigil === '' && !PRINTED.test(name) && isKept(name)
        ? whole
        : `${whole.slice(0, 1)}${sigil}${SLOT}${whole.slice(-1)}`,
    );
  });
  return VARIABLE.reduce((text, pattern) => text.replace(pattern, SLOT), quoted)
    .replace(KEPT, (mark) => kept[mark.charCodeAt(0) - FIRST_KEPT] ?? SLOT)
    .replace(/…(?:["'`\s,/\\]*…)+/gu, SLOT)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Letters, digits, and the hyphens and apostrophes inside a word. The mark of a variable is a word by itself, whatever its name. */
const WORD = /\$(?=[\w…]|$)|[\w\u00C0-\u1FFF\u2C00-\uD7FF]+(?:[-'’][A-Za-z\d]+)*/gu;

/** The words of a text in lower case. */
export function listWords(text: string): readonly string[] {
  const written = text.replaceAll('’', "'").match(WORD) ?? [];
  return written.map((word) => word.replace(BUNDLED, '').toLowerCase());
}

/** What bundlers put before the names of classes. */
const BUNDLED = /^_(?=\p{Lu})/u;

/** A word of a message that has to be there, and how much may stand before it. */
export interface Literal {
  readonly word: string;
  readonly weight: number;
  /** Most words between the literal before it and this one. */
  readonly gap: number;
  /** It begins a quoted name that belongs to the message. */
  readonly isName: boolean;
}

/** A name in quotes has a few words, a cut in a message may hide a line. */
const GAPS = {none: 0, quoted: 8, open: 14} as const;

/** The literal words of a template, with the weight of each. */
export function readLiterals(template: string): readonly Literal[] {
  const parts = template.split(SLOT);
  const found = parts.flatMap((part, index) =>
    [...part.replaceAll('’', "'").matchAll(WORD)].map(({0: written, index: start}, place) => {
      const isBehindSlot = place === 0 && index > 0;
      const isQuotedSlot = isBehindSlot && QUOTE_END.test(parts[index - 1] ?? '');
      return {
        written,
        gap: isBehindSlot ? (isQuotedSlot ? GAPS.quoted : GAPS.open) : GAPS.none,
        isName: QUOTE_END.test(part.slice(0, start)),
      };
    }),
  );
  const weights = weighWords(
    found.map(({written}) => written),
    found.map(({isName}) => isName),
  );
  return found.map(({written, gap, isName}, index) => ({
    word: written.toLowerCase(),
    gap,
    isName,
    weight: weights[index] ?? 0,
  }));
}

/** A quotation mark, and what names of packages begin with. */
const QUOTE_END = /["'`“‘«][@$]?$/u;

/** Whether a template has words of its own, besides phrases of platforms. */
export function isOwnMessage(template: string): boolean {
  return readLiterals(template).some(({weight}) => weight > EXPLAINED);
}

/** How much two words that follow each other tell besides what each tells: grammar in one order is a sentence. */
export const NEIGHBOURS = 0.15;

/** How much a template tells about which message a line is, from 0; a sentence of a tool's own has about 4. */
export function weighTemplate(template: string): number {
  const literals = readLiterals(template);
  return literals.reduce(
    (sum, {weight, gap}, index) =>
      sum + weight + (index > 0 && gap === 0 && weight > EXPLAINED ? NEIGHBOURS : 0),
    0,
  );
}

/** Texts in code: one line, in quotes. */
const CODE_TEXT = /(?<quote>["'`])(?<text>(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>/gu;
const PLACEHOLDER = /\$\{[^}]*\}/gu;

/** Texts in the parts between their placeholders, the longest first. */
export type OwnTexts = readonly (readonly string[])[];

/**
 * What the code of a page prints or throws itself.
 *
 * @param samples files and commands of the page.
 */
export function listOwnTexts(samples: string): OwnTexts {
  const texts = [...samples.matchAll(CODE_TEXT)].map(({groups}) => groups?.text?.trim() ?? '');
  return [...new Set(texts)]
    .map((text) => text.split(PLACEHOLDER))
    .filter((parts) => listWords(parts.join(' ')).length > 1)
    .toSorted((a, b) => b.join('').length - a.join('').length);
}

/** The message with a slot for each text of the sample's own: a tool that reports it adds words around it. */
export function withoutOwnTexts(message: string, texts: OwnTexts): string {
  return texts.reduce((rest, parts) => {
    const [first = '', ...others] = parts;
    const start = rest.indexOf(first);
    let end = start === -1 ? -1 : start + first.length;
    for (const part of others) {
      const next = end === -1 ? -1 : rest.indexOf(part, end);
      end = next === -1 ? -1 : next + part.length;
    }
    return end === -1 ? rest : `${rest.slice(0, start)}${SLOT}${rest.slice(end)}`;
  }, message);
}
