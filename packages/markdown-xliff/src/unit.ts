import type {Coded} from './inline/writeInline';
import {createHash} from 'node:crypto';

/** State of a text before the export. */
export type UnitState =
  /** Nobody has translated it. */
  | 'untranslated'
  /** The original has changed since it was translated. */
  | 'outdated'
  | 'current';

/** One text in an exported file. */
export interface Unit {
  /** Depends on the original's words and position; it changes with the original. */
  readonly id: string;
  /** For people: what kind of text it is, or its key. */
  readonly name: string;
  /** Of the original, from 1; absent for interface texts. */
  readonly line?: number;
  readonly source: readonly Coded[];
  /** The existing translation. */
  readonly target?: readonly Coded[];
  readonly state: UnitState;
  /** Hints for the translator. */
  readonly notes: readonly string[];
  /** Plural forms of the text in this language, in order; absent when it has none. */
  readonly pluralForms?: readonly string[];
}

/** All texts of one file of the project. */
export interface UnitFile {
  /** Relative to the project's folder. */
  readonly original: string;
  /** Hash of the original's texts; it differs once they have changed. */
  readonly sourceHash: string;
  /** Hash of the translation; it differs once somebody has edited it. */
  readonly targetHash: string;
  readonly notes: readonly string[];
  readonly units: readonly Unit[];
}

const HASH_CHARS = 12;

/** Short hash to distinguish two states of a text; hexadecimal. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}
