import type {Element, ElementContent} from 'xast';
import type {Mistake} from '../readPlans';

/** XLIFF 2.0 (ISO 21720): the namespace that this portal writes and reads. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
export const XLIFF_VERSION = '2.0';

/** Largest file to read, in bytes; the whole portal in one language takes about a tenth of it. */
export const XLIFF_BYTES_LIMIT = 20 * 1024 * 1024;
/** Most texts of one file. */
export const XLIFF_UNITS_LIMIT = 100_000;

/** Of returned files; 2.1 has the same core. */
export const READABLE_VERSIONS: readonly string[] = ['2.0', '2.1'];

export const STATES = ['initial', 'translated', 'reviewed', 'final'] as const;
type XliffState = (typeof STATES)[number];

/** Substate of a text whose original has changed: XLIFF 2.0 has no standard value, but allows custom ones. */
export const OUTDATED = 'selection-set:outdated';

/** Id of a file: the hash of the original's texts and that of the translation. */
export const FILE_ID = /^f-(?<sourceHash>[\da-f]{12})-(?<targetHash>[\da-f]{12})$/u;

/** Encodes what is known about a file's texts in a form that every tool preserves. */
export function toFileId(sourceHash: string, targetHash: string): string {
  return `f-${sourceHash}-${targetHash}`;
}

/** Collects mistakes while a file is read to its end. */
export class Reading {
  readonly mistakes: Mistake[] = [];

  /** @param prefix of the names of XLIFF, with its colon; empty when they have none. */
  constructor(private readonly prefix: string) {}

  note(element: Element, message: string): void {
    this.mistakes.push({line: lineOf(element), message});
  }

  /** Name of an XLIFF element; undefined for an element of another namespace, which a tool has added. */
  nameOf({name}: Element): string | undefined {
    const isOurs = this.prefix === '' ? !name.includes(':') : name.startsWith(this.prefix);
    return isOurs ? name.slice(this.prefix.length) : undefined;
  }

  /** XLIFF elements inside another one that has no text itself. */
  childrenOf(parent: Element, allowed: readonly string[]): readonly Element[] {
    return parent.children.flatMap((child) => {
      if (child.type === 'text' && child.value.trim() !== '') {
        this.note(parent, `has words where none belong: "${child.value.trim()}".`);
      }
      const name = child.type === 'element' ? this.nameOf(child) : undefined;
      if (child.type !== 'element' || name === undefined) {
        return [];
      }
      if (!allowed.includes(name)) {
        this.note(child, `<${name}> is not allowed inside <${parent.name}>.`);
        return [];
      }
      return [child];
    });
  }
}

/** Prefix of XLIFF's names, as the root element declares it; undefined without a declaration. */
export function findPrefix({attributes}: Element): string | undefined {
  const declared = Object.entries(attributes).find(([, value]) => value === XLIFF_NAMESPACE)?.[0];
  if (declared === 'xmlns') {
    return '';
  }
  return declared?.startsWith('xmlns:') === true
    ? `${declared.slice('xmlns:'.length)}:`
    : undefined;
}

export function lineOf({position}: Pick<ElementContent, 'position'>): number {
  return position?.start.line ?? 1;
}

export function attribute({attributes}: Element, name: string): string {
  return attributes[name] ?? '';
}

/** Content of a returned text: markup by id alone, because its meaning comes from the project. */
export type Mark =
  | {readonly type: 'text'; readonly value: string}
  | {
      readonly type: 'code';
      readonly id: string;
      /** The meaning according to the file. */
      readonly data: string;
      readonly line: number;
    }
  | {
      readonly type: 'pair';
      readonly id: string;
      readonly line: number;
      readonly children: readonly Mark[];
    };

export interface ParsedUnit {
  readonly id: string;
  /** In the returned file, from 1. */
  readonly line: number;
  readonly state: XliffState;
  readonly source: readonly Mark[];
  readonly target?: {readonly line: number; readonly content: readonly Mark[]};
}

export interface ParsedFile {
  readonly id: string;
  readonly original: string;
  readonly line: number;
  readonly units: readonly ParsedUnit[];
}

export interface ParsedXliff {
  readonly line: number;
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly files: readonly ParsedFile[];
}
