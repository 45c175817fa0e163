import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';

/** A text that the reader gives to a tool. */
export interface BenchFile {
  readonly name: string;
  readonly text: string;
}

/** Everything that a run depends on. */
export interface BenchInput<Settings> {
  readonly files: readonly BenchFile[];
  readonly settings: Settings;
}

/** Input with a name, which links can refer to. */
export interface Example<Settings> extends BenchInput<Settings> {
  /** Part of addresses: `?example=<id>`. */
  readonly id: string;
  readonly name: string;
}

/** The content of an address for a bench. */
export type Addressed<Settings> =
  | {readonly kind: 'none'}
  | {readonly kind: 'example'; readonly example: Example<Settings>}
  | {readonly kind: 'input'; readonly input: BenchInput<Settings>}
  /** It has a state that is damaged or for another bench. */
  | {readonly kind: 'unreadable'};

/** Longest link to make, in characters after the number sign; browsers and chats cut longer ones. */
const LINK_MAX_CHARS = 8000;
/** Most bytes of a link before compression, also when unpacking: a small link can contain a very large text of one letter. */
const UNPACKED_MAX_BYTES = 100_000;
/** Bytes of a longer text to test whether it may fit. */
const PROBED_BYTES = 24_000;
const PREFIX = '#bench=';

/**
 * Query and hash of a link to an input: an example by its id, else the whole input, compressed, after the number sign, which browsers
 * never send.
 *
 * @returns undefined when the link would be too long.
 */
export function composeAddress<Settings>(
  input: BenchInput<Settings>,
  examples: readonly Example<Settings>[],
): string | undefined {
  // Before serialising: this runs with every key.
  if (input.files.reduce((sum, file) => sum + file.text.length, 0) > UNPACKED_MAX_BYTES) {
    return undefined;
  }
  const text = JSON.stringify([
    input.files.map(({name, text: body}) => [name, body]),
    input.settings,
  ]);
  const example = examples.find(
    ({files, settings}) =>
      JSON.stringify([files.map(({name, text: body}) => [name, body]), settings]) === text,
  );
  if (example !== undefined) {
    return `?example=${example.id}`;
  }
  const bytes = strToU8(text);
  if (bytes.length > UNPACKED_MAX_BYTES || !mayFit(bytes)) {
    return undefined;
  }
  const hash = `${PREFIX}${toBase64Url(deflateSync(bytes, {level: 9}))}`;
  return hash.length > LINK_MAX_CHARS ? undefined : hash;
}

/**
 * Reads the content of an address.
 *
 * @param address query and hash.
 * @param isInput whether a bench accepts files of these names, and these settings.
 */
export function readAddress<Settings>(
  address: string,
  examples: readonly Example<Settings>[],
  readInput: (names: readonly string[], settings: unknown) => Settings | undefined,
): Addressed<Settings> {
  const hashAt = address.indexOf('#');
  const hash = hashAt === -1 ? '' : address.slice(hashAt);
  if (hash.startsWith(PREFIX)) {
    const input = unpack(hash.slice(PREFIX.length), readInput);
    return input === undefined ? {kind: 'unreadable'} : {kind: 'input', input};
  }
  const id = new URLSearchParams(hashAt === -1 ? address : address.slice(0, hashAt)).get('example');
  if (id === null) {
    return {kind: 'none'};
  }
  const example = examples.find((candidate) => candidate.id === id);
  return example === undefined ? {kind: 'unreadable'} : {kind: 'example', example};
}

function unpack<Settings>(
  data: string,
  readInput: (names: readonly string[], settings: unknown) => Settings | undefined,
): BenchInput<Settings> | undefined {
  try {
    const bytes = inflateSync(fromBase64Url(data), {out: new Uint8Array(UNPACKED_MAX_BYTES)});
    const value: unknown = JSON.parse(strFromU8(bytes));
    if (!Array.isArray(value) || !Array.isArray(value[0])) {
      return undefined;
    }
    const [entries, rest]: readonly unknown[] = value;
    const files = Array.isArray(entries) ? entries.map(readFile) : [];
    if (!files.every((file) => file !== undefined)) {
      return undefined;
    }
    const settings = readInput(
      files.map(({name}) => name),
      rest,
    );
    return settings === undefined ? undefined : {files, settings};
  } catch {
    return undefined;
  }
}

function readFile(entry: unknown): BenchFile | undefined {
  if (!Array.isArray(entry)) {
    return undefined;
  }
  const [name, text]: readonly unknown[] = entry;
  return typeof name === 'string' && typeof text === 'string' ? {name, text} : undefined;
}

/** Whether compressing the whole text is worthwhile: it takes long when little repeats, and happens with every key. */
function mayFit(bytes: Uint8Array): boolean {
  // A link stores three bytes in four characters, which leaves a third of room for savings that only the whole text allows.
  return (
    bytes.length <= PROBED_BYTES ||
    deflateSync(bytes.subarray(0, PROBED_BYTES), {level: 9}).length <= LINK_MAX_CHARS
  );
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (sign) => sign.codePointAt(0) ?? 0,
  );
}
