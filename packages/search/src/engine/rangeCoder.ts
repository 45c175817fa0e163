/** Chances of one kind of yes-or-no decision, one for each context; they learn as they are used. Two speeds are averaged. */
export class BitModel {
  readonly fast: Uint16Array;
  readonly slow: Uint16Array;

  constructor(contexts: number) {
    this.fast = new Uint16Array(contexts).fill(HALF);
    this.slow = new Uint16Array(contexts).fill(HALF);
  }

  /** Share of `0`, in parts of `1 << CHANCE_BITS`; never none, never all. */
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

/** Writes decisions into as few bytes as their chances allow (the range coder of LZMA). */
export class RangeEncoder {
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

  /** A decision without a model, both ways equally likely. */
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

/** Reads what `RangeEncoder` wrote, in the same order, with models in the same state. Reads zeros after the end. */
export class RangeDecoder {
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
