import type {Problem} from '@selection-set/content-model';
import {checkForms} from './checkForms';
import type {Catalogue, Text} from './parseCatalogue';
import type {SameText} from './parseSame';
import {listPluralForms} from './pluralForms';

export interface TextState {
  /** English texts. */
  readonly total: number;
  /** Those that are translated, rightly or not. */
  readonly translated: number;
  /** What a translator has to put right. */
  readonly problems: readonly Problem[];
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
  /** Where they are listed. */
  readonly sameFile: string;
}

const RULE = 'interface-text';

/** How the interface texts of one file stand against the English ones. */
export function compareTexts(input: TextInput): TextState {
  const {english, translated, same, sameFile} = input;
  const originals = [...english.texts.values()];
  const missing = originals.filter(({id}) => !isWritten(translated.texts.get(id)));
  const equal = originals.filter(
    ({id, message}) => translated.texts.get(id)?.message === message && hasWords(message),
  );
  const unchanged = equal.filter(({id}) => same.every((entry) => entry.id !== id));
  const todo = new Set([...missing, ...unchanged]);
  return {
    total: originals.length,
    translated: originals.length - todo.size,
    problems: [
      ...missing.map((text) => describeMissing(text, input)),
      ...unchanged.map(({id}) =>
        describe(id, `is in English. Translate it, or list it in ${sameFile}`, input),
      ),
      ...originals.filter((text) => !todo.has(text)).flatMap((text) => describeForms(text, input)),
      ...listUnused(input),
      ...listNeedless(
        equal.map(({id}) => id),
        input,
      ),
    ],
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

/** What no page shows: ids that English has not, and the earlier ones of those that are there twice. */
function listUnused(input: TextInput): readonly Problem[] {
  const {english, translated} = input;
  return [
    ...[...translated.texts.keys()]
      .filter((id) => !english.texts.has(id))
      .map((id) => describe(id, 'is used by no page any more. Take it out', input)),
    ...translated.repeated.map(({id, line}) => ({
      ...describe(id, 'is there twice, and only the last one counts. Take one out', input),
      line,
    })),
  ];
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

/** Whether anything is left to translate once placeholders and signs are taken away. */
function hasWords(message: string): boolean {
  return /\p{L}/u.test(message.replaceAll(/\{[^}]*\}/gu, ''));
}
