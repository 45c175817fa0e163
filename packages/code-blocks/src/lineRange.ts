/** Lines from the first to the last, both included, from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

const RANGE = /^(?<first>[1-9]\d{0,5})(?:-(?<last>[1-9]\d{0,5}))?$/u;

/** Reads `2,4-6`; undefined for anything else, and for a range that ends before it starts. */
export function parseRanges(text: string): readonly LineRange[] | undefined {
  const ranges = text.split(',').flatMap((part) => {
    const {first, last} = RANGE.exec(part.trim())?.groups ?? {};
    const range = {first: Number(first), last: Number(last ?? first)};
    return range.first <= range.last ? [range] : [];
  });
  return ranges.length === text.split(',').length ? ranges : undefined;
}

/** Whether a line is in one of the ranges. */
export function inRanges(line: number, ranges: readonly LineRange[]): boolean {
  return ranges.some(({first, last}) => first <= line && line <= last);
}
