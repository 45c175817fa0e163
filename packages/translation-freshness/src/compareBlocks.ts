import type {Problem} from '@selection-set/content-model';
import {diffArrays} from 'diff';
import {distance} from 'fastest-levenshtein';
import {BLOCK_KINDS, type BlockKind, type SourceBlock} from './listBlocks';

/** A block as it was when its translation was last brought up to date. */
export interface LockedBlock {
  readonly kind: BlockKind;
  readonly hash: string;
  /** First words, for people who read the file. */
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

/** The lock of a translation that is up to date with these blocks. */
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

/** First words of a block, as a lock stores them. */
export function startOf(text: string): string {
  return Array.from(text).slice(0, START_CHARS).join('').trim();
}

/** One line for each block, so that a change of one block is a change of one line. */
export function formatLock({source, blocks}: TranslationLock): string {
  const lines = blocks.map(({hash, kind, start}) => `${hash} ${kind} ${start}`.trimEnd());
  return `${[HEAD, `source ${source}`, ...lines].join('\n')}\n`;
}

/** Reads a lock; names every malformed line, and guesses nothing. */
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

/**
 * What is wrong with a lock, and the command that repairs it.
 *
 * @param file the translated file, relative to the project's folder.
 */
export function describeDamage(file: string, mistakes: readonly LockMistake[]): readonly Problem[] {
  return mistakes.map(({line, message}) => ({
    file: `${file}${LOCK_SUFFIX}`,
    line,
    rule: 'lock',
    message: `${message} "npm run i18n:sync -- --repair ${file}" keeps the lines that are right.`,
  }));
}

/** How the original has changed since its translation. Indexes count from 0. */
export type BlockChange =
  /** Reworded: what was translated as the block `locked` now reads as `current`. */
  | {readonly type: 'changed'; readonly locked: number; readonly current: number}
  /** New in the original, after the block that was translated as `after`; -1 at the start. */
  | {readonly type: 'added'; readonly current: number; readonly after: number}
  /** No longer in the original. */
  | {readonly type: 'removed'; readonly locked: number};

type Locked = readonly LockedBlock[];
type Current = readonly Pick<SourceBlock, 'hash' | 'kind' | 'text'>[];

/** Indexes of blocks without an equal on the other side, between two that have one. */
interface Gap {
  readonly locked: readonly number[];
  readonly current: readonly number[];
}

export interface BlockPairs {
  /** Index of the locked block that each current one was translated as; a new one has none. */
  readonly partners: ReadonlyMap<number, number>;
  /** Current blocks that read differently from their partner. */
  readonly reworded: ReadonlySet<number>;
}

/** Pairs current blocks with locked ones. A block that has only moved is the same block. */
export function pairBlocks(locked: Locked, current: Current): BlockPairs {
  const equal = pairEqual(locked, current);
  const changed = listGaps(locked.length, current.length, equal).flatMap((gap) =>
    pairReworded(gap, locked, current),
  );
  return {
    partners: new Map([...equal, ...changed]),
    reworded: new Set(changed.map(([index]) => index)),
  };
}

/**
 * What a translator has to review: blocks that were reworded, added or removed since the translation was locked.
 *
 * @returns in the order of the original, removed blocks last.
 */
export function compareBlocks(locked: Locked, current: Current): readonly BlockChange[] {
  const {partners, reworded} = pairBlocks(locked, current);
  const kept = new Set(partners.values());
  return [
    ...current.flatMap((_, index) => describe(index, partners, reworded)),
    ...locked.flatMap((_, index): BlockChange[] =>
      kept.has(index) ? [] : [{type: 'removed', locked: index}],
    ),
  ];
}

function describe(
  index: number,
  partners: ReadonlyMap<number, number>,
  reworded: ReadonlySet<number>,
): readonly BlockChange[] {
  const partner = partners.get(index);
  if (partner === undefined) {
    return [{type: 'added', current: index, after: findBefore(index, partners)}];
  }
  return reworded.has(index) ? [{type: 'changed', locked: partner, current: index}] : [];
}

function findBefore(index: number, partners: ReadonlyMap<number, number>): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const partner = partners.get(before);
    if (partner !== undefined) {
      return partner;
    }
  }
  return -1;
}

/** Partner of each current block that equals a locked one: in order where possible, else wherever it has moved. */
function pairEqual(locked: Locked, current: Current): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  let lockedIndex = 0;
  let currentIndex = 0;
  for (const {added, removed, count} of diffArrays(
    locked.map(({hash}) => hash),
    current.map(({hash}) => hash),
  )) {
    if (!added && !removed) {
      for (let step = 0; step < count; step += 1) {
        pairs.set(currentIndex + step, lockedIndex + step);
      }
    }
    lockedIndex += added ? 0 : count;
    currentIndex += removed ? 0 : count;
  }
  return new Map([...pairs, ...pairMoved(locked, current, pairs)]);
}

function pairMoved(
  locked: Locked,
  current: Current,
  pairs: ReadonlyMap<number, number>,
): readonly (readonly [number, number])[] {
  const taken = new Set(pairs.values());
  return current.flatMap(({hash}, index) => {
    const partner = pairs.has(index)
      ? -1
      : locked.findIndex((block, candidate) => block.hash === hash && !taken.has(candidate));
    if (partner === -1) {
      return [];
    }
    taken.add(partner);
    return [[index, partner] as const];
  });
}

/** Blocks without an equal, cut where two equal neighbours follow each other in order. */
function listGaps(
  lockedCount: number,
  currentCount: number,
  equal: ReadonlyMap<number, number>,
): readonly Gap[] {
  const taken = new Set(equal.values());
  const gaps: {locked: number[]; current: number[]}[] = [];
  let from = 0;
  let current: number[] = [];
  for (let index = 0; index <= currentCount; index += 1) {
    const anchor = index === currentCount ? lockedCount : equal.get(index);
    if (anchor === undefined) {
      current.push(index);
    } else if (anchor >= from) {
      const between = Array.from({length: anchor - from}, (_, step) => from + step);
      gaps.push({locked: between.filter((candidate) => !taken.has(candidate)), current});
      from = anchor + 1;
      current = [];
    }
  }
  return gaps;
}

/** Within a gap, pairs blocks of one kind: the most alike first, then in order. */
function pairReworded(
  gap: Gap,
  locked: Locked,
  current: Current,
): readonly (readonly [number, number])[] {
  const candidates = gap.current.flatMap((index) =>
    gap.locked
      .filter((other) => locked[other]?.kind === current[index]?.kind)
      .map((other) => ({
        index,
        other,
        difference: differenceOf(locked[other]?.start ?? '', current[index]?.text ?? ''),
      })),
  );
  candidates.sort((a, b) => a.difference - b.difference || a.index - b.index || a.other - b.other);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const {index, other} of candidates) {
    if (!pairs.has(index) && !taken.has(other)) {
      pairs.set(index, other);
      taken.add(other);
    }
  }
  return [...pairs];
}

/** Difference of the first words: 0 is the same, 1 has nothing in common. */
function differenceOf(start: string, text: string): number {
  const other = startOf(text);
  return distance(start, other) / Math.max(start.length, other.length, 1);
}
