import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {parse} from 'opentype.js';
import type {Theme} from '../../../src/family/data/palette';
import {BRAND_VARIANTS, type BrandVariant} from '../../../src/data/pressKit';
import {paletteHex} from '../../../src/data/shades';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import type {Mark, ToolFacts} from '../../../src/lib/contracts/tool';
import type {Asset} from './writeAssets';

/** Side of the grid that marks are drawn on, in units. */
export const GRID_UNITS = 24;
/** Line width of marks, in units. */
const STROKE_UNITS = 1.5;

export interface MarkColours {
  readonly ink: string;
  readonly accent: string;
}

/** The elements of a mark as SVG text, in the mark's own units. */
export function drawMark(mark: Mark, colours: MarkColours): string {
  return mark.paths
    .map(({d, tone = 'ink', isFilled = false}) =>
      isFilled
        ? `<path d="${d}" fill="${colours[tone]}"/>`
        : `<path d="${d}" fill="none" stroke="${colours[tone]}" stroke-width="${STROKE_UNITS}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}

/** A whole SVG document. Width and height are in pixels, the view box in the units of the content. */
export function wrapSvg(
  content: string,
  {width, height, viewBox}: {width: number; height: number; viewBox: string},
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>\n`;
}

const FONT_FILE = '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff';
const DECIMALS = 2;

interface OutlinedText {
  /** Path data with the baseline at 0 and the text starting at 0. */
  readonly d: string;
  /** Advance width, in the units of `d`. */
  readonly width: number;
}

/**
 * Text as an outline in the heading face, so that a logo looks the same where the face is not installed (RTE-2).
 *
 * @param size font size, in the units of the result.
 */
export async function outlineText(text: string, size = 100): Promise<OutlinedText> {
  const file = await readFile(createRequire(__filename).resolve(FONT_FILE));
  const font = parse(new Uint8Array(file).buffer);
  return {
    d: font.getPath(text, 0, 0, size).toPathData(DECIMALS),
    width: font.getAdvanceWidth(text, size),
  };
}

/** Below the site's base address. */
export const DEFAULT_CARD = 'img/social-card.png';

const CARD_WIDTH_PX = 1200;
const CARD_HEIGHT_PX = 630;

/** The card for pages without one of their own: mark and name on the light background, 1200 by 630 pixels. */
export function composeSocialCard(mark: Mark, wordmark: OutlinedText): Asset {
  const ink = paletteHex('text', 'light');
  const accent = paletteHex('accent', 'light');
  const border = paletteHex('border', 'light');
  const content = [
    `<rect width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}" fill="${paletteHex('background', 'light')}"/>`,
    `<rect width="${CARD_WIDTH_PX}" height="8" fill="${accent}"/>`,
    `<path d="M96 470H1104" stroke="${border}" stroke-width="2"/>`,
    `<g transform="translate(84 196) scale(8)">${drawMark(mark, {ink, accent})}</g>`,
    `<g transform="translate(316 326) scale(1.12)"><path d="${wordmark.d}" fill="${ink}"/></g>`,
    [96, 264, 432].map((x) => `<circle cx="${x}" cy="470" r="9" fill="${accent}"/>`).join(''),
  ].join('');
  return {
    path: 'img/social-card.svg',
    text: wrapSvg(content, {
      width: CARD_WIDTH_PX,
      height: CARD_HEIGHT_PX,
      viewBox: `0 0 ${CARD_WIDTH_PX} ${CARD_HEIGHT_PX}`,
    }),
    isPngOnly: true,
    pngWidth: CARD_WIDTH_PX,
    pngPath: DEFAULT_CARD,
  };
}

const SVG_PX = 240;
const PNG_PX = 1024;
const WORDMARK_SCALE = 0.13;
const WORDMARK_GAP_UNITS = 4;
/** Raises the baseline so that capitals are vertically centred on the mark, in units of the mark's grid. */
const WORDMARK_BASELINE_UNITS = 16.6;

interface PressKitInput {
  readonly brandMark: Mark;
  readonly wordmark: OutlinedText;
  readonly tools: readonly ToolFacts[];
  readonly marks: Readonly<Record<string, Mark>>;
}

/** Every file of the press kit: SVGs, each with a PNG of 1024 pixels (RTE-2). */
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
    throw new Error(
      `"${key}" has no mark. Draw one in src/family/data/toolMarks.ts under the same key.`,
    );
  }
  return mark;
}

const ICON_PX = 32;
const APPLE_ICON_PX = 180;
const MIDDLE_ICON_PX = 192;
const LARGE_ICON_PX = 512;
/** Around the mark, in units of its grid. */
const TILE_MARGIN_UNITS = 4;
/** Enough for devices that crop the tile to a circle or a drop: the inner 80 % stay visible. */
const MASK_MARGIN_UNITS = 10;
const VIEW_BOX = `0 0 ${GRID_UNITS} ${GRID_UNITS}`;

/** Icons of the site: an SVG that follows the system's theme, and PNGs for devices that need them. */
export function composeIcons(mark: Mark): readonly Asset[] {
  const light = coloursOf('light');
  const dark = coloursOf('dark');
  const style = `<style>.i{color:${light.ink}}.a{color:${light.accent}}@media(prefers-color-scheme:dark){.i{color:${dark.ink}}.a{color:${dark.accent}}}</style>`;
  const themed = drawMark(mark, {ink: 'INK', accent: 'ACCENT'})
    .replace(/="INK"/gu, '="currentColor" class="i"')
    .replace(/="ACCENT"/gu, '="currentColor" class="a"');
  const tile = drawTile(mark, light, TILE_MARGIN_UNITS);
  return [
    {
      path: 'img/favicon.svg',
      text: wrapSvg(`${style}${themed}`, {width: ICON_PX, height: ICON_PX, viewBox: VIEW_BOX}),
    },
    {
      path: 'img/icon.svg',
      text: tile,
      isPngOnly: true,
      pngWidth: APPLE_ICON_PX,
      pngPath: 'img/apple-touch-icon.png',
    },
    {
      path: 'img/icon.svg',
      text: tile,
      isPngOnly: true,
      pngWidth: LARGE_ICON_PX,
      pngPath: 'img/icon-512.png',
    },
    {
      path: 'img/icon.svg',
      text: tile,
      isPngOnly: true,
      pngWidth: MIDDLE_ICON_PX,
      pngPath: 'img/icon-192.png',
    },
    {
      path: 'img/icon-maskable.svg',
      text: drawTile(mark, light, MASK_MARGIN_UNITS),
      isPngOnly: true,
      pngWidth: LARGE_ICON_PX,
      pngPath: 'img/icon-maskable-512.png',
    },
  ];
}

/** The mark on a plain square. */
function drawTile(mark: Mark, colours: MarkColours, margin: number): string {
  const side = GRID_UNITS + 2 * margin;
  return wrapSvg(
    `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${paletteHex('raised', 'light')}"/>${drawMark(mark, colours)}`,
    {
      width: LARGE_ICON_PX,
      height: LARGE_ICON_PX,
      viewBox: `${-margin} ${-margin} ${side} ${side}`,
    },
  );
}

function coloursOf(theme: Theme): MarkColours {
  return {ink: paletteHex('text', theme), accent: paletteHex('accent', theme)};
}

/** Every static file derived from brand and catalogue. Names do not depend on the drawings. */
export function composeAssets(input: PressKitInput): readonly Asset[] {
  const {brandMark, wordmark} = input;
  return [
    ...composeIcons(brandMark),
    composeSocialCard(brandMark, wordmark),
    ...composePressKit(input),
  ];
}
