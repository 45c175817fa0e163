import {gzipSync} from 'node:zlib';

const BLOCK_BYTES = 512;
const CHECKSUM_START = 148;
const CHECKSUM_BYTES = 8;

/** A package as `npm pack` makes it: a gzipped tar with the files below `package/`. */
export function buildTarball(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, body]) => {
    const content = Buffer.from(body);
    const padding = Buffer.alloc((BLOCK_BYTES - (content.length % BLOCK_BYTES)) % BLOCK_BYTES);
    return [buildHeader(`package/${name}`, content.length), content, padding];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(BLOCK_BYTES * 2)]));
}

function buildHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.fill(' ', CHECKSUM_START, CHECKSUM_START + CHECKSUM_BYTES);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM_START);
  return header;
}
