import {inflateSync} from 'node:zlib';

/** Fields of the WOFF 1.0 file format (W3C), as offsets in bytes. */
const WOFF = {signature: 0x77_4f_46_46, flavour: 4, tableCount: 12, directory: 44, entry: 20};
const SFNT = {header: 12, entry: 16, alignment: 4};

/**
 * The font inside a WOFF file, table by table: shapers read plain OpenType only.
 *
 * @throws Error when the bytes are no WOFF 1.0 file.
 */
export function woffToSfnt(woff: Buffer): Uint8Array {
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
