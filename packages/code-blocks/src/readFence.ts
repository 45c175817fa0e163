import {describeLanguages, findLanguage, type LanguageName, languageFacts} from './languages';
import type {LineRange} from './lineRange';
import {joinMarks, MARKS, type Marks} from './marks';
import {type FenceMeta, parseMeta} from './parseMeta';
import {type LineMistake, readMarks} from './readMarks';
import {readPatch} from './readPatch';

/** A fence as Markdown has it. */
export interface FenceSource {
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value: string;
}

export interface Fence {
  readonly language: LanguageName;
  /** What is shown: without the comments that mark lines, and without the signs of a patch. */
  readonly code: string;
  readonly meta: FenceMeta;
  /** Of the meta, of comments and of a patch together. */
  readonly marks: Marks;
  /** Line 0 is the fence itself. */
  readonly mistakes: readonly LineMistake[];
}

/** `diff-ts` is TypeScript with added and removed lines. */
const PATCH = /^diff-(?<inner>.+)$/u;

/** Reads a fence. What cannot be read is left out and in `mistakes`, so that a page can be seen while it is being written. */
export function readFence({lang, meta: metaText, value}: FenceSource): Fence {
  const inner = PATCH.exec(lang ?? '')?.groups?.inner;
  const found = findLanguage(inner ?? lang ?? 'text');
  const language = found ?? 'text';
  const meta = parseMeta(metaText ?? undefined);
  const source = value.replaceAll('\r\n', '\n');
  const read = readMarks(source, languageFacts(language).comments);
  const patch = inner === undefined ? undefined : readPatch(read.code);
  const code = patch?.code ?? read.code;
  const lineCount = code.split('\n').length;
  const marks = joinMarks(meta.marks, read.marks);
  const outside = MARKS.flatMap((mark) => findOutside(marks[mark], lineCount)).map(
    (line) =>
      `Line ${line} is marked, and the block has ${lineCount}. Lines count from 1, without the comments that mark them.`,
  );
  const unknown =
    found === undefined
      ? [
          `The language "${lang ?? ''}" is not known. Known: ${describeLanguages()}, and diff-… with one of them.`,
        ]
      : [];
  return {
    language,
    code,
    meta,
    marks: patch === undefined ? marks : joinMarks(marks, patch.marks),
    mistakes: [
      ...[...unknown, ...meta.mistakes, ...outside].map((message) => ({line: 0, message})),
      ...read.mistakes,
    ],
  };
}

function findOutside(ranges: readonly LineRange[], lineCount: number): readonly number[] {
  return ranges.flatMap(({last}) => (last > lineCount ? [last] : []));
}
