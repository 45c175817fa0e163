/**
 * Kept files that no kept page needs any more: an update leaves them behind. A page names its scripts and styles; a script names further
 * ones by the hash in their names.
 *
 * @param files kept, by address; with their text where it may name others, else with an empty one.
 * @param pages texts of the kept pages.
 * @returns addresses.
 */
export function findUnused(
  files: ReadonlyMap<string, string>,
  pages: readonly string[],
): readonly string[] {
  const unused = new Set(files.keys());
  const texts = [...pages];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const address of unused) {
      if (isNamed(address, text)) {
        unused.delete(address);
        texts.push(files.get(address) ?? '');
      }
    }
  }
  return [...unused];
}

/** By its hash, or by its path where it has none. */
function isNamed(address: string, text: string): boolean {
  const path = new URL(address).pathname;
  const hash = /[-.](?<hash>[\da-f]{8})(?:[-./]|$)/u.exec(path)?.groups?.hash;
  return text.includes(hash ?? path);
}
