import type {Piece} from './highlight';

/** Pieces by line; a line has its line break, as far as the code has one. */
export function splitLines(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  for (const {text, ...rest} of pieces) {
    for (const part of text.split(/(?<=\n)/u)) {
      lines.at(-1)?.push({...rest, text: part});
      if (part.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines;
}
