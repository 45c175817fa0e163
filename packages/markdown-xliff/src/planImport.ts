import {
  CURRENT_VERSION,
  parsePlace,
  type ContentFile,
  type ContentPlace,
  type ContentReader,
} from '@selection-set/content-model';
import {LOCK_SUFFIX, formatLock, translationFile} from '@selection-set/translation-freshness';
import {checkUnit, type UnitAnswer, type UnitAnswers} from './checkUnit';
import {findPartner, type DocumentPlan} from './documents/planDocument';
import {listReplacements, rebuildText, renewLock, replaceRanges} from './documents/rebuildText';
import {signatureOf} from './inline/writeInline';
import {writeMessage, type Messages, type MessagesPlan} from './messages/planMessages';
import {readPlans, type Mistake, type Plans} from './readPlans';
import {listSegments} from './segments/listSegments';
import type {UnitFile} from './unit';
import {FILE_ID, type ParsedFile, type ParsedUnit, type ParsedXliff} from './xliff/reading';

interface ReturnOptions {
  readonly locale: string;
  /** Imports texts whose original is unchanged, and leaves out the others. */
  readonly fitting: boolean;
  /** Imports texts even if the project's translation has been edited since the export. */
  readonly overwrite: boolean;
}

export interface CheckedFile {
  readonly answers: UnitAnswers;
  readonly mistakes: readonly Mistake[];
  /** Texts whose original has changed; left out with `fitting`. */
  readonly outdated: number;
}

/** Compares a returned file with the project: every text must occur once, and match the current original. */
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

export interface AppliedDocument {
  readonly text: string;
  readonly lock: string;
  /** The text as it will be parsed. */
  readonly file: ContentFile;
}

/**
 * A translation with the imported texts. Only these are rewritten: front matter, code, components, comments and lines stay as they are in
 * the translation or, where the original has changed, in the original.
 *
 * @param place of the translation.
 * @returns undefined when nothing was imported; mistakes for words that cannot be written in their place.
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

/** Whether each block of the original is up to date, and has the same position in the translation. */
function hasSameBlocks({pairs, translation}: DocumentPlan): boolean {
  return (
    translation?.segmented.blocks.length === pairs.length &&
    pairs.every((pair, index) => pair.state === 'current' && pair.translated === index)
  );
}

/** Parses the text again: each block must exist, and contain the imported words or the previous ones. */
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
  // After one surplus block everything is wrong; report only the first.
  const [first] = wrong;
  const message = `The words of ${plan.original} would be read as other blocks than those of the original.`;
  return [first ?? {line, message}];
}

/**
 * A catalogue with the imported texts; new ones get the position that they have in the English catalogue.
 *
 * @returns text of the file; undefined when nothing was imported.
 */
function applyMessages(
  {keys}: MessagesPlan,
  answers: UnitAnswers,
  english: Messages,
  translated: Messages,
): string | undefined {
  const taken = new Map(
    [...answers].flatMap(([id, answer]) => {
      const key = keys.get(id);
      return answer.type === 'taken' && key !== undefined
        ? [[key, writeMessage(answer.content)] as const]
        : [];
    }),
  );
  if (taken.size === 0) {
    return undefined;
  }
  const known = Object.keys(translated);
  const order =
    known.length === 0
      ? Object.keys(english)
      : mergeOrder(known, [...taken.keys()], Object.keys(english));
  const entries = order.flatMap((key) => {
    const message = taken.get(key);
    const entry = translated[key] ?? english[key];
    return entry === undefined || (message === undefined && translated[key] === undefined)
      ? []
      : [[key, {...entry, message: message ?? entry.message}] as const];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Keeps the order of the translation, and inserts each new key after the one that precedes it in English. */
function mergeOrder(
  known: readonly string[],
  taken: readonly string[],
  english: readonly string[],
): readonly string[] {
  const order = [...known];
  for (const key of english.filter((name) => taken.includes(name) && !known.includes(name))) {
    const before = english.slice(0, english.indexOf(key)).findLast((name) => order.includes(name));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

export interface ImportPlan {
  readonly mistakes: readonly Mistake[];
  /** Text by file, relative to the project's folder; only those that change. */
  readonly files: ReadonlyMap<string, string>;
  /** Translations as they will be parsed. */
  readonly contents: readonly ContentFile[];
  /** The report about each file. */
  readonly lines: readonly string[];
}

/** The changes that an XLIFF file makes to the project; does not write them. */
export async function planImport(
  siteDir: string,
  xliff: ParsedXliff,
  readContent: ContentReader,
  options: ReturnOptions,
): Promise<ImportPlan> {
  const {messages, documents, refused} = await readPlans(siteDir, options.locale, readContent);
  const known = new Map([...messages, ...documents].map((file) => [file.original, file]));
  const seen = new Set<string>();
  let mistakes: readonly Mistake[] = xliff.files.flatMap(({original, line}) => [
    ...(known.has(original)
      ? []
      : [
          {
            line,
            message:
              refused.get(original)?.message ??
              `"${original}" is no file of this project that is translated.`,
          },
        ]),
    ...(seen.size === seen.add(original).size
      ? [{line, message: `"${original}" is there twice. Take one out.`}]
      : []),
  ]);
  const files = new Map<string, string>();
  const contents: ContentFile[] = [];
  const lines: string[] = [];
  for (const parsed of xliff.files) {
    const file = known.get(parsed.original);
    if (file === undefined) {
      continue;
    }
    const checked = checkReturned(file, parsed, options);
    if (checked.mistakes.length > 0) {
      mistakes = mistakes.concat(checked.mistakes);
      continue;
    }
    const taken = [...checked.answers.values()].filter(({type}) => type === 'taken').length;
    lines.push(
      `${parsed.original}: texts taken: ${taken}, kept: ${checked.answers.size - taken}${checked.outdated === 0 ? '' : `, left out because their original has changed: ${checked.outdated}`}`,
    );
    if ('catalogue' in file) {
      applyCatalogue(file, checked.answers, files);
    } else {
      const wrong = await applyPage(file, checked.answers, options.locale, files, contents);
      mistakes = mistakes.concat(wrong);
    }
  }
  return {mistakes, files, contents, lines};
}

function applyCatalogue(
  file: Plans['messages'][number],
  answers: UnitAnswers,
  files: Map<string, string>,
): void {
  const {catalogue} = file;
  const text = applyMessages(file, answers, catalogue.english, catalogue.translated);
  if (text !== undefined) {
    files.set(catalogue.file, text);
  }
}

async function applyPage(
  file: DocumentPlan,
  answers: UnitAnswers,
  locale: string,
  files: Map<string, string>,
  contents: ContentFile[],
): Promise<readonly Mistake[]> {
  const target = translationFile(file.original, locale);
  const {kind, name} = file.source;
  const place = {
    file: target,
    kind,
    locale,
    original: file.original,
    version: CURRENT_VERSION,
    name,
  };
  const applied = await applyDocument(file, answers, place);
  if (applied === undefined) {
    return [];
  }
  if ('mistakes' in applied) {
    return applied.mistakes;
  }
  files.set(target, applied.text);
  files.set(`${target}${LOCK_SUFFIX}`, applied.lock);
  // A translation has the address of its original, in any version of the documentation.
  contents.push(
    file.source.path === undefined ? applied.file : {...applied.file, path: file.source.path},
  );
  return [];
}
