import {Joi} from '@docusaurus/utils-validation';
import {suggestSpelling, type Problem} from '@selection-set/content-model';
import {LineCounter, isMap, isScalar, isSeq, parseDocument, type YAMLMap} from 'yaml';
import {messageOf} from '@selection-set/plugin-kit';

/** One interface text of a file. */
interface Text {
  readonly id: string;
  readonly message: string;
  /** What it is about, for translators. */
  readonly description?: string;
  /** From 1. */
  readonly line: number;
}

export interface Catalogue {
  /** By id; of duplicates the last, as in Docusaurus. */
  readonly texts: ReadonlyMap<string, Text>;
  /** Earlier texts with the same id. */
  readonly repeated: readonly Text[];
}

type Messages = Readonly<Record<string, {readonly message: string; readonly description?: string}>>;

const MessagesSchema = Joi.object<Messages>().pattern(
  Joi.string(),
  Joi.object({
    message: Joi.string().allow('').required(),
    description: Joi.string().allow(''),
  }).unknown(),
);

/**
 * Reads a file of interface texts.
 *
 * @param file for errors.
 * @throws Error naming a file that is not JSON or has other content.
 */
export function parseCatalogue(text: string, file: string): Catalogue {
  const {value: messages, error} = MessagesSchema.validate(parseJson(text, file));
  if (error !== undefined) {
    throw new Error(`${file} is no catalogue of texts: ${error.message}.`);
  }
  const all = listKeys(text).flatMap(({key, line}): Text[] => {
    const {message, description} = messages[key] ?? {};
    return message === undefined
      ? []
      : [{id: key, message, line, ...(description === undefined ? {} : {description})}];
  });
  const texts = new Map(all.map((entry) => [entry.id, entry]));
  return {texts, repeated: all.filter((entry) => texts.get(entry.id) !== entry)};
}

/** @throws Error naming the file. */
function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`${file} is no JSON: ${reason}`, {cause: error});
  }
}

/** Keys of the outermost object with their lines. JSON is YAML, whose parser provides positions. */
function listKeys(text: string): readonly {readonly key: string; readonly line: number}[] {
  const lines = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: lines, uniqueKeys: false});
  return (isMap(contents) ? contents.items : []).flatMap(({key}) =>
    isScalar(key) && key.range
      ? [{key: String(key.value), line: lines.linePos(key.range[0]).line}]
      : [],
  );
}

/** An id whose text is rightly the same as in English. */
export interface SameText {
  readonly locale: string;
  /** Name of the catalogue below the language's folder. */
  readonly catalogue: string;
  readonly id: string;
  /** From 1. */
  readonly line: number;
}

const SameSchema = Joi.object().pattern(
  Joi.string(),
  Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
);

/**
 * Reads the list of texts that are rightly the same in both languages.
 *
 * @param file for errors.
 * @throws Error naming a file that is not JSON or has other content.
 */
export function parseSame(text: string, file: string): readonly SameText[] {
  const {error} = SameSchema.validate(parseJson(text, file));
  if (error !== undefined) {
    throw new Error(`${file} is no list of ids by language and catalogue: ${error.message}.`);
  }
  const lines = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: lines});
  return listEntries(contents).flatMap(({key: locale, value: catalogues}) =>
    listEntries(catalogues).flatMap(({key: catalogue, value: ids}) =>
      (isSeq(ids) ? ids.items : []).flatMap((id): SameText[] =>
        isScalar(id) && id.range
          ? [{locale, catalogue, id: String(id.value), line: lines.linePos(id.range[0]).line}]
          : [],
      ),
    ),
  );
}

function listEntries(
  node: unknown,
): readonly {readonly key: string; readonly value: YAMLMap['items'][number]['value']}[] {
  return (isMap(node) ? node.items : []).map(({key, value}) => ({key: String(key), value}));
}

/** One form of a plural in a language. */
interface PluralForm {
  /** Such as `few`. */
  readonly category: Intl.LDMLPluralRule;
  /** Whether it applies to a single whole number, so that it may leave the number out: "One document". */
  readonly isSingle: boolean;
}

/** Order of forms in a text, as `usePluralForm` of Docusaurus reads them. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Whole numbers to try; every category of a language occurs below a thousand or only for millions. */
const TRIED = 1000;

const known = new Map<string, readonly PluralForm[]>();

/** The plural forms of a language, in the order of a text. */
export function listPluralForms(locale: string): readonly PluralForm[] {
  const forms = known.get(locale) ?? findPluralForms(locale);
  known.set(locale, forms);
  return forms;
}

function findPluralForms(locale: string): readonly PluralForm[] {
  const rules = new Intl.PluralRules(locale);
  const found = Array.from({length: TRIED}, (_, count) => rules.select(count));
  const {pluralCategories} = rules.resolvedOptions();
  return ORDER.filter((category) => pluralCategories.includes(category)).map((category) => ({
    category,
    isSingle: found.filter((name) => name === category).length === 1,
  }));
}

const PLACEHOLDER = /\{\w+\}/gu;
const FORM_SEPARATOR = '|';

/**
 * Mistakes in the placeholders and plural forms of a text, in words; none if the portal can fill in the text.
 *
 * @param forms plural forms of the translation's language.
 */
export function checkForms(
  english: string,
  translated: string,
  forms: readonly PluralForm[],
): readonly string[] {
  const original = english.split(FORM_SEPARATOR);
  const parts = translated.split(FORM_SEPARATOR);
  // The last form of the original applies to any number.
  const wanted = listPlaceholders(original.at(-1) ?? '');
  if (original.length === 1) {
    return comparePlaceholders(translated, wanted);
  }
  if (parts.length !== forms.length) {
    const names = forms.map(({category}) => category).join(', ');
    return [
      `has ${countForms(parts.length)}; the language has ${forms.length}: ${names}, separated by "${FORM_SEPARATOR}"`,
    ];
  }
  return forms.flatMap(({category, isSingle}, index) =>
    comparePlaceholders(parts[index] ?? '', wanted, isSingle).map(
      (mistake) => `${mistake} in the form "${category}"`,
    ),
  );
}

function comparePlaceholders(
  text: string,
  wanted: ReadonlySet<string>,
  mayLack = false,
): readonly string[] {
  const found = listPlaceholders(text);
  const lacking = mayLack ? [] : [...wanted].filter((name) => !found.has(name));
  const extra = [...found].filter((name) => !wanted.has(name));
  if (lacking.length === 1 && extra.length === 1) {
    return [`has ${extra.join('')} in place of the placeholder ${lacking.join('')}`];
  }
  return [
    ...lacking.map((name) => `lacks the placeholder ${name}`),
    ...extra.map((name) => `has the unknown placeholder ${name}`),
  ];
}

function listPlaceholders(text: string): ReadonlySet<string> {
  return new Set(text.match(PLACEHOLDER));
}

function countForms(count: number): string {
  return count === 1 ? '1 plural form' : `${count} plural forms`;
}

export interface TextState {
  /** English texts. */
  readonly total: number;
  /** Translated texts, correct or not. */
  readonly translated: number;
  /** What a translator has to correct. */
  readonly problems: readonly Problem[];
  /** Problems with which the portal cannot fill in a text, or cannot tell which one is meant, or shows none. */
  readonly unfit: readonly Problem[];
}

export interface TextInput {
  readonly locale: string;
  readonly english: Catalogue;
  /** Of the English catalogue, relative to the project's folder. */
  readonly englishFile: string;
  readonly translated: Catalogue;
  /** Of the translated one. */
  readonly file: string;
  /** Texts that are rightly the same in both languages, such as `Blog` in French. */
  readonly same: readonly Pick<SameText, 'id' | 'line'>[];
  /** The file that lists them. */
  readonly sameFile: string;
}

const RULE = 'interface-text';

/** Compares the interface texts of one file with the English ones. */
export function compareTexts(input: TextInput): TextState {
  const {english, translated, same, sameFile} = input;
  const originals = [...english.texts.values()];
  const missing = originals.filter(({id}) => !isWritten(translated.texts.get(id)));
  const equal = originals.filter(
    ({id, message}) => translated.texts.get(id)?.message === message && hasWords(message),
  );
  const unchanged = equal.filter(({id}) => same.every((entry) => entry.id !== id));
  const todo = new Set([...missing, ...unchanged]);
  const forms = originals
    .filter((text) => !todo.has(text))
    .flatMap((text) => describeForms(text, input));
  const repeated = listRepeated(input);
  const unused = listUnused(input);
  return {
    total: originals.length,
    translated: originals.length - todo.size,
    problems: [
      ...missing.map((text) => describeMissing(text, input)),
      ...unchanged.map(({id}) =>
        describe(id, `is in English. Translate it, or list it in ${sameFile}`, input),
      ),
      ...forms,
      ...unused,
      ...repeated,
      ...listNeedless(
        equal.map(({id}) => id),
        input,
      ),
    ],
    unfit: [...forms, ...unused, ...repeated],
  };
}

function describe(id: string, mistake: string, {translated, file}: TextInput): Problem {
  const line = translated.texts.get(id)?.line ?? 1;
  return {file, line, rule: RULE, message: `"${id}" ${mistake}.`};
}

function describeMissing({id, line}: Text, input: TextInput): Problem {
  const {englishFile, locale} = input;
  return describe(
    id,
    `of ${englishFile}:${line} is not translated. "npm run i18n -- ${locale}" adds it in English`,
    input,
  );
}

function describeForms({id, message}: Text, input: TextInput): readonly Problem[] {
  const {translated, locale} = input;
  const words = translated.texts.get(id)?.message ?? '';
  return checkForms(message, words, listPluralForms(locale)).map((mistake) =>
    describe(id, `${mistake}. In English it is "${message}"`, input),
  );
}

/** Texts that no page shows: ids, or all of a file, missing from English. */
function listUnused(input: TextInput): readonly Problem[] {
  const {english, englishFile, translated, file} = input;
  if (english.texts.size === 0 && translated.texts.size > 0) {
    const message = `There is no ${englishFile}, so no page shows these texts. Give this file the name of one with English texts, or delete it.`;
    return [{file, line: 1, rule: RULE, message}];
  }
  const ids = [...english.texts.keys()];
  return [...translated.texts.keys()]
    .filter((id) => !english.texts.has(id))
    .map((id) =>
      describe(
        id,
        `is used by no page.${suggestSpelling(id, ids)} Correct it, or take it out`,
        input,
      ),
    );
}

/** Earlier duplicates of ids that occur twice. */
function listRepeated(input: TextInput): readonly Problem[] {
  return input.translated.repeated.map(({id, line}) => ({
    ...describe(id, 'is there twice, and only the last one counts. Take one out', input),
    line,
  }));
}

function listNeedless(
  equal: readonly string[],
  {same, sameFile, file}: TextInput,
): readonly Problem[] {
  return same
    .filter(({id}) => !equal.includes(id))
    .map(({id, line}) => ({
      file: sameFile,
      line,
      rule: RULE,
      message: `"${id}" of ${file} is not the same as in English. Take it out.`,
    }));
}

function isWritten(text: Text | undefined): boolean {
  return text !== undefined && text.message.trim() !== '';
}

/** Whether anything is left to translate apart from placeholders and signs. */
function hasWords(message: string): boolean {
  return /\p{L}/u.test(message.replaceAll(/\{[^}]*\}/gu, ''));
}
