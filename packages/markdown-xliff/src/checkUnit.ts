import {
  joinCoded,
  listMarkup,
  textOf,
  toInlines,
  type Coded,
  type CodedMarkup,
  type Inline,
} from './inline/writeInline';
import {COPY_MARK} from './messages/planMessages';
import type {Mistake} from './readPlans';
import type {Unit} from './unit';
import type {Mark, ParsedUnit} from './xliff/reading';

/** Markup that a text may contain. */
export type CodeTable = readonly {readonly markup: CodedMarkup}[];

type Resolved =
  | {readonly coded: readonly Coded[]}
  | {readonly coded: undefined; readonly mistakes: readonly Mistake[]};

/**
 * Replaces ids with the project's own markup, so that no markup comes from outside.
 *
 * @param isMessage whether a code may also be found by its placeholder, because tools give copies ids of their own.
 */
function resolveMarks(marks: readonly Mark[], table: CodeTable, isMessage: boolean): Resolved {
  const mistakes: Mistake[] = [];
  const resolve = (list: readonly Mark[]): readonly Coded[] =>
    list.flatMap((mark): readonly Coded[] => {
      if (mark.type === 'text') {
        return [mark];
      }
      const found =
        find(table, mark.id) ??
        (isMessage && mark.type === 'code' ? findCopy(table, mark) : undefined);
      if (found === undefined) {
        mistakes.push({
          line: mark.line,
          message: `has the code "${mark.id}", which the original does not have. Take it out.`,
        });
        return [];
      }
      if (found.type !== mark.type) {
        mistakes.push({
          line: mark.line,
          message: `has the code "${mark.id}" as ${SHAPES[mark.type]}; it is ${SHAPES[found.type]}.`,
        });
        return [];
      }
      return found.type === 'pair' && mark.type === 'pair'
        ? [{...found, children: resolve(mark.children)}]
        : [found];
    });
  const coded = joinCoded(resolve(marks));
  return mistakes.length > 0 ? {coded: undefined, mistakes} : {coded};
}

const SHAPES = {code: 'a single code (<ph>)', pair: 'a pair around words (<pc>)'} as const;

function find(table: CodeTable, id: string): CodedMarkup | undefined {
  return table.find(({markup}) => markup.id === id)?.markup;
}

function findCopy(
  table: CodeTable,
  {id, data}: Extract<Mark, {type: 'code'}>,
): CodedMarkup | undefined {
  const [base = id] = id.split(COPY_MARK);
  return (
    find(table, base) ??
    table.find(({markup}) => markup.type === 'code' && markup.inline.data === data)?.markup
  );
}

/** Mistakes in the placeholders of a translated interface text, and in its plural forms. */
function checkPlaceholders(
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

/**
 * Mistakes in the markup of a translated text: it must contain each code of the original once, inside the same pair. A translation that
 * already differs, because its language needs it, may continue to.
 */
function checkCodes({source, target, state}: Unit, returned: readonly Coded[]): readonly string[] {
  const expected = listMarkup(source);
  const earlier = listMarkup(target ?? []);
  const found = listMarkup(returned);
  const ids = found.map(({markup}) => markup.id);
  const missing = expected.filter(
    ({markup: {id}}) =>
      !ids.includes(id) && (state !== 'current' || earlier.some(({markup}) => markup.id === id)),
  );
  const seen = new Set<string>();
  const doubled = new Set(ids.filter((id) => seen.size === seen.add(id).size));
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

/** Words and markup as one string; two contents with the same meaning have the same string. */
function describeCoded(list: readonly Coded[]): string {
  return list
    .map(describe)
    .join('')
    .replaceAll(/[ \t\r\n]+/gu, ' ')
    .trim();
}

function describe(coded: Coded): string {
  switch (coded.type) {
    case 'text':
      return coded.value;
    case 'code':
      return `\u{1}${coded.inline.key}\u{2}`;
    case 'pair':
      return `\u{1}${coded.inline.key}\u{3}${coded.children.map(describe).join('')}\u{2}`;
    default:
      return coded satisfies never;
  }
}

/** The outcome for a text. */
export type UnitAnswer =
  /** It stays as it is in the project. */
  | {readonly type: 'kept'}
  /** It is up to date with this content. */
  | {readonly type: 'taken'; readonly content: readonly Inline[]; readonly line: number};

/** By id of the unit. */
export type UnitAnswers = ReadonlyMap<string, UnitAnswer>;

const KEPT: UnitAnswer = {type: 'kept'};

export interface UnitOptions {
  /** Interface texts have placeholders and plural forms, and no markup. */
  readonly isMessage: boolean;
  /** Whether the project's translation may have changed since the export. */
  readonly isEdited: boolean;
}

type Failure = {readonly mistakes: readonly Mistake[]};

/** Compares a returned text with the exported one. */
export function checkUnit(
  unit: Unit,
  parsed: ParsedUnit,
  options: UnitOptions,
): Failure | UnitAnswer {
  const table = listMarkup([...unit.source, ...(unit.target ?? [])]);
  const source = resolveMarks(parsed.source, table, options.isMessage);
  if (source.coded === undefined || describeCoded(source.coded) !== describeCoded(unit.source)) {
    return fail(unit, parsed.line, [
      'has another <source> than the file that was handed over. Only <target> may change.',
    ]);
  }
  const target = resolveMarks(parsed.target?.content ?? [], table, options.isMessage);
  return target.coded === undefined
    ? {mistakes: target.mistakes.flatMap(({line, message}) => fail(unit, line, [message]).mistakes)}
    : checkTarget(unit, parsed, target.coded, options);
}

function checkTarget(
  unit: Unit,
  parsed: ParsedUnit,
  returned: readonly Coded[],
  {isMessage, isEdited}: UnitOptions,
): Failure | UnitAnswer {
  const {source, target, state} = unit;
  const line = parsed.target?.line ?? parsed.line;
  const content = toInlines(returned);
  const isOpen = parsed.state === 'initial';
  if (hasText(toInlines(source)) ? !hasText(content) : content.length === 0) {
    if (isOpen && (state !== 'current' || isEdited)) {
      return KEPT;
    }
    return fail(unit, line, [
      isOpen
        ? 'has lost its translation, which the project has. Put it back.'
        : `is empty, though its state is "${parsed.state}". Translate it, or set the state to "initial".`,
    ]);
  }
  // Tools return the original when a translation is missing.
  const earlier = target ?? source;
  if (
    describeCoded(returned) === describeCoded(earlier) &&
    (isOpen || (target !== undefined && state === 'current'))
  ) {
    return KEPT;
  }
  const reasons = isMessage ? checkPlaceholders(unit, content) : checkCodes(unit, returned);
  return reasons.length > 0 ? fail(unit, line, reasons) : {type: 'taken', content, line};
}

function fail({id, name}: Unit, line: number, reasons: readonly string[]): Failure {
  return {mistakes: reasons.map((reason) => ({line, message: `Unit ${id} (${name}) ${reason}`}))};
}

function hasText(content: readonly Inline[]): boolean {
  return textOf(content).trim() !== '';
}
