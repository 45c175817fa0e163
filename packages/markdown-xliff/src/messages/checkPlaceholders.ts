import {type Inline, textOf} from '../inline/inline';
import {toInlines} from '../inline/coded';
import type {Unit} from '../unit';

/** What is wrong with the placeholders of a translated interface text, and with its plural forms. */
export function checkPlaceholders(
  {source, target, state, pluralForms}: Unit,
  content: readonly Inline[],
): readonly string[] {
  const expected = listPlaceholders(toInlines(source));
  const earlier = state === 'current' ? listPlaceholders(toInlines(target ?? [])) : expected;
  const found = listPlaceholders(content);
  const typed = [...textOf(content).matchAll(/\{\w*\}?|\}/gu)].map(([text]) => text);
  const forms = textOf(content).split('|').length;
  return [
    // One of the plural forms may do without the number: "one page".
    ...(pluralForms === undefined ? expected : [])
      .filter((name) => earlier.includes(name) && !found.includes(name))
      .map((name) => `lacks the placeholder ${name}. Put it back.`),
    ...(pluralForms !== undefined && expected.length > 0 && found.length === 0
      ? [`has none of its placeholders ${expected.join(', ')} in any plural form. Put them back.`]
      : []),
    ...typed.map(
      (text) =>
        `has "${text}" among its words. Placeholders are codes of the original; other braces are not possible.`,
    ),
    ...(pluralForms !== undefined && forms !== pluralForms.length
      ? [
          `has another number of plural forms (${forms}) than this language (${pluralForms.length}: ${pluralForms.join(', ')}).`,
        ]
      : []),
    ...(pluralForms === undefined && forms > 1
      ? ['has a "|", which separates plural forms; the original has none.']
      : []),
  ];
}

function listPlaceholders(list: readonly Inline[]): readonly string[] {
  return [...new Set(list.flatMap((inline) => (inline.type === 'code' ? [inline.data] : [])))];
}
