import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {inflateSync} from 'node:zlib';

/** Fields of the WOFF 1.0 file format (W3C), as offsets in bytes. */
const WOFF = {signature: 0x77_4f_46_46, flavour: 4, tableCount: 12, directory: 44, entry: 20};
const SFNT = {header: 12, entry: 16, alignment: 4};

/**
 * The font inside a WOFF file, table by table: shapers read plain OpenType only.
 *
 * @throws Error when the bytes are not a WOFF 1.0 file.
 */
function woffToSfnt(woff: Buffer): Uint8Array {
  if (woff.readUInt32BE(0) !== WOFF.signature) {
    throw new Error('The font is no WOFF 1.0 file. Choose a file that ends in .woff.');
  }
  const tables = readTables(woff);
  const start = SFNT.header + SFNT.entry * tables.length;
  const size = tables.reduce((sum, {data}) => sum + align(data.length), start);
  const sfnt = Buffer.alloc(size);
  sfnt.writeUInt32BE(woff.readUInt32BE(WOFF.flavour), 0);
  sfnt.writeUInt16BE(tables.length, 4);
  let offset = start;
  for (const [index, {tag, checksum, data}] of tables.entries()) {
    const entry = SFNT.header + SFNT.entry * index;
    sfnt.writeUInt32BE(tag, entry);
    sfnt.writeUInt32BE(checksum, entry + 4);
    sfnt.writeUInt32BE(offset, entry + 8);
    sfnt.writeUInt32BE(data.length, entry + 12);
    data.copy(sfnt, offset);
    offset += align(data.length);
  }
  return sfnt;
}

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

function readTables(woff: Buffer): Table[] {
  return Array.from({length: woff.readUInt16BE(WOFF.tableCount)}, (_, index) => {
    const entry = WOFF.directory + WOFF.entry * index;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.readUInt32BE(entry),
      checksum: woff.readUInt32BE(entry + 16),
      data: packedLength < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
    };
  });
}

function align(length: number): number {
  return Math.ceil(length / SFNT.alignment) * SFNT.alignment;
}

/** Weight of a face: headings and names, or the lines next to them. */
export type Weight = 'medium' | 'semibold';

/** A face as the shaper receives it. */
export interface FontFile {
  readonly weight: Weight;
  /** TrueType or OpenType. */
  readonly bytes: Uint8Array;
}

/** In order of preference; the same bytes on each machine, because they come from packages, not from the system. */
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
