import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';

const BLOCK_BYTES = 512;
const CHECKSUM_START = 148;
const CHECKSUM_BYTES = 8;

/** One entry of an archive; nothing about it is checked, so that it can lie. */
export interface TarEntry {
  readonly name: string;
  readonly body?: string | Buffer;
  /** `0` is a file, `1` and `2` are links, `x` is a pax header. */
  readonly type?: string;
  readonly link?: string;
  /** What the header says, in octal; the body's own size by default. */
  readonly size?: string;
  /** Whether the header's sum is right. */
  readonly isBroken?: boolean;
}

/** A package as `npm pack` makes it: a gzipped tar with the files below `package/`. */
export function buildTarball(files: Readonly<Record<string, string>>): Buffer {
  return buildArchive(
    Object.entries(files).map(([name, body]) => ({name: `package/${name}`, body})),
  );
}

/** A gzipped tar of any entries. */
export function buildArchive(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap((entry) => {
    const content = Buffer.from(entry.body ?? '');
    const padding = Buffer.alloc((BLOCK_BYTES - (content.length % BLOCK_BYTES)) % BLOCK_BYTES);
    return [buildHeader(entry, content.length), content, padding];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(BLOCK_BYTES * 2)]));
}

function buildHeader(
  {name, type = '0', link = '', size, isBroken = false}: TarEntry,
  length: number,
): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size ?? length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.fill(' ', CHECKSUM_START, CHECKSUM_START + CHECKSUM_BYTES);
  header.write(type, 156);
  header.write(link, 157, 100);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0) + Number(isBroken);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM_START);
  return header;
}

/** What a package document says about an archive. */
export function integrityOf(archive: string | Buffer, algorithm = 'sha512'): string {
  return `${algorithm}-${createHash(algorithm).update(archive).digest('base64')}`;
}
