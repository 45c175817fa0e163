import path from 'node:path';
import process from 'node:process';
import {contentSettings, type ContentReader} from '@selection-set/content-model';
import {commitFiles} from './commitFiles';
import {readPlans} from './readPlans';
import type {Unit, UnitFile} from './unit';
import {type SelectedFile, writeXliff} from './xliff/writeXliff';

/** What is handed over: everything, what is behind its original, or what nobody has translated. */
export const SELECTIONS = ['all', 'stale', 'untranslated'] as const;
export type Selection = (typeof SELECTIONS)[number];

/** Folder of the files that are handed over, relative to the project's folder; not committed. */
export const OUT_FOLDER = 'exchange';

export interface ExportCommand {
  readonly siteDir: string;
  /** Languages of translations. */
  readonly locales: readonly string[];
  /** The one to hand over. */
  readonly locale: string;
  readonly readContent: ContentReader;
  /** Originals to hand over; all without it. */
  readonly files: readonly string[];
  /** Folder to write to, relative to the project's folder. */
  readonly out: string;
  /** One of the selections. */
  readonly only: string;
  readonly write?: (text: string) => void;
}

/**
 * `npm run i18n:export`: writes the texts of a language as XLIFF, for people and tools outside of this project.
 *
 * @returns exit code; 1 when nothing is to be handed over, or a document had to be left out.
 * @throws Error for an unknown language or selection; ExchangeError for a document that was asked for and cannot be handed over.
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

/** A file is handed over as a whole, so that a translator sees what is around the texts to translate. */
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
  return `${units.length} texts in ${files.length} files: ${count('untranslated')} not translated, ${count('behind')} behind, ${count('current')} up to date`;
}

function describeFile({original, units, isSelected}: SelectedFile): string {
  return `  ${original} ${units.filter(isSelected).length} of ${units.length}`;
}
