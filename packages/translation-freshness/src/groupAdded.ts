import type {Nodes} from 'mdast';
import type {LocatedBlock} from './listBlocks';

/** A block that the original has gained. */
export interface AddedBlock {
  /** Among the blocks of the original. */
  readonly index: number;
  /** The translated block that it follows; absent at the start of the text. */
  readonly after?: LocatedBlock;
}

/** New blocks that are shown together. */
export interface NewBlocks {
  readonly type: 'added';
  readonly after?: LocatedBlock;
  /** How many of the elements around the block before also hold what is new; the root is the first. */
  readonly depth: number;
  readonly sources: readonly LocatedBlock[];
}

/** New blocks that follow each other at one place belong together; items of a list and rows of a table stay what they are. */
export function groupAdded(
  added: readonly AddedBlock[],
  current: readonly LocatedBlock[],
): readonly NewBlocks[] {
  const groups: (NewBlocks & {readonly unit: Nodes | undefined; readonly next: number})[] = [];
  // The last block before these that the translation has, too.
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

/** The item or row that a block is part of, where its list or table is there already. */
function unitOf({parents, node}: LocatedBlock, depth: number): Nodes | undefined {
  const holder = parents[depth - 1]?.type;
  return holder === 'list' || holder === 'table' ? (parents[depth] ?? node) : undefined;
}
