import {parseQuery, type QueryTerm} from './resolveTerms';
import {stemWord} from './fieldIndex';
import {foldCharacters} from './tokenise';
import {WEIGHTS} from './weights';

const ENGLISH =
  'a about after all also am an and another any anybody anyone anything are aren as at be because been before both but by can cannot could couldn did didn do does doesn doing don each else even every everybody everyone everything for from get had hadn has hasn have haven having he her here hers herself him himself his how i if in into is isn it its itself just like ll may me might more most must mustn my myself need needed needs no nobody nor not nothing of off on once only or other our ours ourselves out over own re s same she should shouldn since so some somebody somehow someone something still such t than that the their them themselves then there these they this those though through to too under unless until up upon us ve very via vs want wants was wasn way we were weren what when where whether which while who whom whose why will with within without won would wouldn yet you your yours yourself';

/**
 * Words that say nothing about a page: never in the body's index, and of almost no weight in a query. Other languages have English names,
 * code, errors and whole pages between their words, so the English words count as such there, too.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: ENGLISH,
  fr: `${ENGLISH} a afin ai ainsi alors apres au aucun aucune aussi autre autres aux avant avec avoir c ca car ce ceci cela celle celui ces cette ceux chaque chez comme comment d dans de depuis des dois doit donc du elle en entre est et etais etait ete etes etre eu faire fait faut ici il ils j jamais je l la le les leur leurs lors lorsque lui m ma mais me mes moi moins mon n ne nos notre nous on ont ou par pas pendant peut peuvent peux plus pour puis qu quand que quel quelle quelles quelque quelques quels qui quoi rien s sa sans se selon ses si son sont sous suis sur t ta te tes toi ton toujours tous tout toute toutes tres tu un une vers veut veux voici voila vos votre vous y`,
  ar: `${ENGLISH} من في علي الي عن مع هذا هذه ذلك التي الذي او ان كان كانت قد لا ما لم لن هو هي هم كل بعد قبل عند حتي اذا ثم كما بين كيف و اي ايضا اين بدون تلك حيث خلال دون ذا غير فقط فيه فيها لان لدي لكن لماذا له لها ليس ماذا متي منه منها نحن هل هناك هنا وهو وهي يجب يمكن الا الذين انا انت بحسب بل تم حسب سوف ضمن عبر لكل لو مثل نفس وفق يتم ماهو ماهي كيفيه ازاي ليش وش ايش شو جدا كنت كنا ليست فقد فلا فان وقد لسه عشان علشان اللي عندي عندنا مو مش كمان عايز عاوز اريد نريد ابغي بدي محتاج احتاج نحتاج ايهما اثناء سواء اما اذن وان وانا انه انها بان هؤلاء اولا`,
  ja: ENGLISH,
};

/**
 * Words of a language without a meaning of their own, as `tokenise` writes them; none for languages without a list.
 *
 * @param language such as `en` or `en-US`.
 */
export function readStopWords(language: string): ReadonlySet<string> {
  return new Set(WORDS[language.slice(0, 2).toLowerCase()]?.split(' '));
}

/** A place in a text where a word of the query occurs. */
interface TextMatch {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

const RUN = /[\p{L}\p{N}\p{M}_]+/gu;

/** Finds the words of a query in a text, with the same forms that the search treats as equal. */
function findMatches(text: string, terms: readonly QueryTerm[]): readonly TextMatch[] {
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

export interface Excerpt {
  /** Plain text, cut at words; never HTML. */
  readonly text: string;
  /** Start and end of each match in it, ascending and without overlaps. */
  readonly marks: readonly (readonly [number, number])[];
}

/** Characters before the first match. */
const LEAD = 30;

/** Between prose and code of a section's text: an excerpt is of one of them, never the end of a sentence that runs into a sample. */
export const PART_BREAK = '\n\n';

/**
 * The stretch of a section's text that has the most words of the query in it, within one of its parts; the first in case of a tie.
 *
 * @param text parts with `PART_BREAK` between them.
 * @param length most characters, not counting ellipses.
 */
export function makeExcerpt(text: string, query: string, language: string, length = 160): Excerpt {
  const terms = parseQuery(query, readStopWords(language), WEIGHTS).filter(
    ({weight, isPair}) => weight === 1 || isPair,
  );
  const [first = {plain: '', matches: [], best: 0, most: 0}, ...others] = text
    .split(PART_BREAK)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const found = findMatches(part, terms);
      return {plain: part, matches: found, ...bestStart(found, length)};
    });
  const {plain, matches, best} = others.reduce(
    (chosen, part) => (part.most > chosen.most ? part : chosen),
    first,
  );
  const start = startOfWord(plain, best);
  const end = endOfWord(plain, start + length);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${plain.slice(start, end)}${end < plain.length ? '…' : ''}`,
    marks: joinMarks(matches.filter(({from, to}) => from >= start && to <= end)).map(
      ([from, to]) => [from + shift, to + shift] as const,
    ),
  };
}

/** Where to begin for the most different words within the length, and how many these are; the earliest in case of a tie. */
function bestStart(
  matches: readonly TextMatch[],
  length: number,
): {readonly best: number; readonly most: number} {
  let best = 0;
  let most = 0;
  for (const [index, {from}] of matches.entries()) {
    const words = new Set<string>();
    for (let next = index; next < matches.length; next += 1) {
      const match = matches[next];
      if (match === undefined || match.to > from + length - LEAD) {
        break;
      }
      words.add(match.word);
    }
    if (words.size > most) {
      most = words.size;
      best = from;
    }
  }
  return {best: best <= LEAD ? 0 : best - LEAD, most};
}

function startOfWord(text: string, at: number): number {
  const space = at === 0 ? -1 : text.indexOf(' ', at);
  return space === -1 || space - at >= LEAD ? wholeCharacter(text, at) : space + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) {
    return text.length;
  }
  const space = text.lastIndexOf(' ', at);
  return space < at - LEAD ? wholeCharacter(text, at) : space;
}

/** Avoids a cut between the two halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc_00 && code <= 0xdf_ff ? at - 1 : at;
}

function joinMarks(matches: readonly TextMatch[]): readonly (readonly [number, number])[] {
  const marks: [number, number][] = [];
  for (const {from, to} of matches) {
    const last = marks.at(-1);
    if (last !== undefined && from <= last[1]) {
      last[1] = Math.max(last[1], to);
    } else {
      marks.push([from, to]);
    }
  }
  return marks;
}
