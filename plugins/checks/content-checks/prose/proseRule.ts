import type {ContentFile} from '@selection-set/content-model';

export interface Finding {
  /** Of the file, from 1. */
  readonly line: number;
  /** What was found and what to write instead. */
  readonly message: string;
}

export interface ProseRule {
  /** What a `lint-ignore` comment calls it. */
  readonly name: string;
  readonly find: (file: ContentFile) => readonly Finding[] | Promise<readonly Finding[]>;
}
