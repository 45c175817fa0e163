import {PART, WHOLE} from './fieldIndex';
import {stemWord} from './stemWord';
import {readStopWords} from './stopWords';
import {tokenise} from './tokenise';
import type {SectionRecord} from './types';

/** A word and its other forms, under the form that is the commonest. */
export interface CollectedWord {
  readonly word: string;
  /** How often it stands in each section. */
  readonly counts: ReadonlyMap<number, number>;
  /** How it stands in each heading, `WHOLE` or `PART`; empty where headings are indexed elsewhere. */
  readonly inHeadings: ReadonlyMap<number, number>;
}

/** Pairs of hiragana are mostly endings and particles. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

/** Whether a word of the body goes into no index. */
export function isLeftOut(word: string, isPair: boolean, stopWords: ReadonlySet<string>): boolean {
  return isPair ? HIRAGANA.test(word) : word.length < 2 || stopWords.has(word);
}

/**
 * All words of the bodies, sorted, and the number of words of each section.
 *
 * @param withHeadings whether those of the headings are wanted, too.
 */
export function collectWords(
  sections: readonly SectionRecord[],
  language: string,
  withHeadings: boolean,
): {readonly words: readonly CollectedWord[]; readonly sizes: readonly number[]} {
  const stopWords = readStopWords(language);
  const families = new Map<string, Family>();
  const sizes = sections.map((section, index) => {
    let size = 0;
    for (const {word, parts, isPair} of tokenise(`${section.text}\n${section.code ?? ''}`)) {
      size += 1;
      for (const form of [word, ...parts]) {
        if (!isLeftOut(form, isPair, stopWords)) {
          addForm(families, form, index);
        }
      }
    }
    if (withHeadings) {
      for (const {word, parts, isPair} of tokenise(section.heading)) {
        for (const form of [word, ...parts]) {
          if (!isLeftOut(form, isPair, stopWords)) {
            const {inHeadings} = familyOf(families, form);
            const count = form === word ? WHOLE : PART;
            inHeadings.set(index, Math.max(count, inHeadings.get(index) ?? 0));
          }
        }
      }
    }
    return size;
  });
  const words = Array.from(families.values(), ({forms, counts, inHeadings}) => ({
    word: commonest(forms),
    counts,
    inHeadings,
  }));
  return {words: words.toSorted((a, b) => (a.word < b.word ? -1 : 1)), sizes};
}

interface Family {
  readonly forms: Map<string, number>;
  readonly counts: Map<number, number>;
  readonly inHeadings: Map<number, number>;
}

function familyOf(families: Map<string, Family>, form: string): Family {
  const stem = stemWord(form);
  const family = families.get(stem) ?? {forms: new Map(), counts: new Map(), inHeadings: new Map()};
  families.set(stem, family);
  family.forms.set(form, (family.forms.get(form) ?? 0) + 1);
  return family;
}

function addForm(families: Map<string, Family>, form: string, section: number): void {
  const family = familyOf(families, form);
  family.counts.set(section, (family.counts.get(section) ?? 0) + 1);
}

function commonest(forms: ReadonlyMap<string, number>): string {
  const [best] = [...forms].toSorted(
    ([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1),
  );
  return best?.[0] ?? '';
}
