import {createHash} from 'node:crypto';

const HASH_CHARS = 12;

/** Tells two states of a text apart; hexadecimal. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}
