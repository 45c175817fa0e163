import {listWords, toTemplate, weighTemplate} from './template';
import {stem} from './words';

/** Words of grammar weigh less than this: a heading has others than the message. */
const GRAMMAR = 0.2;

/** What {@link shareOf} compares of a text. */
export interface Shares {
  readonly stems: ReadonlySet<string>;
  /** Its words, without those of grammar. */
  readonly own: readonly string[];
  readonly weight: number;
}

/** Reads a text once that is compared with many. */
export function readShares(text: string): Shares {
  const own = listWords(toTemplate(text)).filter((word) => weighTemplate(word) > GRAMMAR);
  return {
    stems: new Set(listWords(text).map(stem)),
    own,
    weight: weighTemplate(own.join(' … ')),
  };
}

/** How much of a title's words a message has, from 0 to 1. */
export function shareOf({own, weight}: Shares, {stems}: Shares): number {
  const same = own.filter((word) => stems.has(stem(word)));
  return same.length === 0 || own.length < 2 || weight < 0.6
    ? 0
    : weighTemplate(same.join(' … ')) / weight;
}
