import {foldCharacters} from './foldCharacters';
import {endsUnspaced, startsUnspaced} from './tokenise';

/** Queries that are asked beside the reader's; each costs as much as that one. */
const MOST_VARIANTS = 4;

interface Phrase {
  readonly text: string;
  readonly pattern: RegExp;
}

export type Synonyms = readonly (readonly Phrase[])[];

/** Prepares lists of words and phrases that mean the same. */
export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  return groups.map((group) => group.map((entry) => toPhrase(fold(entry))));
}

/** The query with each of its words that has a synonym replaced by it, one at a time; nothing where none has. */
export function listVariants(query: string, synonyms: Synonyms): readonly string[] {
  if (synonyms.length === 0) {
    return [];
  }
  const folded = fold(query);
  const variants = new Set<string>();
  for (const group of synonyms) {
    const found = group.find(({pattern}) => pattern.test(folded));
    if (found !== undefined) {
      for (const {text} of group) {
        variants.add(folded.replace(found.pattern, () => text));
      }
    }
  }
  variants.delete(folded);
  return [...variants].slice(0, MOST_VARIANTS);
}

function fold(text: string): string {
  return foldCharacters(text).toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A phrase stands for itself between other words only; scripts without spaces have no such bounds. */
function toPhrase(text: string): Phrase {
  const escaped = text.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&');
  const before = startsUnspaced(text) ? '' : '(?<![\\p{L}\\p{N}_])';
  const after = endsUnspaced(text) ? '' : '(?![\\p{L}\\p{N}_])';
  return {text, pattern: new RegExp(`${before}${escaped}${after}`, 'u')};
}
