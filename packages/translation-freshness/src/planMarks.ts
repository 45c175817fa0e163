import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {OutdatedChange} from './outdated';
import {compareBlocks, type BlockChange, type TranslationLock} from './compareBlocks';
import type {BlockKind, LocatedBlock} from './listBlocks';

/** A block that was added to the original. */
interface AddedBlock {
  /** Position among the blocks of the original. */
  readonly index: number;
  /** The translated block that it follows; absent at the start of the text. */
  readonly after?: LocatedBlock;
}

/** New blocks that are shown together. */
export interface NewBlocks {
  readonly type: 'added';
  readonly after?: LocatedBlock;
  /** How many of the elements around the previous block also contain the new ones; the root is the first. */
  readonly depth: number;
  readonly sources: readonly LocatedBlock[];
}

/** Groups new blocks that follow each other at one place; items of a list and rows of a table remain items and rows. */
function groupAdded(
  added: readonly AddedBlock[],
  current: readonly LocatedBlock[],
): readonly NewBlocks[] {
  const groups: (NewBlocks & {readonly unit: Nodes | undefined; readonly next: number})[] = [];
  // The last block before these that the translation has as well.
  let before: LocatedBlock | undefined;
  for (const [place, {index, after}] of added.entries()) {
    const source = current[index];
    if (source === undefined) {
      continue;
    }
    const earlier = added[place - 1];
    if (earlier?.index !== index - 1 || earlier.after !== after) {
      before = current[index - 1];
    }
    const depth = sharedDepth(before, source);
    const unit = unitOf(source, depth);
    const last = groups.at(-1);
    if (
      last !== undefined &&
      last.next === index &&
      last.after === after &&
      last.depth === depth &&
      last.unit === unit
    ) {
      groups[groups.length - 1] = {...last, sources: [...last.sources, source], next: index + 1};
    } else {
      const anchor = after === undefined ? {} : {after};
      groups.push({type: 'added', ...anchor, depth, unit, sources: [source], next: index + 1});
    }
  }
  return groups.map(({unit: _unit, next: _next, ...group}) => group);
}

function sharedDepth(before: LocatedBlock | undefined, {parents}: LocatedBlock): number {
  if (before?.node === undefined) {
    return 1;
  }
  const chain: readonly Nodes[] = [...before.parents, before.node];
  const different = parents.findIndex((parent, index) => parent !== chain[index]);
  return different === -1 ? parents.length : different;
}

/** The item or row that contains a block, when its list or table already exists. */
function unitOf({parents, node}: LocatedBlock, depth: number): Nodes | undefined {
  const holder = parents[depth - 1]?.type;
  return holder === 'list' || holder === 'table' ? (parents[depth] ?? node) : undefined;
}

type Kinds = readonly {readonly kind: BlockKind}[];

/**
 * Pairs locked blocks with those of a translation. Both have the same content in the same order, so blocks at the same position of the same
 * section are a pair if the sections have the same structure; a section that differs is left out, because a change must not appear next to
 * the wrong paragraph. Front matter fields have no place in the text.
 *
 * @returns index of the translated block by that of the locked one.
 */
function alignBlocks(locked: Kinds, translated: Kinds): ReadonlyMap<number, number> {
  const [theirs, ours] = [splitSections(locked), splitSections(translated)];
  if (theirs.length !== ours.length) {
    return new Map();
  }
  return new Map(
    theirs.flatMap((section, index) => {
      const own = ours[index] ?? [];
      return kindsOf(section, locked) === kindsOf(own, translated)
        ? section.flatMap((block, place) => {
            const partner = own[place];
            return partner === undefined ? [] : [[block, partner] as const];
          })
        : [];
    }),
  );
}

/** Indexes of the blocks of each section; the first contains everything above the first heading. */
function splitSections(blocks: Kinds): readonly (readonly number[])[] {
  const sections: number[][] = [[]];
  for (const [index, {kind}] of blocks.entries()) {
    if (kind === 'heading') {
      sections.push([index]);
    } else if (kind !== 'front-matter') {
      sections.at(-1)?.push(index);
    }
  }
  return sections;
}

function kindsOf(section: readonly number[], blocks: Kinds): string {
  return section.map((index) => blocks[index]?.kind).join(' ');
}

/** The text of a block on one line, without Markdown except for the backticks around code. */
function plainText(node: Nodes): string {
  return read(node).replaceAll(/\s+/gu, ' ').trim();
}

function read(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  if (node.type === 'footnoteReference' || node.type === 'mdxTextExpression') {
    return '';
  }
  if (node.type === 'tableRow') {
    return node.children.map(read).join(' | ');
  }
  return 'children' in node ? node.children.map(read).join('') : toString(node);
}

/** A change in words, for readers who cannot be shown it in its place. */
function describeChange(
  change: BlockChange,
  lock: TranslationLock,
  source: LocatedBlock | undefined,
): OutdatedChange {
  if (change.type === 'removed' || source === undefined) {
    const block = change.type === 'added' ? undefined : lock.blocks[change.locked];
    return {type: 'removed', kind: block?.kind ?? 'paragraph', text: block?.start ?? ''};
  }
  const {kind, node, text} = source;
  if (node?.type === 'code') {
    return {type: change.type, kind, text: node.value};
  }
  const isMarkup = node === undefined || kind === 'component';
  return {type: change.type, kind, text: isMarkup ? text : plainText(node)};
}

/** A mark next to a block of a translation. */
export type Mark =
  | {readonly type: 'changed'; readonly at: LocatedBlock; readonly source: LocatedBlock}
  | {readonly type: 'removed'; readonly at: LocatedBlock}
  /** The block still has the text of the original. */
  | {readonly type: 'untranslated'; readonly at: LocatedBlock}
  | NewBlocks;

export interface MarkPlan {
  readonly marks: readonly Mark[];
  /** Changes without a place in the text: front matter fields, and sections that the translation structures differently. */
  readonly elsewhere: readonly OutdatedChange[];
  /** Outdated blocks of the translation. */
  readonly count: number;
}

/** Plans what readers of a translation are told, and where. Code that already equals the original's current code is up to date. */
export function planMarks(
  lock: TranslationLock,
  current: readonly LocatedBlock[],
  translated: readonly LocatedBlock[],
): MarkPlan {
  const places = alignBlocks(lock.blocks, translated);
  const changes = compareBlocks(lock.blocks, current);
  const owned = findOwned(changes, places, translated);
  const marks: Mark[] = [];
  const added: AddedBlock[] = [];
  const elsewhere: OutdatedChange[] = [];
  let count = 0;
  for (const change of changes) {
    const source = change.type === 'removed' ? undefined : current[change.current];
    const same = source === undefined ? undefined : owned.get(source.hash);
    if (same !== undefined && isCode(same)) {
      continue;
    }
    count += 1;
    const at = findBlock(change, lock, places, translated);
    if (same !== undefined) {
      marks.push({type: 'untranslated', at: same});
    } else if (at === undefined || source?.kind === 'front-matter') {
      elsewhere.push(describeChange(change, lock, source));
    } else if (change.type === 'added') {
      added.push({index: change.current, ...(at === 'start' ? {} : {after: at})});
    } else if (at !== 'start') {
      marks.push(source === undefined ? {type: 'removed', at} : {type: 'changed', at, source});
    }
  }
  return {marks: [...marks, ...groupAdded(added, current)], elsewhere, count};
}

/** Translated blocks that may already equal a changed block, by hash: all that are not paired with an unchanged one. */
function findOwned(
  changes: readonly BlockChange[],
  places: ReadonlyMap<number, number>,
  translated: readonly LocatedBlock[],
): ReadonlyMap<string, LocatedBlock> {
  const stale = new Set(
    changes.flatMap((change) => (change.type === 'added' ? [] : [change.locked])),
  );
  const settled = new Set([...places].flatMap(([locked, own]) => (stale.has(locked) ? [] : [own])));
  return new Map(
    translated.filter((_, index) => !settled.has(index)).map((block) => [block.hash, block]),
  );
}

function isCode({kind}: LocatedBlock): boolean {
  return kind === 'code' || kind === 'component';
}

function findBlock(
  change: BlockChange,
  lock: TranslationLock,
  places: ReadonlyMap<number, number>,
  translated: readonly LocatedBlock[],
): LocatedBlock | 'start' | undefined {
  const index = change.type === 'added' ? change.after : change.locked;
  if (change.type === 'added' && (lock.blocks[index]?.kind ?? 'front-matter') === 'front-matter') {
    return 'start';
  }
  const block = translated[places.get(index) ?? -1];
  // Footnotes are moved to the end of the page; a mark after one would stay behind.
  return block?.parents.some(({type}) => type === 'footnoteDefinition') === true
    ? undefined
    : block;
}
