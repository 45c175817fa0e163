import {toolSlug} from '../../../src/lib/catalogue/toolSlug';
import type {Mark} from '../../../src/lib/contracts/mark';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import {BRAND_VARIANTS, type BrandVariant} from '../../../src/data/pressKit';
import {paletteHex} from '../../../src/data/shades';
import {drawMark, GRID_UNITS, type MarkColours, wrapSvg} from './drawSvg';
import type {OutlinedText} from './outlineText';
import type {Asset} from './writeAssets';

const SVG_PX = 240;
const PNG_PX = 1024;
const WORDMARK_SCALE = 0.13;
const WORDMARK_GAP_UNITS = 4;
/** Lifts the baseline so that the capitals stand in the middle of the mark, in units of the mark's grid. */
const WORDMARK_BASELINE_UNITS = 16.6;

export interface PressKitInput {
  readonly brandMark: Mark;
  readonly wordmark: OutlinedText;
  readonly tools: readonly ToolFacts[];
  readonly marks: Readonly<Record<string, Mark>>;
}

/** Every file of the press kit, SVG with a PNG of 1024 pixels beside it (RTE-2). */
export function composePressKit(input: PressKitInput): readonly Asset[] {
  const {tools, marks} = input;
  return [
    ...BRAND_VARIANTS.map((variant) => composeBrandFile(variant, input)),
    ...tools.map(({key, primaryColor}) =>
      composeMarkFile(`press-kit/tools/${toolSlug(key)}.svg`, markOf(marks, key), {
        ink: paletteHex('text', 'light'),
        accent: primaryColor,
      }),
    ),
  ];
}

function composeBrandFile({file, colours, hasWordmark}: BrandVariant, input: PressKitInput): Asset {
  const {brandMark, wordmark} = input;
  const theme = colours === 'dark' ? 'dark' : 'light';
  const ink = paletteHex('text', theme);
  const accent = colours === 'single' ? ink : paletteHex('accent', theme);
  const path = `press-kit/brand/${file}.svg`;
  if (!hasWordmark) {
    return composeMarkFile(path, brandMark, {ink, accent});
  }
  const start = GRID_UNITS + WORDMARK_GAP_UNITS;
  const width = start + wordmark.width * WORDMARK_SCALE;
  const content = `${drawMark(brandMark, {ink, accent})}<g transform="translate(${start} ${WORDMARK_BASELINE_UNITS}) scale(${WORDMARK_SCALE})"><path d="${wordmark.d}" fill="${ink}"/></g>`;
  const scale = SVG_PX / GRID_UNITS;
  return {
    path,
    text: wrapSvg(content, {
      width: Math.round(width * scale),
      height: SVG_PX,
      viewBox: `0 0 ${width.toFixed(2)} ${GRID_UNITS}`,
    }),
    pngWidth: PNG_PX * 2,
  };
}

function composeMarkFile(path: string, mark: Mark, colours: MarkColours): Asset {
  const viewBox = `0 0 ${GRID_UNITS} ${GRID_UNITS}`;
  return {
    path,
    text: wrapSvg(drawMark(mark, colours), {width: SVG_PX, height: SVG_PX, viewBox}),
    pngWidth: PNG_PX,
  };
}

function markOf(marks: Readonly<Record<string, Mark>>, key: string): Mark {
  const mark = marks[key];
  if (mark === undefined) {
    throw new Error(`"${key}" has no mark. Draw one in src/data/toolMarks.ts under the same key.`);
  }
  return mark;
}
