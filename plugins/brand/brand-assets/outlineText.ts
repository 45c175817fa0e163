import {createRequire} from 'node:module';
import {readFile} from 'node:fs/promises';
import {parse} from 'opentype.js';

const FONT_FILE = '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff';
const DECIMALS = 2;

export interface OutlinedText {
  /** Path data with the baseline at 0 and the text starting at 0. */
  readonly d: string;
  /** Advance width, in the units of `d`. */
  readonly width: number;
}

/**
 * Text as an outline in the heading face, so that a logo looks the same where the face is not installed (RTE-2).
 *
 * @param size font size, in the units of the result.
 */
export async function outlineText(text: string, size = 100): Promise<OutlinedText> {
  const file = await readFile(createRequire(__filename).resolve(FONT_FILE));
  const font = parse(new Uint8Array(file).buffer);
  return {
    d: font.getPath(text, 0, 0, size).toPathData(DECIMALS),
    width: font.getAdvanceWidth(text, size),
  };
}
