import type {SourceBlock} from './listBlocks';
import type {TranslationLock} from './lockFile';

/** A translation follows its original to a file that has at least this share of its blocks. */
const MIN_SHARE = 0.5;

export interface Rename {
  /** Original that is gone. */
  readonly from: string;
  /** Original that has taken its place. */
  readonly to: string;
}

/**
 * Where the originals of abandoned translations have gone, by the blocks they share with files that have no translation.
 *
 * @param abandoned locks whose source does not exist any more.
 * @param candidates blocks of originals without a translation, by file.
 */
export function findRenames(
  abandoned: readonly TranslationLock[],
  candidates: ReadonlyMap<string, readonly SourceBlock[]>,
): readonly Rename[] {
  const taken = new Set<string>();
  return abandoned.flatMap(({source, blocks}) => {
    const hashes = new Set(blocks.map(({hash}) => hash));
    const [best] = [...candidates]
      .filter(([file]) => !taken.has(file))
      .map(([file, others]) => ({
        file,
        share:
          others.filter(({hash}) => hashes.has(hash)).length /
          Math.max(others.length, hashes.size, 1),
      }))
      .filter(({share}) => share >= MIN_SHARE)
      .toSorted((a, b) => b.share - a.share);
    if (best === undefined) {
      return [];
    }
    taken.add(best.file);
    return [{from: source, to: best.file}];
  });
}
