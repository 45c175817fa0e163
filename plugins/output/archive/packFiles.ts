import {type Zippable, zip} from 'fflate';

/** Already compressed; a second time only takes time. */
const PACKED = /\.(?:avif|webp|png|jpe?g|woff2|mp4|webm|zip)$/u;
/** The earliest that the format knows, in local time, as it has no zones: the same bytes everywhere. */
const TIME = new Date(1980, 0, 1);

/**
 * A ZIP archive; the same files give the same bytes.
 *
 * @param folder name of the one folder that holds all files, so that unpacking scatters nothing.
 */
export async function packFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const entries: Zippable = {};
  for (const [name, content] of [...files].toSorted(([one], [two]) => (one < two ? -1 : 1))) {
    entries[`${folder}/${name}`] = [content, {level: PACKED.test(name) ? 0 : 9, mtime: TIME}];
  }
  return new Promise((resolve, reject) => {
    zip(entries, (error, packed) => {
      if (error === null) {
        resolve(packed);
      } else {
        reject(error);
      }
    });
  });
}
