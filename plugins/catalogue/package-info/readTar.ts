import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import {messageOf} from '../../../src/lib/packageInfo/errors';

export interface TarLimits {
  /** Of the unpacked archive. */
  readonly maxBytes: number;
  /** Files, folders and links together. */
  readonly maxEntries: number;
  /** Folders below each other. */
  readonly maxDepth: number;
}

export interface TarFile {
  /** As the archive has it, with `/`; the root folder of packages included. */
  readonly name: string;
  readonly body: Buffer;
}

const BLOCK_BYTES = 512;
const NAME = {start: 0, end: 100};
const SIZE = {start: 124, end: 136};
const CHECKSUM = {start: 148, end: 156};
const TYPE_OFFSET = 156;
const MAGIC = {start: 257, end: 263};
const PREFIX = {start: 345, end: 500};
const SPACE = 32;
const OCTAL = 8;

/**
 * The plain files of a gzipped tar archive (POSIX ustar and pax, long names of GNU). Nothing is written to the disk, so that no name and no
 * link can lead anywhere; links, devices and whatever else is not a file are counted and left out.
 *
 * @throws Error with a sentence for whatever is not such an archive, or is larger than the limits.
 */
export async function readTar(
  archive: Uint8Array,
  {maxBytes, maxEntries, maxDepth}: TarLimits,
): Promise<readonly TarFile[]> {
  const tar = await unzip(archive, maxBytes);
  const files: TarFile[] = [];
  let longName: string | undefined;
  let entries = 0;
  for (let offset = 0; offset + BLOCK_BYTES <= tar.length;) {
    const header = tar.subarray(offset, offset + BLOCK_BYTES);
    if (header.every((byte) => byte === 0)) {
      return files;
    }
    const {type, size, shortName} = readHeader(header, offset);
    const start = offset + BLOCK_BYTES;
    if (start + size > tar.length) {
      throw new Error(`The archive ends in the middle of "${shortName}"`);
    }
    const body = tar.subarray(start, start + size);
    offset = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    if (type === 'x' || type === 'L') {
      longName = type === 'x' ? readPaxName(body) : readText(body);
      continue;
    }
    entries += 1;
    const name = longName ?? shortName;
    longName = undefined;
    if (entries > maxEntries) {
      throw new Error(`The archive holds more than ${maxEntries} files`);
    }
    if (name.split('/').length - 1 > maxDepth) {
      throw new Error(`The archive has more than ${maxDepth} folders below each other`);
    }
    if (type === '0') {
      files.push({name, body});
    }
  }
  return files;
}

async function unzip(archive: Uint8Array, maxBytes: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(archive, {maxOutputLength: maxBytes});
  } catch (error) {
    throw error instanceof RangeError
      ? new Error(`The archive is larger than ${maxBytes} bytes`, {cause: error})
      : new Error(`The archive cannot be unpacked (${messageOf(error)})`, {cause: error});
  }
}

function readHeader(header: Buffer, offset: number) {
  const sum = header.reduce(
    (total, byte, at) => total + (at >= CHECKSUM.start && at < CHECKSUM.end ? SPACE : byte),
    0,
  );
  if (readNumber(header, CHECKSUM) !== sum) {
    throw new Error(`The archive has no valid entry at byte ${offset}`);
  }
  const size = readNumber(header, SIZE);
  if (!Number.isSafeInteger(size)) {
    throw new Error(`The archive has an entry without a size at byte ${offset}`);
  }
  const isPosix = header.toString('latin1', MAGIC.start, MAGIC.end) === 'ustar\0';
  const parts = [isPosix ? readField(header, PREFIX) : '', readField(header, NAME)];
  // Archives of the time before POSIX leave the type of files out; 7 is a file that should lie in one piece.
  const type = header.toString('latin1', TYPE_OFFSET, TYPE_OFFSET + 1).replace(/[\0]|7/u, '0');
  return {type, size, shortName: parts.filter((part) => part !== '').join('/')};
}

function readField(header: Buffer, {start, end}: {start: number; end: number}): string {
  return readText(header.subarray(start, end));
}

function readText(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? bytes.length : end);
}

/** NaN for what is not octal; sizes from 8 GiB on, which are written otherwise, are above every limit. */
function readNumber(header: Buffer, field: {start: number; end: number}): number {
  const text = readField(header, field).trim();
  return /^[0-7]+$/u.test(text) ? Number.parseInt(text, OCTAL) : Number.NaN;
}

/** `path` of a pax header, which is lines of the form `<length> <key>=<value>`. */
function readPaxName(body: Buffer): string | undefined {
  let name: string | undefined;
  for (let at = 0; at < body.length;) {
    const {length} =
      /^(?<length>\d{1,9}) /u.exec(body.toString('latin1', at, at + 10))?.groups ?? {};
    const end = at + Number(length);
    if (length === undefined || end <= at || end > body.length) {
      throw new Error('The archive has a pax header that cannot be read');
    }
    const record = body.toString('utf8', at + length.length + 1, end - 1);
    name = /^path=(?<name>[^]*)$/u.exec(record)?.groups?.name ?? name;
    at = end;
  }
  return name;
}
