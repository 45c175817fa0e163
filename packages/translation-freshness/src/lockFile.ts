import {BLOCK_KINDS, type BlockKind, type SourceBlock} from './listBlocks';

/** A block as it was when its translation was last brought up to date. */
export interface LockedBlock {
  readonly kind: BlockKind;
  readonly hash: string;
  /** First words, for those who read the file. */
  readonly start: string;
}

export interface TranslationLock {
  /** The original, relative to the project's folder. */
  readonly source: string;
  readonly blocks: readonly LockedBlock[];
}

export interface LockMistake {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Added to the name of a translated file. */
export const LOCK_SUFFIX = '.lock';

const START_CHARS = 60;
const HEAD =
  '# What this translation was made from, block by block. Written by "npm run i18n:sync".';
const SOURCE_LINE = /^source (?<source>\S.*)$/u;
const BLOCK_LINE = /^(?<hash>[\da-f]{12}) (?<kind>[a-z-]+)(?: (?<start>.*))?$/u;

/** The lock of a translation that has just been brought up to date with these blocks. */
export function createLock(source: string, blocks: readonly SourceBlock[]): TranslationLock {
  return {
    source,
    blocks: blocks.map(({kind, hash, text}) => ({
      kind,
      hash,
      start: startOf(text),
    })),
  };
}

/** First words of a block, as they are kept in a lock. */
export function startOf(text: string): string {
  return Array.from(text).slice(0, START_CHARS).join('').trim();
}

/** One line for each block, so that a change of one block is a change of one line. */
export function formatLock({source, blocks}: TranslationLock): string {
  const lines = blocks.map(({hash, kind, start}) => `${hash} ${kind} ${start}`.trimEnd());
  return `${[HEAD, `source ${source}`, ...lines].join('\n')}\n`;
}

/** Reads a lock; every line that is none is named, and nothing is guessed. */
export function parseLock(
  text: string,
):
  | {readonly lock: TranslationLock}
  | {readonly lock: undefined; readonly mistakes: readonly LockMistake[]} {
  const lines = text
    .split(/\r?\n/u)
    .map((content, index) => ({content, line: index + 1}))
    .filter(({content}) => content !== '' && !content.startsWith('#'));
  const [first, ...rest] = lines;
  const source = SOURCE_LINE.exec(first?.content ?? '')?.groups?.source;
  const results = rest.map(({content, line}) => readBlockLine(content, line));
  const mistakes = [
    ...(source === undefined
      ? [
          {
            line: first?.line ?? 1,
            message: 'Expected "source <file>", the file that is translated.',
          },
        ]
      : []),
    ...results.flatMap((result) => ('message' in result ? [result] : [])),
  ];
  return source === undefined || mistakes.length > 0
    ? {lock: undefined, mistakes}
    : {lock: {source, blocks: results.flatMap((result) => ('hash' in result ? [result] : []))}};
}

function readBlockLine(content: string, line: number): LockedBlock | LockMistake {
  const {hash, kind, start = ''} = BLOCK_LINE.exec(content)?.groups ?? {};
  const known = BLOCK_KINDS.find((name) => name === kind);
  if (hash === undefined || known === undefined) {
    return {
      line,
      message: `"${content}" is no block. Expected twelve hexadecimal digits, one of ${BLOCK_KINDS.join(', ')}, and the first words.`,
    };
  }
  return {hash, kind: known, start};
}
