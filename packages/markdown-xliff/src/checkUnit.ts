import {type Coded, listMarkup, toInlines} from './inline/coded';
import {type Inline, textOf} from './inline/inline';
import {checkCodes} from './checkCodes';
import {checkPlaceholders} from './messages/checkPlaceholders';
import type {Mistake} from './mistake';
import {resolveMarks} from './resolveMarks';
import {describeCoded} from './describeCoded';
import type {Unit} from './unit';
import type {ParsedUnit} from './xliff/parsed';

/** What becomes of a text. */
export type UnitAnswer =
  /** It stays as it is in the project. */
  | {readonly type: 'kept'}
  /** It is up to date with these words. */
  | {readonly type: 'taken'; readonly content: readonly Inline[]; readonly line: number};

/** By id of the unit. */
export type UnitAnswers = ReadonlyMap<string, UnitAnswer>;

const KEPT: UnitAnswer = {type: 'kept'};

export interface UnitOptions {
  /** Interface texts have placeholders and plural forms, and no markup. */
  readonly isMessage: boolean;
  /** Whether the project may have got a translation after the file was handed over. */
  readonly isEdited: boolean;
}

type Failure = {readonly mistakes: readonly Mistake[]};

/** Compares a text that came back with the one that was handed over. */
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
  // Tools put the original where a translation is missing.
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
