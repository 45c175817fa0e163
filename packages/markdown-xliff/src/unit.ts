import type {Coded} from './inline/writeInline';
import {createHash} from 'node:crypto';

/** How a text stands before it is handed over. */
export type UnitState =
  /** Nobody has translated it. */
  | 'untranslated'
  /** The original has changed since it was translated. */
  | 'outdated'
  | 'current';

/** One text in a file that is handed over. */
export interface Unit {
  /** Of the original's words and place; another original gives another id. */
  readonly id: string;
  /** For people: what kind of text it is, or its key. */
  readonly name: string;
  /** Of the original, from 1; absent for interface texts. */
  readonly line?: number;
  readonly source: readonly Coded[];
  /** The translation that there is. */
  readonly target?: readonly Coded[];
  readonly state: UnitState;
  /** What the translator should know. */
  readonly notes: readonly string[];
  /** Forms that a text with plural forms has in this language, in order; absent where there are none. */
  readonly pluralForms?: readonly string[];
}

/** All texts of one file of the project. */
export interface UnitFile {
  /** Relative to the project's folder. */
  readonly original: string;
  /** Of the texts of the original; another one means that they have changed. */
  readonly sourceHash: string;
  /** Of the translation; another one means that somebody has worked on it. */
  readonly targetHash: string;
  readonly notes: readonly string[];
  readonly units: readonly Unit[];
}

const HASH_CHARS = 12;

/** Tells two states of a text apart; hexadecimal. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}
