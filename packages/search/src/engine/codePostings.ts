import type {Postings} from './fieldIndex';

/** Probabilities of one kind of binary decision, one per context; they adapt as they are used. Averages two rates of adaptation. */
class BitModel {
  readonly fast: Uint16Array;
  readonly slow: Uint16Array;

  constructor(contexts: number) {
    this.fast = new Uint16Array(contexts).fill(HALF);
    this.slow = new Uint16Array(contexts).fill(HALF);
  }

  /** Probability of `0`, in parts of `1 << CHANCE_BITS`; never 0 or 1. */
  chance(context: number): number {
    return (((this.fast[context] ?? HALF) + (this.slow[context] ?? HALF)) >>> 5) | 1;
  }

  learn(context: number, bit: number): void {
    const fast = this.fast[context] ?? HALF;
    const slow = this.slow[context] ?? HALF;
    if (bit === 0) {
      this.fast[context] = fast + ((TOP - fast) >>> 4);
      this.slow[context] = slow + ((TOP - slow) >>> 7);
    } else {
      this.fast[context] = fast - (fast >>> 4);
      this.slow[context] = slow - (slow >>> 7);
    }
  }
}

const HALF = 0x80_00;
const TOP = 0xff_ff;
const CHANCE_BITS = 12;
const SMALLEST_RANGE = 0x1_00_00_00;
const WORD = 0x1_00_00_00_00;

/** Writes decisions into as few bytes as their probabilities allow (the range coder of LZMA). */
class RangeEncoder {
  private low = 0;
  private range = WORD - 1;
  private pending = 0;
  private cache = 0;
  private isFirst = true;
  private readonly bytes: number[] = [];

  bit(model: BitModel, context: number, bit: number): void {
    const bound = (this.range >>> CHANCE_BITS) * model.chance(context);
    if (bit === 0) {
      this.range = bound;
    } else {
      this.low += bound;
      this.range -= bound;
    }
    model.learn(context, bit);
    this.normalise();
  }

  /** A decision without a model, both outcomes equally likely. */
  evenBit(bit: number): void {
    this.range = this.range >>> 1;
    this.low += bit === 0 ? 0 : this.range;
    this.normalise();
  }

  finish(): Uint8Array {
    for (let index = 0; index < 5; index += 1) {
      this.shift();
    }
    return Uint8Array.from(this.bytes);
  }

  private normalise(): void {
    while (this.range < SMALLEST_RANGE) {
      this.range = (this.range * 256) % WORD;
      this.shift();
    }
  }

  private shift(): void {
    if (this.low < 0xff_00_00_00 || this.low >= WORD) {
      const carry = this.low >= WORD ? 1 : 0;
      if (!this.isFirst) {
        this.bytes.push((this.cache + carry) & 0xff);
      }
      this.isFirst = false;
      for (; this.pending > 0; this.pending -= 1) {
        this.bytes.push((0xff + carry) & 0xff);
      }
      this.cache = Math.floor(this.low / SMALLEST_RANGE) & 0xff;
    } else {
      this.pending += 1;
    }
    this.low = (this.low % SMALLEST_RANGE) * 256;
  }
}

/** Reads what `RangeEncoder` wrote, in the same order, with models in the same state. Reads zeros past the end. */
class RangeDecoder {
  private range = WORD - 1;
  private code = 0;
  private place = 0;

  constructor(private readonly bytes: Uint8Array) {
    for (let index = 0; index < 4; index += 1) {
      this.code = ((this.code << 8) | this.next()) >>> 0;
    }
  }

  bit(model: BitModel, context: number): number {
    const bound = (this.range >>> CHANCE_BITS) * model.chance(context);
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) {
      this.range = bound;
    } else {
      this.code -= bound;
      this.range -= bound;
    }
    model.learn(context, bit);
    this.normalise();
    return bit;
  }

  evenBit(): number {
    this.range = this.range >>> 1;
    const bit = this.code < this.range ? 0 : 1;
    this.code -= bit === 0 ? 0 : this.range;
    this.normalise();
    return bit;
  }

  private normalise(): void {
    while (this.range < SMALLEST_RANGE) {
      this.range = (this.range << 8) >>> 0;
      this.code = ((this.code << 8) | this.next()) >>> 0;
    }
  }

  private next(): number {
    const byte = this.bytes[this.place] ?? 0;
    this.place += 1;
    return byte;
  }
}

/** Arguments per call; engines have a limit. */
const CHUNK = 0x80_00;

/** Bytes as text that is safe in JSON. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return btoa(text);
}

/** @throws DOMException when the text is not Base64. */
export function fromBase64(text: string): Uint8Array {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) {
    bytes[index] = binary.charCodeAt(index);
  }
  return bytes;
}

/** Text as Base64 with characters that are safe in an address. */
export function toBase64Url(text: string): string {
  return toBase64(new TextEncoder().encode(text))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

/**
 * The text that `toBase64Url` was given.
 *
 * @throws DOMException when it is not Base64, TypeError when its bytes are not UTF-8.
 */
export function fromBase64Url(text: string): string {
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
}

/** Bits of the largest possible number. */
const LONGEST = 24;

/** Codes numbers from 0 up: length in bits and highest digit are learnt per context, the other digits count as equally likely. */
class NumberModel {
  private readonly lengths: BitModel;
  private readonly heads: BitModel;

  constructor(contexts: number) {
    this.lengths = new BitModel(contexts * LONGEST);
    this.heads = new BitModel(contexts * LONGEST);
  }

  write(encoder: RangeEncoder, context: number, value: number): void {
    const number = value + 1;
    const length = 31 - Math.clz32(number);
    const base = context * LONGEST;
    for (let bit = 0; bit < length; bit += 1) {
      encoder.bit(this.lengths, base + bit, 1);
    }
    encoder.bit(this.lengths, base + length, 0);
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      const digit = (number >>> bit) & 1;
      if (bit === length - 1) {
        encoder.bit(this.heads, base + length, digit);
      } else {
        encoder.evenBit(digit);
      }
    }
  }

  read(decoder: RangeDecoder, context: number): number {
    const base = context * LONGEST;
    let length = 0;
    while (length < LONGEST - 1 && decoder.bit(this.lengths, base + length) === 1) {
      length += 1;
    }
    let number = 1;
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      number =
        (number << 1) |
        (bit === length - 1 ? decoder.bit(this.heads, base + length) : decoder.evenBit());
    }
    return number - 1;
  }
}

/** Steps of a word's number of occurrences in a section: one, two, up to four, more. */
export const COUNT_STEPS = [1, 2, 3, 5] as const;

/** Classes of how common a word is, by powers of two. */
const FREQUENCIES = 16;
const GAPS = 3;

interface Models {
  readonly sizes: NumberModel;
  readonly gaps: NumberModel;
  readonly counts: BitModel;
}

function createModels(): Models {
  return {
    sizes: new NumberModel(1),
    gaps: new NumberModel(FREQUENCIES * GAPS),
    counts: new BitModel(FREQUENCIES * COUNT_STEPS.length),
  };
}

/** Step of a count, an index of `COUNT_STEPS`. */
export function stepOfCount(count: number): number {
  const next = COUNT_STEPS.findIndex((least) => least > count);
  return (next === -1 ? COUNT_STEPS.length : Math.max(1, next)) - 1;
}

/** Postings as bytes; the counts of the postings are steps of `COUNT_STEPS`. */
export function encodePostings({start, places, counts}: Postings): Uint8Array {
  const encoder = new RangeEncoder();
  const models = createModels();
  for (let word = 0; word + 1 < start.length; word += 1) {
    const from = start[word] ?? 0;
    const to = start[word + 1] ?? 0;
    const frequency = frequencyClass(to - from);
    models.sizes.write(encoder, 0, to - from);
    let last = -1;
    let gapClass = 0;
    for (let index = from; index < to; index += 1) {
      const place = places[index] ?? 0;
      const gap = place - last - 1;
      models.gaps.write(encoder, frequency * GAPS + gapClass, gap);
      gapClass = classOfGap(gap);
      last = place;
      const step = counts[index] ?? 0;
      const base = frequency * COUNT_STEPS.length;
      for (let bit = 0; bit < COUNT_STEPS.length - 1 && bit <= step; bit += 1) {
        encoder.bit(models.counts, base + bit, bit < step ? 1 : 0);
      }
    }
  }
  return encoder.finish();
}

/**
 * Reads what `encodePostings` wrote.
 *
 * @param words number of words.
 * @throws when the bytes cannot be such postings.
 */
export function decodePostings(bytes: Uint8Array, words: number, sections: number): Postings {
  const decoder = new RangeDecoder(bytes);
  const models = createModels();
  const start = new Uint32Array(words + 1);
  const places: number[] = [];
  const counts: number[] = [];
  for (let word = 0; word < words; word += 1) {
    const size = models.sizes.read(decoder, 0);
    if (size > sections) {
      throw new Error(
        'The search index is damaged: a word has more places than there are sections.',
      );
    }
    const frequency = frequencyClass(size);
    let last = -1;
    let gapClass = 0;
    for (let index = 0; index < size; index += 1) {
      const gap = models.gaps.read(decoder, frequency * GAPS + gapClass);
      gapClass = classOfGap(gap);
      last += gap + 1;
      if (last >= sections) {
        throw new Error('The search index is damaged: a place lies after the last section.');
      }
      let step = 0;
      while (
        step < COUNT_STEPS.length - 1 &&
        decoder.bit(models.counts, frequency * COUNT_STEPS.length + step) === 1
      ) {
        step += 1;
      }
      places.push(last);
      counts.push(step);
    }
    start[word + 1] = places.length;
  }
  return {start, places: Uint32Array.from(places), counts: Uint8Array.from(counts)};
}

function frequencyClass(size: number): number {
  return Math.min(FREQUENCIES - 1, 31 - Math.clz32(Math.max(1, size)));
}

function classOfGap(gap: number): number {
  return gap < 2 ? 0 : gap < 16 ? 1 : 2;
}
