/** Kinds of marks in code (see docs/writing); each has a field in the fence's info and comments in the code. */
const MARKS = ['highlight', 'added', 'removed', 'focus'] as const;

type Mark = (typeof MARKS)[number];

/** Marks that change what the code says: a reader has to know which lines come and which go. */
const KEPT = ['added', 'removed'] as const satisfies readonly Mark[];

export interface ShownCode {
  /** The code without the comments that mark lines. */
  readonly value: string;
  /** What follows the language: file name, and lines that are added or removed; null where there is nothing. */
  readonly meta: string | null;
}

/** Code about Markdown shows the marks of its own samples. */
const MARKDOWN: ReadonlySet<string> = new Set(['markdown', 'md', 'mdx']);

const MARKUP_COMMENT =
  /^\s*(?:<!--|\{\s*\/\*)\s*(?<mark>highlight|added|removed|focus)-(?<part>next-line|start|end)\s*(?:-->|\*\/\s*\})\s*$/u;

const COMMENT =
  /^\s*(?:\/\/|#|--|%|;|\/\*|\{\s*\/\*|<!--)\s*(?<mark>highlight|added|removed|focus)-(?<part>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/u;

/**
 * The code of a fence as readers see it: marking comments are taken out. What the fence says about looks goes; its file name and the lines
 * that are added and removed stay, in the same words whether they were written as a field or as comments.
 */
export function readShownCode(source: string, meta: string, lang = ''): ShownCode {
  const comment = MARKDOWN.has(lang) ? MARKUP_COMMENT : COMMENT;
  const marked: Record<Mark, number[]> = {highlight: [], added: [], removed: [], focus: []};
  const open = new Set<Mark>();
  const next = new Set<Mark>();
  const lines: string[] = [];
  for (const line of source.split('\n')) {
    const groups = comment.exec(line)?.groups;
    const mark = MARKS.find((name) => name === groups?.mark);
    if (mark === undefined) {
      lines.push(line);
      for (const name of new Set([...open, ...next])) {
        marked[name].push(lines.length);
      }
      next.clear();
    } else if (groups?.part === 'next-line') {
      next.add(mark);
    } else if (groups?.part === 'start') {
      open.add(mark);
    } else {
      open.delete(mark);
    }
  }
  return {value: lines.join('\n'), meta: writeMeta(meta, marked)};
}

function writeMeta(meta: string, marked: Readonly<Record<Mark, readonly number[]>>): string | null {
  const fields = [
    ...(/(?:^|\s)title=(?:"[^"]*"|'[^']*'|\S+)/u.exec(meta)?.[0].trim().split('\n') ?? []),
    ...(/(?:^|\s)alt=(?:"[^"]*"|'[^']*')/u.exec(meta)?.[0].trim().split('\n') ?? []),
    ...KEPT.flatMap((mark) => {
      const written = new RegExp(`(?:^|\\s)${mark}=\\{(?<lines>[^}]*)\\}`, 'u').exec(meta)?.groups;
      const ranges = [written?.lines ?? [], toRanges(marked[mark])].flat();
      return ranges.length === 0 ? [] : [`${mark}={${ranges.join(',')}}`];
    }),
  ];
  return fields.length === 0 ? null : fields.join(' ');
}

/** Ascending line numbers as ranges such as `2` and `4-6`. */
function toRanges(numbers: readonly number[]): string[] {
  const ranges: {from: number; to: number}[] = [];
  for (const line of numbers) {
    const last = ranges.at(-1);
    if (last?.to === line - 1) {
      last.to = line;
    } else {
      ranges.push({from: line, to: line});
    }
  }
  return ranges.map(({from, to}) => (from === to ? String(from) : `${from}-${to}`));
}
