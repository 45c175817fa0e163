import {contentSettings} from '@selection-set/content-model';
import {
  type Catalogue,
  catalogueFile,
  listPluralForms,
  readCatalogues,
  readSame,
} from '@selection-set/translation-freshness';
import {
  type Coded,
  hasWords,
  type Inline,
  joinTexts,
  matchCodes,
  numberCodes,
} from '../inline/writeInline';
import {shortHash, type Unit, type UnitFile} from '../unit';

/** Interface texts of one file as Docusaurus keeps them. */
export type Messages = Readonly<
  Record<string, {readonly message: string; readonly description?: string}>
>;

export interface CataloguePair {
  /** Of the default language, relative to the project's folder. */
  readonly original: string;
  /** Of the other language. */
  readonly file: string;
  readonly english: Messages;
  readonly translated: Messages;
  /** Ids whose text is correctly the same in both. */
  readonly same: readonly string[];
}

/**
 * All interface texts of a language with the English ones, one entry for each English catalogue.
 *
 * @throws Error naming a file with unexpected content.
 */
export async function readCataloguePairs(
  siteDir: string,
  locale: string,
): Promise<readonly CataloguePair[]> {
  const [english, translated, same] = await Promise.all([
    readCatalogues(siteDir, contentSettings().defaultLocale),
    readCatalogues(siteDir, locale),
    readSame(siteDir),
  ]);
  return [...english].map(([name, catalogue]) => ({
    original: catalogueFile(contentSettings().defaultLocale, name),
    file: catalogueFile(locale, name),
    english: toMessages(catalogue),
    translated: toMessages(translated.get(name)),
    same: same
      .filter((entry) => entry.locale === locale && entry.catalogue === name)
      .map(({id}) => id),
  }));
}

function toMessages(catalogue: Catalogue | undefined): Messages {
  return Object.fromEntries(
    [...(catalogue?.texts ?? [])].map(([id, {message, description}]) => [
      id,
      {message, ...(description === undefined ? {} : {description})},
    ]),
  );
}

export interface MessagesInput {
  /** Of the English catalogue, relative to the project's folder. */
  readonly original: string;
  readonly english: Messages;
  readonly translated: Messages;
  /** Ids whose text is correctly the same in both languages. */
  readonly same: readonly string[];
  readonly locale: string;
}

/** The catalogue of one file, text by text. */
export interface MessagesPlan extends UnitFile {
  /** Key of the catalogue by id of the unit. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Between the plural forms of a text, as in Docusaurus. */
const PLURAL_SEPARATOR = '|';

/** Interface texts with their existing translations. */
export function planMessages(input: MessagesInput): MessagesPlan {
  const {original, english, translated} = input;
  const entries = Object.entries(english).map(([key, {message}]) => ({
    key,
    id: shortHash(`${key}\n${message}`),
  }));
  const done = Object.entries(translated).filter(
    ([key, {message}]) => message !== english[key]?.message,
  );
  return {
    original,
    sourceHash: shortHash([original, ...entries.map(({id}) => id)].join('\n')),
    targetHash: shortHash(
      done
        .map(([key, {message}]) => `${key}\n${message}`)
        .toSorted()
        .join('\n'),
    ),
    notes: ['Interface texts. Words in braces, such as {count}, are replaced on the page.'],
    keys: new Map(entries.map(({id, key}) => [id, key])),
    units: entries.map(({id, key}) => toUnit(id, key, input)),
  };
}

function toUnit(id: string, key: string, {english, translated, same, locale}: MessagesInput): Unit {
  const {message = '', description} = english[key] ?? {};
  const source = numberCopies(numberCodes(readMessage(message)));
  const known = translated[key]?.message ?? '';
  const isDone =
    known !== '' && (known !== message || same.includes(key) || !hasWords(readMessage(message)));
  const pluralForms = message.includes(PLURAL_SEPARATOR)
    ? listPluralForms(locale).map(({category}) => category)
    : undefined;
  return {
    id,
    name: key,
    source,
    ...(isDone ? {target: numberCopies(matchCodes(readMessage(known), source))} : {}),
    state: isDone ? 'current' : 'untranslated',
    notes: [
      ...(description === undefined ? [] : [description]),
      ...(pluralForms === undefined
        ? []
        : [`Plural forms, separated by "|": ${pluralForms.join(', ')}.`]),
    ],
    ...(pluralForms === undefined ? {} : {pluralForms}),
  };
}

/** Words and placeholders of an interface text. */
export function readMessage(message: string): readonly Inline[] {
  return joinTexts(
    message
      .split(/(?<placeholder>\{\w+\})/u)
      .map((piece): Inline =>
        /^\{\w+\}$/u.test(piece)
          ? {type: 'code', key: `placeholder ${piece}`, data: piece}
          : {type: 'text', value: piece},
      ),
  );
}

/** Numbers the copies of a placeholder in several plural forms: its id, followed by the number of the copy. */
function numberCopies(list: readonly Coded[]): readonly Coded[] {
  const firsts = new Map<string, string>();
  const uses = new Map<string, number>();
  return list.map((coded) => {
    if (coded.type !== 'code') {
      return coded;
    }
    const {key} = coded.inline;
    const id = firsts.get(key) ?? coded.id;
    const use = (uses.get(key) ?? 0) + 1;
    firsts.set(key, id);
    uses.set(key, use);
    return {...coded, id: use === 1 ? id : `${id}${COPY_MARK}${use}`};
  });
}

/** Between the id of a placeholder and the number of its copy. */
export const COPY_MARK = '-copy';

/** An interface text in the syntax of a catalogue. */
export function writeMessage(list: readonly Inline[]): string {
  return list
    .map((inline) => {
      switch (inline.type) {
        case 'text':
          return inline.value;
        case 'code':
          return inline.data;
        case 'pair':
          return writeMessage(inline.children);
        default:
          return inline satisfies never;
      }
    })
    .join('');
}
