import {parsePlace, type ContentFile, type ContentPlace} from '@selection-set/content-model';
import {formatLock} from '@selection-set/translation-freshness';
import type {UnitAnswers} from '../checkUnit';
import {signatureOf} from '../inline/inline';
import type {Mistake} from '../mistake';
import {listSegments} from '../segments/listSegments';
import {type DocumentPlan, findPartner} from './planDocument';
import {rebuildText} from './rebuildText';
import {renewLock} from './renewLock';
import {listReplacements} from './listReplacements';
import {replaceRanges} from './replaceRanges';

export interface AppliedDocument {
  readonly text: string;
  readonly lock: string;
  /** The text as it will be read. */
  readonly file: ContentFile;
}

/**
 * A translation with the texts that came back. Only they are written anew: front matter, code, components, comments and lines stay as they
 * are in the translation or, where the original has changed, in the original.
 *
 * @param place of the translation.
 * @returns undefined when nothing came back; mistakes for words that cannot be written where they belong.
 */
export async function applyDocument(
  plan: DocumentPlan,
  answers: UnitAnswers,
  place: ContentPlace,
): Promise<AppliedDocument | {readonly mistakes: readonly Mistake[]} | undefined> {
  const taken = [...answers].flatMap(([id, answer]) =>
    answer.type === 'taken' ? [{id, answer}] : [],
  );
  const [first] = taken;
  if (first === undefined) {
    return undefined;
  }
  const {translation} = plan;
  const text =
    translation !== undefined && hasSameBlocks(plan)
      ? replaceRanges(translation.file.text, listReplacements(plan, answers))
      : await rebuildText(plan, answers, place);
  const {files, problems} = await parsePlace(place, text, '');
  const [file] = files;
  if (file === undefined) {
    const message = `${place.file} cannot be written: ${problems[0]?.message ?? 'the file would not be readable'}`;
    return {mistakes: [{line: first.answer.line, message}]};
  }
  const mistakes = verify(plan, answers, file, first.answer.line);
  return mistakes.length > 0
    ? {mistakes}
    : {text, file, lock: formatLock(renewLock(plan, answers))};
}

/** Whether each block of the original is up to date, and stands in the translation where it stands in the original. */
function hasSameBlocks({pairs, translation}: DocumentPlan): boolean {
  return (
    translation?.segmented.blocks.length === pairs.length &&
    pairs.every((pair, index) => pair.state === 'current' && pair.translated === index)
  );
}

/** Reads the text again: each block is there, and says what came back or what it said before. */
function verify(
  plan: DocumentPlan,
  answers: UnitAnswers,
  file: ContentFile,
  line: number,
): readonly Mistake[] {
  const {blocks, segments} = listSegments(file);
  const wrong = [...plan.segments].flatMap(([id, segment]) => {
    const answer = answers.get(id);
    const pair = plan.pairs[segment.block];
    const expected =
      answer?.type === 'taken'
        ? answer.content
        : pair && findPartner(segment, pair, plan.translation?.segmented)?.content;
    const written = segments.find(
      ({block, part}) => block === segment.block && part === segment.part,
    );
    return expected === undefined ||
      (written !== undefined && signatureOf(written.content) === signatureOf(expected))
      ? []
      : [
          {
            line: answer?.type === 'taken' ? answer.line : line,
            message: `Unit ${id} cannot be written as ${segment.kind}, because its words would be read as markup. Reword it near signs such as *, _, \`, " and at the edges of codes.`,
          },
        ];
  });
  const haveSameKinds =
    blocks.length === plan.segmented.blocks.length &&
    blocks.every(({kind}, index) => kind === plan.segmented.blocks[index]?.kind);
  if (haveSameKinds) {
    return wrong;
  }
  // All that follows a block too many is wrong as well, and not worth telling.
  const [first] = wrong;
  const message = `The words of ${plan.original} would be read as other blocks than those of the original.`;
  return [first ?? {line, message}];
}
