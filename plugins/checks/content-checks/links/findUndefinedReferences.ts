import {visit} from 'unist-util-visit';
import type {ContentFile, Problem} from '@selection-set/content-model';

const REFERENCE = /\[[^\][]+\]\[(?<name>[^\][]+)\]/gu;

/** `[text][name]` without a line `[name]: address` is shown to readers as it is written. */
export function findUndefinedReferences({file, tree}: ContentFile): readonly Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'text', ({value, position}) => {
    for (const {groups, index} of value.matchAll(REFERENCE)) {
      const before = value.slice(0, index).match(/\n/gu)?.length ?? 0;
      problems.push({
        file,
        line: (position?.start.line ?? 1) + before,
        rule: 'links',
        message: `No line says where "[${groups?.name ?? ''}]" leads; add "[${groups?.name ?? ''}]: /address", or put the text in code font.`,
      });
    }
  });
  return problems;
}
