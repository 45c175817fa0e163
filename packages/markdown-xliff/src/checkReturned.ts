import {checkUnit, type UnitAnswer, type UnitAnswers} from './checkUnit';
import type {Mistake} from './readPlans';
import type {UnitFile} from './unit';
import {FILE_ID, type ParsedFile, type ParsedUnit} from './xliff/reading';

export interface ReturnOptions {
  readonly locale: string;
  /** Takes the texts whose original is the same, and leaves the others out. */
  readonly fitting: boolean;
  /** Takes texts although the project's translation has been edited since the file was handed over. */
  readonly overwrite: boolean;
}

export interface CheckedFile {
  readonly answers: UnitAnswers;
  readonly mistakes: readonly Mistake[];
  /** Texts whose original is another one now; left out with `fitting`. */
  readonly outdated: number;
}

/** Compares one file that came back with the project: every text once, of the original as it is now. */
export function checkReturned(
  file: UnitFile,
  parsed: ParsedFile,
  options: ReturnOptions,
): CheckedFile {
  const {sourceHash, targetHash} = FILE_ID.exec(parsed.id)?.groups ?? {};
  const isChanged = sourceHash !== file.sourceHash;
  const known = new Map(file.units.map((unit) => [unit.id, unit]));
  const outdated = parsed.units.filter(({id}) => !known.has(id));
  if (sourceHash === undefined || (isChanged && !options.fitting)) {
    const message =
      sourceHash === undefined ? describeId(parsed) : describeChange(file, parsed, options);
    return {answers: new Map(), mistakes: [{line: parsed.line, message}], outdated: 0};
  }
  const isEdited = targetHash !== file.targetHash;
  const unitOptions = {isMessage: file.original.endsWith('.json'), isEdited};
  const answers = new Map<string, UnitAnswer>();
  const mistakes: Mistake[] = [
    ...(isEdited && !options.overwrite
      ? [{line: parsed.line, message: describeEdit(file, options)}]
      : []),
    ...(isChanged ? [] : checkIds(file, parsed, outdated)),
    ...listDoubled(parsed.units),
  ];
  for (const unit of parsed.units) {
    const original = known.get(unit.id);
    if (original !== undefined) {
      const result = checkUnit(original, unit, unitOptions);
      if ('mistakes' in result) {
        mistakes.push(...result.mistakes);
      } else {
        answers.set(unit.id, result);
      }
    }
  }
  return {answers, mistakes, outdated: isChanged ? outdated.length : 0};
}

function describeId({id, original}: ParsedFile): string {
  return `<file> of ${original} has the id "${id}". Its id says which original it was made from; put back the one that was handed over.`;
}

function describeChange(file: UnitFile, {units}: ParsedFile, {locale}: ReturnOptions): string {
  const returned = new Set(units.map(({id}) => id));
  const changed = file.units.filter(({id}) => !returned.has(id));
  const places = changed.map(({line, name}) => (line === undefined ? `"${name}"` : `line ${line}`));
  const what =
    places.length === 0
      ? 'blocks have been taken out'
      : `these blocks are new or different: ${[...new Set(places)].join(', ')}`;
  return `${file.original} has changed since it was handed over; ${what}. Hand it over anew with "npm run i18n:export ${locale} -- --file ${file.original}", or take the texts that still fit with --fitting.`;
}

function describeEdit({original}: UnitFile, {locale}: ReturnOptions): string {
  return `The translation of ${original} has been edited since it was handed over. Hand it over anew with "npm run i18n:export ${locale} -- --file ${original}", or let this file win with --overwrite.`;
}

function checkIds(
  {units, original}: UnitFile,
  parsed: ParsedFile,
  unknown: readonly ParsedUnit[],
): readonly Mistake[] {
  const returned = new Set(parsed.units.map(({id}) => id));
  return [
    ...unknown.map(({id, line}) => ({
      line,
      message: `Unit ${id} is no text of ${original}. Take it out, or put back its id.`,
    })),
    ...units
      .filter(({id}) => !returned.has(id))
      .map(({id, name}) => ({
        line: parsed.line,
        message: `Unit ${id} (${name}) of ${original} is missing. Texts may stay without a translation, but not be taken out.`,
      })),
  ];
}

function listDoubled(units: readonly ParsedUnit[]): readonly Mistake[] {
  const seen = new Set<string>();
  return units
    .filter(({id}) => seen.size === seen.add(id).size)
    .map(({id, line}) => ({line, message: `Unit ${id} is there twice. Take one out.`}));
}
