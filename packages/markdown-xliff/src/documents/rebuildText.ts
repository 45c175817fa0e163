import {type ContentFile, type ContentPlace, parsePlace} from '@selection-set/content-model';
import {createSkeleton} from '@selection-set/translation-freshness';
import {writeInline} from '../inline/writeInline';
import {listSegments, type SegmentedFile} from '../segments/listSegments';
import type {UnitAnswers} from '../checkUnit';
import {listReplacements} from './listReplacements';
import {type DocumentPlan, findPartner} from './planDocument';
import {rangeOf} from './rangeOf';
import {rebuildFrontMatter} from './rebuildFrontMatter';
import {isAdapted} from './renewLock';
import {moveLines, type Replacement, replaceRanges} from './replaceRanges';

/** The original with the translation put into it, block by block: what has been added, removed or moved there is so in the translation as well. */
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

/** A block of the original in the language of the translation: as a whole where it is the same as ever, else text by text. */
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
  const isMdx = file.file.endsWith('.mdx');
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
