import type {Blockquote, Paragraph, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {FileCheck} from './check';
import {CALL_OUTS} from './adaptMarkdown';
import {findOpenBlocks, type TextMistake} from './reference';

const NOTE = /(?<!\\)\[\^(?<name>[^\]\s]+)\]/gu;
const LINK = /(?<!\\)(?<mark>!?)\[[^\][\n]*\]\((?<address>[^()\n]*[ ][^()\n]*)\)/gu;
const SPACED_LINK =
  /(?<!\\)\[(?<words>[^\][\n]+)\] \((?<address>(?:https?:|\.{0,2}\/)[^()\s]*)\)/gu;
/** Signs of other kinds of Markdown, and slips, which readers would see as they are written. */
const SHOWN: readonly (readonly [pattern: RegExp, message: (groups: Groups) => string])[] = [
  [
    /(?<![\\\]\w])\((?<words>[^()\n]+)\)\[(?<address>(?:https?:|\.{0,2}\/)[^\][\s]*)\]/gu,
    ({words = '', address = ''}) =>
      `The brackets of this link are swapped. Write "[${words}](${address})".`,
  ],
  [
    /(?<!\\)(?<mark>!?)\[\[(?<name>[^\][|\n]+)(?:\|(?<words>[^\][\n]+))?\]\]/gu,
    ({mark = '', name = '', words = name}) =>
      /^toc$/iu.test(name)
        ? 'The portal draws the table of contents beside the page. Remove "[[toc]]".'
        : `"${mark}[[${name}]]" is not ${mark === '' ? 'a link' : 'an image'}. Write "${mark}[${words}](/address)".`,
  ],
  [
    /^!!![ \t]+(?<kind>[\w-]+)(?:[ \t]+"(?<title>[^"\n]*)")?/gmu,
    ({kind = '', title}) =>
      `This is not a call-out here. Write ":::${CALL_OUTS.includes(kind) ? kind : 'note'}${title === undefined ? '' : `[${title}]`}", the text without spaces before it, and ":::".`,
  ],
  [
    /^\?\?\?\+?[ \t]+[\w-]+(?:[ \t]+"(?<title>[^"\n]*)")?/gmu,
    ({title = '…'}) =>
      `This does not fold the text. Write "<details>", "<summary>${title}</summary>", the text without spaces before it, and "</details>".`,
  ],
  [
    /^===\+?!?[ \t]+"(?<label>[^"\n]+)"/gmu,
    ({label = ''}) =>
      `This is not a tab here. Write <TabItem value="…" label="${label}"> around the text, without spaces before it, and <Tabs> around all tabs.`,
  ],
  [
    /(?<![\w:\\])(?<name>:(?:[a-z][\w+-]*[a-z\d]|[+-]1):)(?![\w:])/gu,
    ({name = ''}) =>
      `No sign is drawn for "${name}". Type the sign itself, or write "\\${name}" to show this.`,
  ],
  [
    /(?<![\\$\S])\$\$(?=[^\s$]|\n)|(?<![\\$\w])\$(?=[^\s$\d])[^$\n]*[\\^_=][^$\n]*(?<=\S)\$(?![\w$])/gu,
    () =>
      'Formulas are not drawn here. Write it in words or in code font, or "\\$" to show the sign.',
  ],
  [
    /^\*\[(?<short>[^\][\n]+)\]:[ \t]*(?<words>[^\n]*)/gmu,
    ({short = '', words = ''}) =>
      `Nothing explains the abbreviation this way. Write <abbr title="${words}">${short}</abbr> where it is used.`,
  ],
  [
    /(?<=\n):[ \t]+(?=\S)/gu,
    () =>
      'This is not a list of definitions here. Write "- **Term**: …", or <dl> with <dt> and <dd>.',
  ],
  [
    /(?<![\\\w+])\+\+(?<words>[^\s+](?:[^\n]*?[^\s+])?)\+\+(?![\w+])/gu,
    ({words = ''}) =>
      `Plus signs have no meaning here. Write "<ins>${words}</ins>", or "<kbd>${words}</kbd>" for keys.`,
  ],
  [
    /(?<![\\^])\^{1,2}(?<words>[^\s^]{1,20})\^{1,2}(?!\^)/gu,
    ({words = ''}) => `Carets do not raise text here. Write "<sup>${words}</sup>".`,
  ],
  [
    /^\.\.[ \t]+(?<name>[a-z-]+)::/gmu,
    ({name = ''}) =>
      `"${name}" is a directive of reStructuredText, which is text here. Write Markdown in its place.`,
  ],
  [
    /(?<![\\=])==(?<words>[^=\s](?:[^=\n]*[^=\s])?)==(?!=)/gu,
    ({words = ''}) => `Equals signs do not highlight text here. Write "**${words}**".`,
  ],
  [
    /(?<![\\*])\*\*(?:[ \t]+(?<after>[^*\n]*?\S)[ \t]*|(?<before>\S[^*\n]*?)[ \t]+)\*\*(?!\*)/gu,
    ({before = '', after = before}) =>
      `This is not bold, because there is a space inside the asterisks. Write "**${after}**".`,
  ],
  [
    /(?<![\\`])`(?!`)/gu,
    () => 'This backtick has no closing one. Add it, or write "\\`" to show it.',
  ],
];

const ENTITY = /(?<!\\)&[A-Za-z][A-Za-z\d]*;/gu;

type Groups = Readonly<Record<string, string | undefined>>;

const HEADING = /^(?<marks>#{1,6})(?:[^\S \t\n]|\u200B)*(?<words>\p{L}[^\n]*)/gmu;
const TOO_DEEP = /^#{7,}[ \t]+(?<words>\S[^\n]*)/gmu;
const STATEMENT =
  /^[ \t]*(?:import\s+(?:[\w$*{}\s,]+\s+from\s+)?["'][^"'\n]+["'];?|export\s+(?:const|default|function)\s.*)[ \t]*$/gmu;
/** Brackets without a space in them or behind them. */
const TASK_SLIP = /^\[\](?:[ \t]|$)|^\[[ x]\][\p{L}\d*`]/u;
const EMPTY_ID = /\{#\s*\}\s*$/u;
const ALERT = /^(?:[ \t>]*)\[!(?<kind>[A-Za-z]+)\]/u;
const ROW = /^[ \t>]*\|.*\|[ \t]*$/u;
const DELIMITERS = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/u;

/** What is written like an element of Markdown and shown to readers as it is written. */
export const checkMarkup: FileCheck = ({file, text, tree}) =>
  [...findOpenBlocks(text), ...findBareMarkup(tree, text)].map((mistake) => ({
    file,
    rule: 'markup',
    ...mistake,
  }));

function findBareMarkup(tree: Root, text: string): readonly TextMistake[] {
  const mistakes: TextMistake[] = [];
  const dividedLines = new Set<number>();
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      const source = sliceOf(node, text);
      const line = node.position?.start.line ?? 1;
      if (dividedLines.has(line)) {
        return;
      }
      mistakes.push(
        ...findInText(source, node.value).map(({at, message}) => ({
          line: line + countLines(source.slice(0, at)),
          message,
        })),
      );
    } else if (node.type === 'paragraph') {
      mistakes.push(...findTable(node, text), ...findLines(node, text));
    } else if (node.type === 'table') {
      const rows = findLongRows(node);
      mistakes.push(...rows);
      // A bar in code divides it, so that its marks would be told as well.
      for (const {line} of rows) {
        dividedLines.add(line);
      }
    } else if (node.type === 'heading' && EMPTY_ID.test(sliceOf(node, text))) {
      const line = node.position?.start.line ?? 1;
      const message =
        'The id of this heading is empty. Write letters or digits behind the number sign, such as {/* #start */}, or remove the braces.';
      mistakes.push({line, message});
    } else if (
      node.type === 'mdxJsxTextElement' &&
      node.name === 'summary' &&
      parent?.type === 'paragraph' &&
      parent.children.some(
        (other) => other.type !== 'mdxJsxTextElement' && toString(other).trim() !== '',
      )
    ) {
      const line = node.position?.end.line ?? 1;
      const message =
        'Readers do not see this summary, because it is in one paragraph with what follows. Add an empty line below "</summary>".';
      mistakes.push({line, message});
    } else if (node.type === 'blockquote') {
      mistakes.push(...findAlert(node, text));
    } else if (node.type === 'leafDirective') {
      const line = node.position?.start.line ?? 1;
      const message = `"::${node.name}" is not a call-out. Write ":::${node.name}", and ":::" below its last line.`;
      mistakes.push({line, message});
    } else if (node.type === 'containerDirective' && typeof node.attributes?.title === 'string') {
      const line = node.position?.start.line ?? 1;
      const message = `Readers do not see a title in braces. Write ":::${node.name}[${node.attributes.title}]".`;
      mistakes.push({line, message});
    } else if ('value' in node && /^\/\*\s*@include:/u.test(node.value)) {
      const line = node.position?.start.line ?? 1;
      const message =
        'A comment cannot include a file, so readers do not see its text. Write "import Part from \'./_part.mdx\';" and "<Part />".';
      mistakes.push({line, message});
    } else if (node.type === 'listItem' && TASK_SLIP.test(sliceOf(node.children[0] ?? {}, text))) {
      const line = node.position?.start.line ?? 1;
      const message =
        'This is not a task. Write "[ ]" with a space inside, or "[x]" for a finished one, and a space before the words.';
      mistakes.push({line, message});
    }
  });
  return [...mistakes, ...findNotes(tree)];
}

/** Cells beyond those of the head are drawn nowhere. */
function findLongRows({children: [head, ...rows]}: Table): readonly TextMistake[] {
  const cells = head?.children.length ?? 0;
  return rows
    .filter(({children}) => children.length > cells)
    .map(({children, position}) => ({
      line: position?.start.line ?? 1,
      message: `This row has ${children.length} cells and the header ${cells}, so readers do not see the last one. Remove one, add a column, or write "\\|" for a bar that is text, even in code.`,
    }));
}

function findAlert(node: Blockquote, text: string): readonly TextMistake[] {
  const kind = ALERT.exec(sliceOf(node, text).replace(/^>/u, ''))?.groups?.kind?.toLowerCase();
  return kind === undefined
    ? []
    : [
        {
          line: node.position?.start.line ?? 1,
          message: `GitHub alerts are shown as quotes here. Write ":::${kind}" and ":::" on lines of their own, without ">" before the text.`,
        },
      ];
}

/** Notes that nobody refers to are not drawn, nor the second of two with one name. */
function findNotes(tree: Root): readonly TextMistake[] {
  const wanted = new Set<string>();
  const first = new Map<string, number>();
  const mistakes: TextMistake[] = [];
  visit(tree, 'footnoteReference', ({identifier}) => {
    wanted.add(identifier);
  });
  visit(tree, ['footnoteDefinition', 'definition'], (node) => {
    if (node.type !== 'footnoteDefinition' && node.type !== 'definition') {
      return;
    }
    const sign = node.type === 'definition' ? '' : '^';
    const name = `[${sign}${node.label ?? node.identifier}]`;
    const key = `${sign}${node.identifier}`;
    const line = node.position?.start.line ?? 1;
    const other = first.get(key);
    first.set(key, other ?? line);
    if (other !== undefined) {
      const message = `"${name}" is already defined in line ${other}, and readers see that definition. Remove one, or give this one another name.`;
      mistakes.push({line, message});
    } else if (node.type === 'footnoteDefinition' && !wanted.has(node.identifier)) {
      const message = `Nothing refers to this note, so readers do not see it. Write "${name}" where it belongs, or remove it.`;
      mistakes.push({line, message});
    }
  });
  return mistakes;
}

interface Place {
  readonly at: number;
  readonly message: string;
}

/** @param shown what readers see of it. */
function findInText(source: string, shown: string): readonly Place[] {
  return [
    ...Array.from(source.matchAll(ENTITY))
      .filter(([sign]) => shown.includes(sign))
      .map(({0: sign, index}) => ({
        at: index,
        message: `HTML has no sign "${sign}", so readers see it as it is written. Type the sign itself, or write "\\${sign}" to show this.`,
      })),
    ...Array.from(source.matchAll(NOTE), ({index, groups}) => ({
      at: index,
      message: `No note says what "[^${groups?.name ?? ''}]" stands for. Add a line "[^${groups?.name ?? ''}]: …", or write "\\[^${groups?.name ?? ''}]" to show it.`,
    })),
    ...Array.from(source.matchAll(LINK), ({index, groups}) => ({
      at: index,
      message: `This is not ${groups?.mark === '!' ? 'an image' : 'a link'}, because its address contains a space. Write "(<${groups?.address ?? ''}>)", or "%20" for the space.`,
    })),
    ...Array.from(source.matchAll(SPACED_LINK), ({index, groups}) => ({
      at: index,
      message: `This is not a link, because a space divides it. Write "[${groups?.words ?? ''}](${groups?.address ?? ''})".`,
    })),
    ...SHOWN.flatMap(([pattern, message]) =>
      Array.from(source.matchAll(pattern), ({index, groups}) => ({
        at: index,
        message: message(groups ?? {}),
      })),
    ),
  ];
}

function findTable(node: Paragraph, text: string): readonly TextMistake[] {
  const line = node.position?.start.line ?? 1;
  const rows = sliceOf(node, text).split('\n');
  const [head = '', second = ''] = rows;
  if (
    rows.length < 2 ||
    !ROW.test(head) ||
    !rows.every((row) => ROW.test(row) || DELIMITERS.test(row))
  ) {
    return [];
  }
  const cells = countCells(head);
  const message = DELIMITERS.test(second)
    ? `This is no table, because its head has ${cells} cells and the line below ${countCells(second)}. Give both the same number.`
    : `This is no table, because the line below its head is missing. Write "|${' --- |'.repeat(cells)}" between line ${line} and line ${line + 1}.`;
  return [{line, message}];
}

function countCells(row: string): number {
  return row
    .trim()
    .replaceAll(/\\\||^\||\|$/gu, '')
    .split('|').length;
}

/** Lines that would be a heading or a statement if they were written as one. */
function findLines(node: Paragraph, text: string): readonly TextMistake[] {
  const source = sliceOf(node, text);
  const line = node.position?.start.line ?? 1;
  const lineAt = (index: number): number => line + countLines(source.slice(0, index));
  const tooDeep = Array.from(source.matchAll(TOO_DEEP), ({index, groups}) => ({
    line: lineAt(index),
    message: `A heading has at most six number signs. Write "###### ${groups?.words ?? ''}", or choose a higher level.`,
  }));
  const glued = Array.from(source.matchAll(HEADING)).flatMap(({index, groups}) => {
    const {marks = '', words = ''} = groups ?? {};
    return marks.length === 1 && !/^\p{Lu}/u.test(words)
      ? []
      : [
          {
            line: lineAt(index),
            message: `A heading has a space after its number signs. Write "${marks} ${words}".`,
          },
        ];
  });
  const statements = Array.from(source.matchAll(STATEMENT), ({index}) => ({
    line: lineAt(index),
    message:
      'This line is read as text. Add an empty line above it and remove spaces before it, or put it in code font.',
  }));
  return [...tooDeep, ...glued, ...statements];
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function sliceOf({position}: Pick<Paragraph, 'position'>, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
