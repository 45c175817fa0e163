import {
  formatOf,
  parsePlace,
  type ContentFile,
  type ContentPlace,
} from '@selection-set/content-model';
import {
  TRANSLATED_FIELDS,
  UNTRANSLATED_HASH,
  createLock,
  createSkeleton,
  type LocatedBlock,
  type TranslationLock,
} from '@selection-set/translation-freshness';
import type {Nodes} from 'mdast';
import type {UnitAnswers} from '../checkUnit';
import {offsetsOf} from '../inline/readInline';
import {signatureOf, writeInline} from '../inline/writeInline';
import {listSegments, type Segment, type SegmentedFile} from '../segments/listSegments';
import {findPartner, type DocumentPlan} from './planDocument';

/** The lock of a translation after an import: a block is up to date once all its texts are. */
export function renewLock(plan: DocumentPlan, answers: UnitAnswers): TranslationLock {
  const {source, segmented, pairs, translation} = plan;
  const {blocks} = createLock(source.file, segmented.blocks);
  return {
    source: source.file,
    blocks: blocks.map((block, index) => {
      if (isDone(plan, answers, index)) {
        return block;
      }
      const pair = pairs[index];
      const locked = pair?.state === 'outdated' ? translation?.lock.blocks[pair.locked] : undefined;
      return locked ?? {...block, hash: UNTRANSLATED_HASH};
    }),
  };
}

function isDone(plan: DocumentPlan, answers: UnitAnswers, block: number): boolean {
  const pair = plan.pairs[block];
  const ids = [...plan.segments].filter(([, segment]) => segment.block === block).map(([id]) => id);
  if (pair?.state === 'current') {
    return true;
  }
  return ids.length === 0
    ? !isAdapted(plan, block)
    : ids.every((id) => answers.get(id)?.type === 'taken');
}

/** Whether a translator has changed a block without words, such as comments in code; nobody has compared it with the new original. */
function isAdapted({pairs, translation, segments}: DocumentPlan, block: number): boolean {
  const pair = pairs[block];
  return (
    pair?.state === 'outdated' &&
    [...segments.values()].every((segment) => segment.block !== block) &&
    translation?.segmented.blocks[pair.translated]?.hash !==
      translation?.lock.blocks[pair.locked]?.hash
  );
}

interface Replacement {
  /** Offsets of the part to remove. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** A text with parts of it replaced; everything between them stays as it is. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let from = 0;
  for (const {start, end, value} of replacements.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + value;
    from = end;
  }
  return result + text.slice(from);
}

/**
 * A piece of one text, indented for another text where it starts at a different column.
 *
 * @param raw several lines, the first without its indentation.
 */
function moveLines(
  raw: string,
  from: {readonly text: string; readonly start: number},
  to: {readonly text: string; readonly start: number},
): string {
  const [first = '', ...rest] = raw.split('\n');
  const before = indentAt(from.text, from.start);
  const after = indentAt(to.text, to.start);
  return [
    first,
    ...rest.map((line) => (line.startsWith(before) ? after + line.slice(before.length) : line)),
  ].join('\n');
}

/** Prefix of the following lines of a block that starts here: spaces as wide as its list markers, quotation marks as they are. */
function indentAt(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [prefix = ''] =
    /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/u.exec(text.slice(lineStart, start)) ?? [];
  return prefix.replaceAll(/[^ \t>]/gu, ' ');
}

/**
 * Changes in a translation: imported texts with different words.
 *
 * @param isWanted by index of the block in the original; all by default.
 */
export function listReplacements(
  {segments, pairs, translation, source}: DocumentPlan,
  answers: UnitAnswers,
  isWanted: (block: number) => boolean = () => true,
): readonly Replacement[] {
  return [...segments].flatMap(([id, segment]) => {
    const answer = answers.get(id);
    const pair = pairs[segment.block];
    const partner =
      pair === undefined ? undefined : findPartner(segment, pair, translation?.segmented);
    return answer?.type !== 'taken' ||
      partner === undefined ||
      !isWanted(segment.block) ||
      signatureOf(partner.content) === signatureOf(answer.content)
      ? []
      : [
          {
            start: partner.start,
            end: partner.end,
            value: writeInline(answer.content, segment.form, formatOf(source.text) === 'mdx'),
          },
        ];
  });
}

/** Keeps the translation's front matter, with the fields that the original shows to readers. */
function rebuildFrontMatter(
  plan: DocumentPlan,
  answers: UnitAnswers,
  base: ContentFile,
  segmented: SegmentedFile,
): readonly Replacement[] {
  const file = plan.translation?.file;
  const [ours] = base.tree.children;
  const [theirs] = file?.tree.children ?? [];
  const values = new Map(
    segmented.segments
      .filter(({form}) => form === 'field')
      .map((field) => [field.name, {field, value: valueOf(plan, answers, field)}]),
  );
  if (file === undefined || ours?.type !== 'yaml' || theirs?.type !== 'yaml') {
    return [...values.values()].flatMap(({field: {start, end}, value}) =>
      value === undefined ? [] : [{start, end, value}],
    );
  }
  const [, end] = offsetsOf(theirs);
  const known = (plan.translation?.segmented.segments ?? []).filter(({form}) => form === 'field');
  const kept = replaceRanges(
    file.text.slice(0, end),
    known.map((field) => {
      const wanted = values.get(field.name);
      return wanted === undefined
        ? {...lineOf(file.text, field), value: ''}
        : {
            start: field.start,
            end: field.end,
            value: wanted.value ?? file.text.slice(field.start, field.end),
          };
    }),
  );
  const names = known.map(({name}) => name);
  const added = TRANSLATED_FIELDS.flatMap((name) => {
    const wanted = names.includes(name) ? undefined : values.get(name);
    return wanted === undefined
      ? []
      : [`${name}: ${wanted.value ?? base.text.slice(wanted.field.start, wanted.field.end)}\n`];
  });
  const [start, stop] = offsetsOf(ours);
  return [{start, end: stop, value: kept.replace(/---$/u, (fence) => added.join('') + fence)}];
}

/** As YAML; undefined when nothing was imported. */
function valueOf(plan: DocumentPlan, answers: UnitAnswers, field: Segment): string | undefined {
  const id = [...plan.segments].find(
    ([, {block, part}]) => block === field.block && part === field.part,
  )?.[0];
  const answer = id === undefined ? undefined : answers.get(id);
  return answer?.type === 'taken' ? writeInline(answer.content, 'field', false) : undefined;
}

function lineOf(
  text: string,
  {start, end}: Segment,
): {readonly start: number; readonly end: number} {
  return {start: text.lastIndexOf('\n', start) + 1, end: text.indexOf('\n', end) + 1};
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Range of a block as a whole. For a component it is only the opening tag, because its content consists of blocks of its own.
 *
 * @returns undefined for front matter, and for headings, whose ids come from the original.
 */
function rangeOf({node}: LocatedBlock, text: string): Range | undefined {
  if (node === undefined || node.type === 'heading') {
    return undefined;
  }
  const [start, end] = offsetsOf(node);
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? {start, end: endOfTag(node, text)}
    : {start, end};
}

function endOfTag(
  node: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>,
  text: string,
): number {
  const last = node.attributes.at(-1)?.position?.end.offset ?? offsetsOf(node)[0];
  return text.indexOf('>', last) + 1;
}

/** The original with the translation inserted block by block: blocks added, removed or moved in it are so in the translation, too. */
export async function rebuildText(
  plan: DocumentPlan,
  answers: UnitAnswers,
  place: ContentPlace,
): Promise<string> {
  const skeleton = createSkeleton(plan.source).text;
  const {files} = await parsePlace(place, skeleton, '');
  const [base] = files;
  if (base === undefined) {
    throw new Error(`${plan.source.file} cannot be read with the ids of its headings written out.`);
  }
  const segmented = listSegments(base);
  return replaceRanges(base.text, [
    ...rebuildFrontMatter(plan, answers, base, segmented),
    ...segmented.blocks.flatMap((_, index) =>
      carryBlock(plan, answers, {file: base, segmented}, index),
    ),
  ]);
}

interface Base {
  readonly file: ContentFile;
  readonly segmented: SegmentedFile;
}

/** A block of the original in the language of the translation: as a whole when it is unchanged, else text by text. */
function carryBlock(
  plan: DocumentPlan,
  answers: UnitAnswers,
  base: Base,
  index: number,
): readonly Replacement[] {
  const {translation} = plan;
  const pair = plan.pairs[index];
  const block = base.segmented.blocks[index];
  if (block === undefined || pair === undefined || block.kind === 'front-matter') {
    return [];
  }
  const isWhole = pair.state === 'current' || isAdapted(plan, index);
  const translated =
    pair.state === 'untranslated' || !isWhole
      ? undefined
      : translation?.segmented.blocks[pair.translated];
  const to = rangeOf(block, base.file.text);
  if (translation === undefined || translated === undefined || to === undefined) {
    return carryTexts(plan, answers, base, index);
  }
  const {text} = translation.file;
  const from = rangeOf(translated, text) ?? to;
  const changes = listReplacements(plan, answers, (wanted) => wanted === index);
  const raw = replaceRanges(
    text.slice(from.start, from.end),
    changes.map(({start, end, value}) => ({
      start: start - from.start,
      end: end - from.start,
      value,
    })),
  );
  return [
    {
      ...to,
      value: moveLines(raw, {text, start: from.start}, {text: base.file.text, start: to.start}),
    },
  ];
}

function carryTexts(
  plan: DocumentPlan,
  answers: UnitAnswers,
  {file, segmented}: Base,
  index: number,
): readonly Replacement[] {
  const {translation} = plan;
  const pair = plan.pairs[index];
  const isMdx = formatOf(file.text) === 'mdx';
  return [...plan.segments].flatMap(([id, segment]): readonly Replacement[] => {
    const place = segmented.segments.find(
      ({block, part}) => block === index && part === segment.part,
    );
    if (segment.block !== index || place === undefined || pair === undefined) {
      return [];
    }
    const {start, end} = place;
    const answer = answers.get(id);
    if (answer?.type === 'taken') {
      return [{start, end, value: writeInline(answer.content, segment.form, isMdx)}];
    }
    const partner = findPartner(segment, pair, translation?.segmented);
    if (partner === undefined || translation === undefined) {
      return [];
    }
    const {text} = translation.file;
    const value = moveLines(
      text.slice(partner.start, partner.end),
      {text, start: partner.start},
      {text: file.text, start},
    );
    return [{start, end, value}];
  });
}
