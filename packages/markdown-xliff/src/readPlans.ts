import type {ContentFile, ContentReader} from '@selection-set/content-model';
import {
  LOCK_SUFFIX,
  isTranslatable,
  parseLock,
  rankOf,
  readLocale,
} from '@selection-set/translation-freshness';
import {planDocument, type DocumentPlan} from './documents/planDocument';
import {
  planMessages,
  readCataloguePairs,
  type CataloguePair,
  type MessagesPlan,
} from './messages/planMessages';

/** Most mistakes of one file to report at once; nobody reads more before fixing the first. */
const SHOWN_MISTAKES_LIMIT = 500;

/** A mistake in a returned file. */
export interface Mistake {
  /** Of that file, from 1. */
  readonly line: number;
  /** What is wrong, and how to correct it. */
  readonly message: string;
}

/** A file of the project, or a returned one, is not as expected; nothing has been written. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';

  /** @param file name as its owner knows it. */
  constructor(file: string, mistakes: readonly Mistake[], advice = '') {
    const lines = mistakes
      .toSorted((a, b) => a.line - b.line)
      .slice(0, SHOWN_MISTAKES_LIMIT)
      .map(({line, message}) => `${file}:${line} ${message}`);
    const hidden = mistakes.length - lines.length;
    const more = hidden > 0 ? [`There are ${hidden} more mistakes of this kind or others.`] : [];
    super([...lines, ...more, ...(advice === '' ? [] : [advice])].join('\n'));
  }
}

/** Everything in the project that can be exported in one language. */
export interface Plans {
  readonly documents: readonly DocumentPlan[];
  readonly messages: readonly (MessagesPlan & {readonly catalogue: CataloguePair})[];
  /** Documents whose translation cannot be compared with them, with the reason; by original. */
  readonly refused: ReadonlyMap<string, ExchangeError>;
}

/**
 * Reads originals and translations and pairs them, the most important page first.
 *
 * @param wanted originals, relative to the project's folder; all without it.
 * @throws Error for a wanted file that is not translated.
 */
export async function readPlans(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
  wanted: readonly string[] = [],
): Promise<Plans> {
  const {originals, translations, locks} = await readLocale(siteDir, locale, readContent);
  const catalogues = await readCataloguePairs(siteDir, locale);
  const sources = originals
    .filter(isTranslatable)
    .toSorted((a, b) => rankOf(a.file) - rankOf(b.file) || (a.file < b.file ? -1 : 1));
  const known = [...catalogues.map(({original}) => original), ...sources.map(({file}) => file)];
  const unknown = wanted.find((file) => !known.includes(file));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is no file that is translated. Name an original from the project's folder, such as docs/index.mdx or i18n/en-US/code.json.`,
    );
  }
  const isWanted = (file: string): boolean => wanted.length === 0 || wanted.includes(file);
  const results = sources
    .filter(({file}) => isWanted(file))
    .map((source) => {
      const file = translations.find(({original}) => original === source.file);
      return [source.file, planWithLock(source, file, locks)] as const;
    });
  return {
    messages: catalogues
      .filter(({original, english}) => isWanted(original) && Object.keys(english).length > 0)
      .map((catalogue) => ({...planMessages({...catalogue, locale}), catalogue})),
    documents: results.flatMap(([, result]) => (result instanceof ExchangeError ? [] : [result])),
    refused: new Map(
      results.flatMap(([file, result]) =>
        result instanceof ExchangeError ? [[file, result] as const] : [],
      ),
    ),
  };
}

function planWithLock(
  source: ContentFile,
  file: ContentFile | undefined,
  locks: ReadonlyMap<string, string>,
): DocumentPlan | ExchangeError {
  if (file === undefined) {
    return finish(source, undefined, planDocument(source));
  }
  const text = locks.get(file.file);
  if (text === undefined) {
    return new ExchangeError(file.file, [
      {
        line: 1,
        message: `has no lock, so nobody knows what it translates. Compare it with ${source.file}, then run "npm run i18n:sync -- --reviewed ${file.file}".`,
      },
    ]);
  }
  const result = parseLock(text);
  if (result.lock === undefined) {
    return new ExchangeError(
      `${file.file}${LOCK_SUFFIX}`,
      result.mistakes,
      `"npm run i18n:sync -- --repair ${file.file}" keeps the lines that are right.`,
    );
  }
  return finish(source, file, planDocument(source, {file, lock: result.lock}));
}

function finish(
  source: ContentFile,
  file: ContentFile | undefined,
  plan: ReturnType<typeof planDocument>,
): DocumentPlan | ExchangeError {
  if ('units' in plan) {
    return plan;
  }
  return new ExchangeError(file?.file ?? source.file, [
    {
      line: plan.line,
      message: `has another order of headings, paragraphs, lists and tables than ${source.file}, so its texts cannot be told apart. Give both the same blocks, then run "npm run i18n:sync -- --reviewed ${file?.file}".`,
    },
  ]);
}
