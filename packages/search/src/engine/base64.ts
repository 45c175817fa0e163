/** Arguments of one call; engines have a limit. */
const CHUNK = 0x80_00;

/** Bytes as text that may stand in JSON. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return btoa(text);
}

/** @throws DOMException where the text is no Base64. */
export function fromBase64(text: string): Uint8Array {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) {
    bytes[index] = binary.charCodeAt(index);
  }
  return bytes;
}

/** Text as Base64 with the letters that may stand in an address. */
export function toBase64Url(text: string): string {
  return toBase64(new TextEncoder().encode(text))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

/**
 * The text that `toBase64Url` was given.
 *
 * @throws DOMException where it is no Base64, TypeError where its bytes are no UTF-8.
 */
export function fromBase64Url(text: string): string {
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
}
