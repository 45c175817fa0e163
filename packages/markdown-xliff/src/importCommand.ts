import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {
  contentSettings,
  formatProblems,
  type ContentFile,
  type ContentReader,
  type Problem,
} from '@selection-set/content-model';
import {isMissingFile} from '@selection-set/plugin-kit';
import {commitFiles} from './commitFiles';
import {ExchangeError, type Mistake} from './readPlans';
import {planImport} from './planImport';
import {XLIFF_BYTES_LIMIT, type ParsedXliff} from './xliff/reading';
import {readXliff} from './xliff/readXliff';

const BYTE_ORDER_MARKS = [
  {encoding: 'utf-16le', bytes: [0xff, 0xfe]},
  {encoding: 'utf-16be', bytes: [0xfe, 0xff]},
] as const;

/**
 * Text of an XML file: UTF-8, or UTF-16 as some tools for Windows write it.
 *
 * @returns undefined for bytes that are not text in that encoding.
 */
function decodeText(bytes: Uint8Array): string | undefined {
  const mark = BYTE_ORDER_MARKS.find((candidate) =>
    candidate.bytes.every((byte, index) => bytes[index] === byte),
  );
  try {
    return new TextDecoder(mark?.encoding ?? 'utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Finds mistakes in all content of a language, as the reader returns it. */
export type ContentCheck = (read: ContentReader, locale: string) => Promise<readonly Problem[]>;

export interface ImportCommand {
  readonly siteDir: string;
  /** Languages of translations. */
  readonly locales: readonly string[];
  readonly readContent: ContentReader;
  /** Finds mistakes in all content of a language, as a reader returns it. */
  readonly check: ContentCheck;
  /** As given: absolute, or relative to the current working directory. */
  readonly file: string;
  readonly fitting: boolean;
  readonly overwrite: boolean;
  readonly write?: (text: string) => void;
}

/**
 * `npm run i18n:import`: imports the texts of an XLIFF file into the project. Everything is checked first; a file with a single mistake
 * changes nothing.
 *
 * @throws ExchangeError with line and reason for each mistake.
 */
export async function runImportCommand({
  siteDir,
  locales,
  readContent,
  check,
  file,
  fitting,
  overwrite,
  write = (text) => process.stdout.write(`${text}\n`),
}: ImportCommand): Promise<void> {
  const xliff = parse(file, await readBytes(file));
  refuse(file, checkLocales(xliff, locales));
  const options = {locale: xliff.targetLocale, fitting, overwrite};
  const {mistakes, files, contents, lines} = await planImport(siteDir, xliff, readContent, options);
  refuse(file, mistakes);
  await checkContents(check, options.locale, readContent, contents);
  await commitFiles(siteDir, files);
  write([...lines, `${file}: files written: ${files.size}`].join('\n'));
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    const {size} = await stat(path.resolve(file));
    if (size > XLIFF_BYTES_LIMIT) {
      throw new Error(
        `${file} has ${toMegabytes(size)} MB; at most ${toMegabytes(XLIFF_BYTES_LIMIT)} are taken at a time. Hand the texts over in several files, with --file. ${NOTHING_WRITTEN}`,
      );
    }
    return await readFile(path.resolve(file));
  } catch (error) {
    if (isMissingFile(error)) {
      throw new Error(`There is no file "${file}". Name the XLIFF file that came back.`, {
        cause: error,
      });
    }
    throw error;
  }
}

function toMegabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1);
}

function parse(file: string, bytes: Uint8Array): ParsedXliff {
  const text = decodeText(bytes);
  if (text === undefined) {
    throw new ExchangeError(file, [
      {line: 1, message: 'is no text in UTF-8 or UTF-16. Have the tool write it in UTF-8.'},
    ]);
  }
  const result = readXliff(text);
  if (result.xliff === undefined) {
    throw new ExchangeError(file, result.mistakes, NOTHING_WRITTEN);
  }
  return result.xliff;
}

const NOTHING_WRITTEN = 'Nothing has been written.';

function refuse(file: string, mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) {
    throw new ExchangeError(file, mistakes, NOTHING_WRITTEN);
  }
}

function checkLocales(
  {line, sourceLocale, targetLocale}: ParsedXliff,
  locales: readonly string[],
): readonly Mistake[] {
  return [
    ...(sourceLocale === contentSettings().defaultLocale
      ? []
      : [
          {
            line,
            message: `translates from "${sourceLocale}" (srcLang). The originals are in ${contentSettings().defaultLocale}.`,
          },
        ]),
    ...(locales.includes(targetLocale)
      ? []
      : [
          {
            line,
            message: `translates to "${targetLocale}" (trgLang). Languages of translations: ${locales.join(', ')}.`,
          },
        ]),
  ];
}

/** Runs the content checks on the result, so that the next build passes. */
async function checkContents(
  check: ContentCheck,
  locale: string,
  readContent: ContentReader,
  contents: readonly ContentFile[],
): Promise<void> {
  const written = new Map(contents.map((content) => [content.file, content]));
  const read: ContentReader = async (wanted) => {
    const content = await readContent(wanted);
    return wanted === locale
      ? {
          ...content,
          files: [...content.files.filter(({file}) => !written.has(file)), ...contents].toSorted(
            (a, b) => (a.file < b.file ? -1 : 1),
          ),
        }
      : content;
  };
  const problems = (await check(read, locale)).filter(({file}) => written.has(file));
  if (problems.length > 0) {
    throw new Error(
      `The translations would not pass the checks of the content:\n${formatProblems(problems)}\n${NOTHING_WRITTEN}`,
    );
  }
}
