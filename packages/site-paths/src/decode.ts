/**
 * Decodes a part of an address.
 *
 * @returns undefined where it is not encoded correctly, such as `50%`: readers, other sites and authors can write anything.
 */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
