import {BitModel, type RangeDecoder, type RangeEncoder} from './rangeCoder';

/** Bits of the largest number there is. */
const LONGEST = 24;

/** Codes numbers from 0 on: their length in bits and their highest digit are learnt for each context, the rest is even. */
export class NumberModel {
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
