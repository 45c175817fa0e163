const BYTE_ORDER_MARKS = [
  {encoding: 'utf-16le', bytes: [0xff, 0xfe]},
  {encoding: 'utf-16be', bytes: [0xfe, 0xff]},
] as const;

/**
 * Text of an XML file: UTF-8, or UTF-16 as some tools for Windows write it.
 *
 * @returns undefined for bytes that are no text in that encoding.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const mark = BYTE_ORDER_MARKS.find((candidate) =>
    candidate.bytes.every((byte, index) => bytes[index] === byte),
  );
  try {
    return new TextDecoder(mark?.encoding ?? 'utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
