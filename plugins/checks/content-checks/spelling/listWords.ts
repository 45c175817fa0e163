import type {ContentFile} from '@selection-set/content-model';
import {lineAt, listTexts} from '../prose/listTexts';

export interface PlacedWord {
  readonly word: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Letters, and apostrophes between them; no part of an identifier, a path, a version or a package's name. */
const WORD =
  /(?<![\p{L}\p{N}_@/$]|\w\.)\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{N}_$]|[./]\w)/gu;

/** Words of a file's prose in its order, without the "s" of a possession. */
export function listWords(file: ContentFile): readonly PlacedWord[] {
  return listTexts(file).flatMap((prose) =>
    [...prose.text.matchAll(WORD)].map(({0: word, index}) => ({
      word: word.replaceAll('’', "'").replace(/'s$/u, ''),
      file: file.file,
      line: lineAt(prose, index),
    })),
  );
}
