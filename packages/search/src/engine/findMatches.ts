import {foldCharacters} from './foldCharacters';
import type {QueryTerm} from './parseQuery';
import {stemWord} from './stemWord';

/** A place in a text where a word of the query stands. */
export interface TextMatch {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

const RUN = /[\p{L}\p{N}\p{M}_]+/gu;

/** Finds the words of a query in a text, with the same forms that the search takes for equal. */
export function findMatches(text: string, terms: readonly QueryTerm[]): readonly TextMatch[] {
  const wanted = terms.map((term) => ({...term, stem: stemWord(term.word)}));
  const matches: TextMatch[] = [];
  for (const run of text.matchAll(RUN)) {
    const folded = foldCharacters(run[0]).toLowerCase();
    const stem = stemWord(folded);
    const from = run.index;
    for (const term of wanted) {
      if (term.isPair) {
        if (folded.length === run[0].length) {
          matches.push(...findInside(folded, term.word, from));
        }
      } else if (term.stem === stem || (term.isOpen && folded.startsWith(term.word))) {
        matches.push({from, to: from + run[0].length, word: term.word});
      }
    }
  }
  return matches.toSorted((a, b) => a.from - b.from || b.to - a.to);
}

function findInside(text: string, word: string, offset: number): readonly TextMatch[] {
  const matches: TextMatch[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    matches.push({from: offset + at, to: offset + at + word.length, word});
  }
  return matches;
}
