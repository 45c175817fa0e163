import {signatureOf} from '../inline/inline';
import {writeInline} from '../inline/writeInline';
import type {UnitAnswers} from '../checkUnit';
import {type DocumentPlan, findPartner} from './planDocument';
import type {Replacement} from './replaceRanges';

/**
 * What changes in a translation: texts that came back with other words.
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
            value: writeInline(answer.content, segment.form, source.file.endsWith('.mdx')),
          },
        ];
  });
}
