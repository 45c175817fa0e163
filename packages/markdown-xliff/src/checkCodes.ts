import {type Coded, listMarkup} from './inline/coded';
import type {Unit} from './unit';

/**
 * What is wrong with the markup of a translated text: each code of the original stands in it once, inside the same pair. A translation
 * that already differs, because its language needs it, may go on doing so.
 */
export function checkCodes(
  {source, target, state}: Unit,
  returned: readonly Coded[],
): readonly string[] {
  const expected = listMarkup(source);
  const earlier = listMarkup(target ?? []);
  const found = listMarkup(returned);
  const ids = found.map(({markup}) => markup.id);
  const missing = expected.filter(
    ({markup: {id}}) =>
      !ids.includes(id) && (state !== 'current' || earlier.some(({markup}) => markup.id === id)),
  );
  const doubled = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const moved = found.filter(
    ({markup: {id}, parent}) =>
      ![...expected, ...earlier].some((known) => known.markup.id === id && known.parent === parent),
  );
  return [
    ...missing.map(
      ({markup}) => `lacks the code "${markup.id}", ${show(markup.inline.data)}. Put it back.`,
    ),
    ...[...doubled].map((id) => `has the code "${id}" twice. Take one out.`),
    ...moved.map(
      ({markup, parent}) =>
        `has the code "${markup.id}", ${show(markup.inline.data)}, ${parent === '' ? 'outside of the pair that it belongs into' : `inside the pair "${parent}"`}. Put it where the original has it.`,
    ),
  ];
}

function show(data: string | readonly [string, string]): string {
  return typeof data === 'string' ? data : data.join('…');
}
