import type {BlockKind} from './listBlocks';

type Kinds = readonly {readonly kind: BlockKind}[];

/**
 * Which block of a translation belongs to which locked block. Both tell the same story in the same order, so what stands at the same place
 * of the same section belongs together, as long as the sections are built alike; a section that is not stays out, rather than a change
 * being shown beside the wrong paragraph. Fields of the front matter have no place in the text.
 *
 * @returns index of the translated block by that of the locked one.
 */
export function alignBlocks(locked: Kinds, translated: Kinds): ReadonlyMap<number, number> {
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

/** Indexes of the blocks of each section; the first is what stands above all headings. */
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
