import path from 'node:path';
import process from 'node:process';
import {contentSettings, type ContentReader} from '@selection-set/content-model';
import type {Element, ElementContent, Text} from 'xast';
import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';
import {commitFiles} from './commitFiles';
import type {Coded, InlineCode, InlinePair} from './inline/writeInline';
import {readPlans} from './readPlans';
import type {Unit, UnitFile} from './unit';
import {OUTDATED, XLIFF_NAMESPACE, XLIFF_VERSION, toFileId} from './xliff/reading';

/**
 * Words and markup of a text in XLIFF.
 *
 * @param data ids of the original's markup by its text; missing ones are added.
 * @param isCopied whether a placeholder may occur in a text more than once.
 */
function writeContent(
  list: readonly Coded[],
  data: Map<string, string>,
  isCopied: boolean,
): (Element | Text)[] {
  const refer = (text: string): string => {
    const id = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, id);
    return id;
  };
  return list.map((coded) => {
    switch (coded.type) {
      case 'text':
        return {type: 'text', value: coded.value};
      case 'code':
        return x('ph', {
          id: coded.id,
          ...(isCopied ? {} : PROTECTED),
          dataRef: refer(coded.inline.data),
          disp: coded.inline.data,
          type: typeOf(coded.inline),
        });
      case 'pair': {
        const [start, end] = coded.inline.data;
        return x(
          'pc',
          {
            id: coded.id,
            ...PROTECTED,
            dataRefStart: refer(start),
            dataRefEnd: refer(end),
            type: typeOf(coded.inline),
          },
          ...writeContent(coded.children, data, isCopied),
        );
      }
      default:
        return coded satisfies never;
    }
  });
}

/** Actions that tools must prevent. */
const PROTECTED = {canCopy: 'no', canDelete: 'no'} as const;

/** Type of a markup in XLIFF. */
function typeOf(inline: InlineCode | InlinePair): string {
  const type = inline.type === 'pair' ? inline.node?.type : undefined;
  switch (type) {
    case 'delete':
    case 'emphasis':
    case 'strong':
      return 'fmt';
    case 'image':
    case 'imageReference':
      return 'image';
    case 'link':
    case 'linkReference':
      return 'link';
    case undefined:
      return 'other';
    default:
      return type satisfies never;
  }
}

export interface XliffInput {
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly files: readonly SelectedFile[];
}

interface SelectedFile extends UnitFile {
  /** Whether a unit is to be translated; the others provide context. */
  readonly isSelected: (unit: Unit) => boolean;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const INDENT = '  ';

/** Texts in XLIFF 2.0, one `file` element for each file of the project, one `unit` for each text. */
export function writeXliff({sourceLocale, targetLocale, files}: XliffInput): string {
  const root = container(
    'xliff',
    {
      xmlns: XLIFF_NAMESPACE,
      version: XLIFF_VERSION,
      srcLang: sourceLocale,
      trgLang: targetLocale,
    },
    files.map(toFile),
    0,
  );
  return `${DECLARATION}\n${toXml(root, {closeEmptyElements: true, tightClose: true})}\n`;
}

function toFile({
  original,
  sourceHash,
  targetHash,
  notes,
  units,
  isSelected,
}: SelectedFile): Element {
  return container(
    'file',
    // Otherwise tools that split a text into sentences would return more segments than they received.
    {
      id: toFileId(sourceHash, targetHash),
      original,
      canResegment: 'no',
      'xml:space': 'preserve',
    },
    [...toNotes(notes, 2), ...units.map((unit) => toUnit(unit, isSelected(unit)))],
    1,
  );
}

function toUnit(unit: Unit, isSelected: boolean): Element {
  const {id, name, notes, line, source, target, pluralForms} = unit;
  const data = new Map<string, string>();
  const isCopied = pluralForms !== undefined;
  const texts = [
    x('source', writeContent(source, data, isCopied)),
    ...(target === undefined ? [] : [x('target', writeContent(target, data, isCopied))]),
  ];
  const place = line === undefined ? [] : [`Line ${line}`];
  return container(
    'unit',
    {id, name, ...(isSelected ? {} : {translate: 'no'})},
    [
      ...toNotes([...notes, ...place], 3),
      ...(data.size === 0
        ? []
        : [
            container(
              'originalData',
              {},
              [...data].map(([text, dataId]) => x('data', {id: dataId}, text)),
              3,
            ),
          ]),
      container('segment', toState(unit), texts, 3),
    ],
    2,
  );
}

function toState({state}: Unit): Record<string, string> {
  switch (state) {
    case 'untranslated':
      return {state: 'initial'};
    case 'outdated':
      return {state: 'initial', subState: OUTDATED};
    case 'current':
      return {state: 'final'};
    default:
      return state satisfies never;
  }
}

function toNotes(notes: readonly string[], depth: number): readonly Element[] {
  return notes.length === 0
    ? []
    : [
        container(
          'notes',
          {},
          notes.map((note) => x('note', note)),
          depth,
        ),
      ];
}

/** An element with its children on separate lines. */
function container(
  name: string,
  attributes: Record<string, string>,
  children: readonly Element[],
  depth: number,
): Element {
  const outer = `\n${INDENT.repeat(depth)}`;
  const content = children.flatMap((child): ElementContent[] => [
    {type: 'text', value: outer + INDENT},
    child,
  ]);
  return {
    type: 'element',
    name,
    attributes,
    children: [...content, {type: 'text', value: outer}],
  };
}

/** What to export: everything, outdated texts, or untranslated ones. */
export const SELECTIONS = ['all', 'stale', 'untranslated'] as const;
export type Selection = (typeof SELECTIONS)[number];

/** Folder of exported files, relative to the project's folder; not committed. */
export const OUT_FOLDER = 'exchange';

export interface ExportCommand {
  readonly siteDir: string;
  /** Languages of translations. */
  readonly locales: readonly string[];
  /** The language to export. */
  readonly locale: string;
  readonly readContent: ContentReader;
  /** Originals to export; all without it. */
  readonly files: readonly string[];
  /** Folder to write to, relative to the project's folder. */
  readonly out: string;
  /** One of the selections. */
  readonly only: string;
  readonly write?: (text: string) => void;
}

/**
 * `npm run i18n:export`: writes the texts of a language as XLIFF, for people and tools outside this project.
 *
 * @returns exit code; 1 when there is nothing to export, or a document had to be left out.
 * @throws Error for an unknown language or selection; ExchangeError for a requested document that cannot be exported.
 */
export async function runExportCommand({
  siteDir,
  locales,
  locale,
  readContent,
  files,
  out,
  only: wanted,
  write = (text) => process.stdout.write(`${text}\n`),
}: ExportCommand): Promise<number> {
  if (!locales.includes(locale)) {
    throw new Error(`"${locale}" is no language of translations. Known: ${locales.join(', ')}.`);
  }
  const only = SELECTIONS.find((name) => name === wanted);
  if (only === undefined) {
    throw new Error(`"${wanted}" is no selection. Expected ${SELECTIONS.join(', ')}.`);
  }
  const {messages, documents, refused} = await readPlans(siteDir, locale, readContent, files);
  const [reason] = files.flatMap((file) => refused.get(file) ?? []);
  if (reason !== undefined) {
    throw reason;
  }
  const selected = [...messages, ...documents].flatMap((file) => select(file, only));
  if (selected.length === 0) {
    write(`${locale}: there is nothing ${only === 'all' ? 'to hand over' : only}.`);
    return 1;
  }
  const target = path.join(out, `${locale}.xlf`);
  const xliff = writeXliff({
    sourceLocale: contentSettings().defaultLocale,
    targetLocale: locale,
    files: selected,
  });
  await commitFiles(siteDir, new Map([[target, xliff]]));
  write(
    [
      `${target}: ${describe(selected)}`,
      ...selected.map(describeFile),
      ...(refused.size === 0 ? [] : ['left out:']),
      ...[...refused.values()].map(({message}) => `  ${message}`),
    ].join('\n'),
  );
  return refused.size === 0 ? 0 : 1;
}

/** Exports a file as a whole, so that a translator sees the context of the texts. */
function select(file: UnitFile, only: Selection): readonly SelectedFile[] {
  const isStarted = file.units.some(({state}) => state !== 'untranslated');
  const isSelected = ({state}: Unit): boolean => {
    switch (only) {
      case 'all':
        return true;
      case 'stale':
        return isStarted && state !== 'current';
      case 'untranslated':
        return state === 'untranslated';
      default:
        return only satisfies never;
    }
  };
  return file.units.some(isSelected) ? [{...file, isSelected}] : [];
}

function describe(files: readonly SelectedFile[]): string {
  const units = files.flatMap(({units: all, isSelected}) => all.filter(isSelected));
  const count = (wanted: Unit['state']): number =>
    units.filter(({state}) => state === wanted).length;
  return `${units.length} texts in ${files.length} files: ${count('untranslated')} not translated, ${count('outdated')} outdated, ${count('current')} up to date`;
}

function describeFile({original, units, isSelected}: SelectedFile): string {
  return `  ${original} ${units.filter(isSelected).length} of ${units.length}`;
}
