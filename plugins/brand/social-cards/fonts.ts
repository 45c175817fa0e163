import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {woffToSfnt} from './woffToSfnt';

/** Of a face: headings and names, or lines beside them. */
export type Weight = 'medium' | 'semibold';

/** A face as the shaper gets it. */
export interface FontFile {
  readonly weight: Weight;
  /** TrueType or OpenType. */
  readonly bytes: Uint8Array;
}

/** In order of preference; the same bytes on each machine, because they are packages and not the system's fonts. */
const FILES = [
  [
    'medium',
    [
      '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
      '@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff',
      '@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf',
      '@expo-google-fonts/ibm-plex-sans-jp/500Medium/IBMPlexSansJP_500Medium.ttf',
    ],
  ],
  [
    'semibold',
    [
      '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
      '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff',
      '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
      '@expo-google-fonts/ibm-plex-sans-jp/600SemiBold/IBMPlexSansJP_600SemiBold.ttf',
    ],
  ],
] as const satisfies readonly (readonly [Weight, readonly string[]])[];

/** Reads every face of the cards: Latin, Arabic and Japanese in two weights. */
export async function readFonts(): Promise<readonly FontFile[]> {
  const {resolve} = createRequire(__filename);
  const lists = await Promise.all(
    FILES.map(([weight, names]) =>
      Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(resolve(name));
          return {weight, bytes: name.endsWith('.woff') ? woffToSfnt(bytes) : bytes};
        }),
      ),
    ),
  );
  return lists.flat();
}

/** The same for the same bytes, hexadecimal. */
export function hashFonts(fonts: readonly FontFile[]): string {
  const hash = createHash('sha256');
  for (const {weight, bytes} of fonts) {
    hash.update(weight).update(bytes);
  }
  return hash.digest('hex');
}
