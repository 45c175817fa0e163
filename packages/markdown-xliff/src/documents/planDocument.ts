import type {ContentFile} from '@selection-set/content-model';
import {
  formatLock,
  pairBlocks,
  type SourceBlock,
  startOf,
  type TranslationLock,
  UNTRANSLATED_HASH,
} from '@selection-set/translation-freshness';
import {matchCodes, numberCodes} from '../inline/writeInline';
import {
  isTranslatable,
  listSegments,
  type Segment,
  type SegmentedFile,
} from '../segments/listSegments';
import {shortHash, type Unit, type UnitFile} from '../unit';

/** State of a block of the original in a translation. */
type BlockPair =
  | {readonly state: 'untranslated'}
  /** Indexes of the block in the translation, and in the lock. */
  | {readonly state: 'outdated' | 'current'; readonly translated: number; readonly locked: number};

/**
 * Pairs the blocks of a translation with those of its original.
 *
 * @returns one for each block of the original; undefined when the translation's blocks match neither the lock nor the original.
 */
function pairTranslation(
  lock: TranslationLock,
  original: readonly SourceBlock[],
  translation: readonly SourceBlock[],
): readonly BlockPair[] | undefined {
  const {partners, reworded} = pairBlocks(lock.blocks, original);
  const followsLock = haveSameKinds(lock.blocks, translation);
  if (!followsLock && !haveSameKinds(original, translation)) {
    return undefined;
  }
  return original.map((_, index): BlockPair => {
    const locked = partners.get(index);
    if (locked === undefined || lock.blocks[locked]?.hash === UNTRANSLATED_HASH) {
      return {state: 'untranslated'};
    }
    return {
      state: reworded.has(index) ? 'outdated' : 'current',
      translated: followsLock ? locked : index,
      locked,
    };
  });
}

/** First line of the translation whose block differs from the original's. */
function findDifference(
  original: readonly SourceBlock[],
  translation: readonly SourceBlock[],
): number {
  const index = translation.findIndex(({kind}, at) => kind !== original[at]?.kind);
  return translation.at(index)?.line ?? 1;
}

function haveSameKinds(
  one: readonly Pick<SourceBlock, 'kind'>[],
  other: readonly Pick<SourceBlock, 'kind'>[],
): boolean {
  return one.length === other.length && one.every(({kind}, index) => kind === other[index]?.kind);
}

export interface TranslationInput {
  readonly file: ContentFile;
  readonly lock: TranslationLock;
}

/** A document with its translation, text by text. */
export interface DocumentPlan extends UnitFile {
  readonly source: ContentFile;
  readonly segmented: SegmentedFile;
  readonly translation?: TranslationInput & {readonly segmented: SegmentedFile};
  /** One for each block of the original. */
  readonly pairs: readonly BlockPair[];
  /** The segment of the original for each unit, by id. */
  readonly segments: ReadonlyMap<string, Segment>;
}

/** A document whose translation cannot be compared with it. */
export interface Mismatch {
  /** Line of the translation. */
  readonly line: number;
}

/** Pairs a document with its translation, and gives each text a stable id. */
export function planDocument(
  source: ContentFile,
  translation?: TranslationInput,
): DocumentPlan | Mismatch {
  const segmented = listSegments(source);
  const translated = translation === undefined ? undefined : listSegments(translation.file);
  const pairs =
    translation === undefined || translated === undefined
      ? segmented.blocks.map((): BlockPair => ({state: 'untranslated'}))
      : pairTranslation(translation.lock, segmented.blocks, translated.blocks);
  if (pairs === undefined) {
    return {line: findDifference(segmented.blocks, translated?.blocks ?? [])};
  }
  const ids = giveIds(segmented);
  const segments = segmented.segments.filter(isTranslatable);
  const idOf = (segment: Segment): string => ids.get(segment) ?? '';
  return {
    original: source.file,
    source,
    segmented,
    ...(translation === undefined || translated === undefined
      ? {}
      : {translation: {...translation, segmented: translated}}),
    pairs,
    segments: new Map(segments.map((segment) => [idOf(segment), segment])),
    sourceHash: shortHash([source.file, ...segments.map(idOf)].join('\n')),
    targetHash: shortHash(
      translation === undefined ? '' : translation.file.text + formatLock(translation.lock),
    ),
    notes: source.path === undefined ? [] : [`Page ${source.path}`],
    units: segments.map((segment) =>
      toUnit(idOf(segment), segment, pairs, translation, translated),
    ),
  };
}

function toUnit(
  id: string,
  segment: Segment,
  pairs: readonly BlockPair[],
  translation: TranslationInput | undefined,
  translated: SegmentedFile | undefined,
): Unit {
  const {block, part, kind, form, name, line} = segment;
  const pair = pairs[block];
  const source = numberCodes(segment.content);
  const partner = pair === undefined ? undefined : findPartner(segment, pair, translated);
  const isOutdated = partner !== undefined && pair?.state === 'outdated';
  const locked = pair?.state === 'outdated' ? translation?.lock.blocks[pair.locked] : undefined;
  return {
    id,
    name: [
      kind,
      ...(name === undefined ? [] : [name]),
      ...(form === 'cell' ? [`cell ${part + 1}`] : []),
    ].join(' '),
    line,
    source,
    ...(partner === undefined ? {} : {target: matchCodes(partner.content, source)}),
    state: partner === undefined ? 'untranslated' : isOutdated ? 'outdated' : 'current',
    notes: [
      ...(form === 'heading' && name !== undefined ? [`Heading with the id "${name}"`] : []),
      ...(isOutdated && locked !== undefined
        ? [`The original has changed since this was translated. It began: ${startOf(locked.start)}`]
        : []),
    ],
  };
}

/** The same part of the block in the translation, if it has words. */
export function findPartner(
  {part, form}: Segment,
  pair: BlockPair,
  translated: SegmentedFile | undefined,
): Segment | undefined {
  if (pair.state === 'untranslated') {
    return undefined;
  }
  return translated?.segments.find(
    (other) =>
      other.block === pair.translated &&
      other.part === part &&
      other.form === form &&
      other.content.length > 0,
  );
}

/** Ids of blocks with the same words differ by a counter. */
function giveIds({blocks, segments}: SegmentedFile): ReadonlyMap<Segment, string> {
  const ordinals = blocks.map(
    ({hash}, index) => blocks.slice(0, index).filter((block) => block.hash === hash).length,
  );
  return new Map(
    segments.map((segment) => [
      segment,
      `${segment.hash}.${(ordinals[segment.block] ?? 0) + 1}.${segment.part + 1}`,
    ]),
  );
}
