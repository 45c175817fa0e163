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

/** A message as clients of GraphQL print it to the console of a browser. */
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

/** The messages of an answer in JSON, each as a line of its own; any other line with what was escaped in it put back. */
function splitAnswer(raw: string): readonly string[] {
  const messages = [...raw.matchAll(IN_JSON), ...raw.matchAll(IN_CLIENT)].map(
    ({groups}) => groups?.message ?? '',
  );
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
