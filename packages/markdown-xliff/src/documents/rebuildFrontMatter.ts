import type {ContentFile} from '@selection-set/content-model';
import {TRANSLATED_FIELDS} from '@selection-set/translation-freshness';
import {writeInline} from '../inline/writeInline';
import {offsetsOf} from '../inline/readInline';
import type {SegmentedFile} from '../segments/listSegments';
import type {Segment} from '../segments/segment';
import type {UnitAnswers} from '../checkUnit';
import type {DocumentPlan} from './planDocument';
import {type Replacement, replaceRanges} from './replaceRanges';

/** Front matter belongs to the translation, with the fields that the original's readers see. */
export function rebuildFrontMatter(
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

/** As YAML; undefined where nothing came back. */
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
