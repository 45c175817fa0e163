import {findMatches, type TextMatch} from './findMatches';
import {parseQuery} from './parseQuery';
import {readStopWords} from './stopWords';
import {WEIGHTS} from './weights';

export interface Excerpt {
  /** Plain text, cut at words; never HTML. */
  readonly text: string;
  /** From and to of what matches in it, rising and apart from each other. */
  readonly marks: readonly (readonly [number, number])[];
}

/** Characters before the first match. */
const LEAD = 30;

/**
 * The stretch of a section's text that has the most words of the query in it.
 *
 * @param length characters it may have, ellipses not counted.
 */
export function makeExcerpt(text: string, query: string, language: string, length = 160): Excerpt {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const terms = parseQuery(query, readStopWords(language), WEIGHTS).filter(
    ({weight, isPair}) => weight === 1 || isPair,
  );
  const matches = findMatches(plain, terms);
  const start = startOfWord(plain, bestStart(matches, length));
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

/** Where to begin for the most different words within the length; the earliest of equals. */
function bestStart(matches: readonly TextMatch[], length: number): number {
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
  return best <= LEAD ? 0 : best - LEAD;
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

/** Does not cut between the two halves of a character beyond the basic plane. */
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
