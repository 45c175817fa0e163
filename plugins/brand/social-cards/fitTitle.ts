import type {Unit} from './splitUnits';

export interface TitleBox {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, largest first, in pixels. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
  /** Distance of two baselines, in em. */
  readonly leading: number;
}

export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Width of a text in em. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** Every text that `fitTitle` may ask the width of. */
export function listMeasured(units: readonly Unit[]): readonly string[] {
  return [...new Set([' ', ELLIPSIS, ...units.flatMap(({text, pieces}) => [text, ...pieces])])];
}

/**
 * The largest size in which a title fits its box without a broken word, with lines of about the same length. The smallest size
 * breaks words that are wider than a line, and ends in an ellipsis when nothing else helps.
 */
export function fitTitle(units: readonly Unit[], box: TitleBox, measure: Measure): FittedTitle {
  for (const size of box.sizes) {
    const limit = box.width / size;
    const lines = breakLines(units, limit, measure);
    const isWhole = units.every(({text}) => measure(text) <= limit);
    if (isWhole && lines.length <= linesIn(box, size)) {
      return {size, lines: toTexts(balance(units, lines.length, limit, measure))};
    }
  }
  const size = box.sizes.at(-1) ?? 1;
  const limit = box.width / size;
  const pieces = units.flatMap((unit) => (measure(unit.text) <= limit ? [unit] : breakWord(unit)));
  const count = linesIn(box, size);
  const lines = breakLines(pieces, limit, measure);
  return lines.length <= count
    ? {size, lines: toTexts(balance(pieces, lines.length, limit, measure))}
    : {size, lines: clip(lines.slice(0, count), limit, measure)};
}

function linesIn({height, leading, maxLines}: TitleBox, size: number): number {
  return Math.min(maxLines, Math.max(1, Math.floor(height / (size * leading))));
}

function breakWord({pieces, hasSpace}: Unit): readonly Unit[] {
  return pieces.map((text, index) => ({
    text,
    hasSpace: hasSpace && index === 0,
    pieces: [text],
  }));
}

/** As many units on each line as it holds. */
function breakLines(
  units: readonly Unit[],
  limit: number,
  measure: Measure,
): readonly (readonly Unit[])[] {
  const lines: Unit[][] = [];
  let width = 0;
  for (const unit of units) {
    const line = lines.at(-1);
    const own = measure(unit.text);
    const wanted = width + (unit.hasSpace ? measure(' ') : 0) + own;
    if (line === undefined || wanted > limit) {
      lines.push([unit]);
      width = own;
    } else {
      line.push(unit);
      width = wanted;
    }
  }
  return lines;
}

interface Split {
  readonly cost: number;
  readonly lines: readonly (readonly Unit[])[];
}

/** Of all ways to fill `count` lines, the one with the smallest sum of squared widths: no line much longer than the others. */
function balance(
  units: readonly Unit[],
  count: number,
  limit: number,
  measure: Measure,
): readonly (readonly Unit[])[] {
  /** Best way so far to place as many units as the index says. */
  let splits: (Split | undefined)[] = [{cost: 0, lines: []}];
  for (let line = 0; line < count; line += 1) {
    const next: (Split | undefined)[] = [];
    for (const [start, split] of splits.entries()) {
      if (split === undefined) {
        continue;
      }
      let width = 0;
      for (let end = start; end < units.length; end += 1) {
        const {text = '', hasSpace = false} = units[end] ?? {};
        width += measure(text) + (hasSpace && end > start ? measure(' ') : 0);
        if (width > limit && end > start) {
          break;
        }
        const cost = split.cost + width ** 2;
        if (cost < (next[end + 1]?.cost ?? Infinity)) {
          next[end + 1] = {cost, lines: [...split.lines, units.slice(start, end + 1)]};
        }
      }
    }
    splits = next;
  }
  return splits[units.length]?.lines ?? breakLines(units, limit, measure);
}

function clip(
  lines: readonly (readonly Unit[])[],
  limit: number,
  measure: Measure,
): readonly string[] {
  const last = [...(lines.at(-1) ?? [])];
  const widthOf = (units: readonly Unit[]): number =>
    units.reduce(
      (sum, {text, hasSpace}, index) =>
        sum + measure(text) + (hasSpace && index > 0 ? measure(' ') : 0),
      measure(ELLIPSIS),
    );
  while (last.length > 1 && widthOf(last) > limit) {
    last.pop();
  }
  return [...toTexts(lines.slice(0, -1)), `${toTexts([last]).join('')}${ELLIPSIS}`];
}

function toTexts(lines: readonly (readonly Unit[])[]): readonly string[] {
  return lines.map((units) =>
    units.map(({text, hasSpace}, index) => (hasSpace && index > 0 ? ` ${text}` : text)).join(''),
  );
}
