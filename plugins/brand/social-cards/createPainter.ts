import sharp from 'sharp';
import {BRAND} from '../../../src/family/data/brand';
import {BRAND_MARK} from '../../../src/family/data/brandMark';
import {paletteHex} from '../../../src/data/shades';
import {GRID_UNITS, drawMark, wrapSvg} from '../brand-assets/composeAssets';
import {CARD_SIZE, accentOf, type Card} from './describePage';
import {RULE, drawFigure, drawRule, figureStart} from './drawFigure';
import {fitTitle, listMeasured, splitUnits, type TitleBox} from './fitTitle';
import type {FontFile} from './fonts';
import {splitRuns, startShaper, type Shaper, type TextStyle} from './splitRuns';

const UNITS_PER_EM = 1000;

/** One line, ready to be drawn in any size; lengths in em. */
interface Line {
  readonly width: number;
  /** Side bearings at both ends; they go beyond the margin, so that the letters themselves align with it. */
  readonly before: number;
  readonly after: number;
  readonly parts: readonly {readonly x: number; readonly d: string}[];
}

type Typeset = (texts: readonly string[], style: TextStyle) => Promise<readonly Line[]>;

/** Turns lines of text into outlines: bidirectional order, a face for each script, letters joined and kerned. */
function createTypeset({fonts, shape}: Shaper): Typeset {
  return async (texts, style) => {
    const lines = texts.map((text) => splitRuns(text, style, fonts));
    const shaped = await shape(lines.flat());
    let next = 0;
    return lines.map((runs) => {
      let x = 0;
      const own = shaped.slice(next, next + runs.length);
      const parts = own.map(({width, d}) => {
        const part = {x: x / UNITS_PER_EM, d};
        x += width;
        return part;
      });
      next += runs.length;
      return {
        width: x / UNITS_PER_EM,
        before: (own.at(0)?.before ?? 0) / UNITS_PER_EM,
        after: (own.at(-1)?.after ?? 0) / UNITS_PER_EM,
        parts,
      };
    });
  };
}

/** SVG of a line whose baseline starts at a point, in pixels. */
function drawLine(
  {parts}: Line,
  {x, y, size, fill}: {x: number; y: number; size: number; fill: string},
): string {
  const scale = size / UNITS_PER_EM;
  return parts
    .filter(({d}) => d !== '')
    .map(
      (part) =>
        `<path transform="translate(${round(x + part.x * size)} ${round(y)}) scale(${scale} ${-scale})" d="${part.d}" fill="${fill}"/>`,
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Room for title and note, in pixels. */
interface Room {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

interface BlockLine {
  readonly line: Line;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly isTitle: boolean;
}

const TITLE = {sizes: [88, 80, 72, 66, 60, 54, 48, 42], maxLines: 4};
const NOTE = {sizes: [34, 30], maxLines: 2, gap: 26};

/**
 * Distance between baselines, and height of the highest common letter, in em; Arabic and Japanese letters are higher than Latin ones of
 * the same size.
 */
const SCRIPTS = {
  latin: {leading: 1.12, height: 0.7},
  arabic: {leading: 1.36, height: 0.85},
  japanese: {leading: 1.28, height: 0.86},
};
const NOTE_LEADING = 1.35;
const NOTE_HEIGHT = 0.7;
/** Depth of a descender, in em. */
const DESCENDER = 0.2;
const ARABIC = /\p{Script=Arabic}/u;
/** Places the block slightly above the middle of its room: the optical centre. */
const SHARE_ABOVE = 0.46;

/** Title and note as lines with their places, as large as their room allows. */
async function setBlock(
  {title, note = '', language, isRtl}: Card,
  typeset: Typeset,
  room: Room,
): Promise<readonly BlockLine[]> {
  // An untranslated title keeps its own direction, so that its punctuation stays in place.
  const styleOf = (text: string, weight: TextStyle['weight']): TextStyle => ({
    isRtl: isRtl && ARABIC.test(text),
    language,
    weight,
  });
  const noteLines =
    note === ''
      ? {size: 0, lines: []}
      : await setText(note, typeset, styleOf(note, 'medium'), {
          ...NOTE,
          width: room.width,
          height: Infinity,
          leading: NOTE_LEADING,
        });
  const noteStep = noteLines.size * NOTE_LEADING;
  const noteHeight = note === '' ? 0 : NOTE.gap + noteStep * noteLines.lines.length;
  const script = SCRIPTS[scriptOf(title)];
  const {size, lines} = await setText(title, typeset, styleOf(title, 'semibold'), {
    ...TITLE,
    width: room.width,
    height: room.bottom - room.top - noteHeight,
    leading: script.leading,
  });
  const step = size * script.leading;
  const height = (script.height + DESCENDER) * size + step * (lines.length - 1) + noteHeight;
  const first = room.top + (room.bottom - room.top - height) * SHARE_ABOVE + script.height * size;
  const last = first + step * (lines.length - 1);
  const noteFirst = last + DESCENDER * size + NOTE.gap + NOTE_HEIGHT * noteLines.size;
  return [
    ...lines.map((line, index) => ({line, y: first + step * index, size, isTitle: true})),
    ...noteLines.lines.map((line, index) => ({
      line,
      y: noteFirst + noteStep * index,
      size: noteLines.size,
      isTitle: false,
    })),
  ];
}

async function setText(
  text: string,
  typeset: Typeset,
  style: TextStyle,
  box: TitleBox,
): Promise<{readonly size: number; readonly lines: readonly Line[]}> {
  const units = splitUnits(text, style.language);
  const texts = listMeasured(units);
  const measured = await typeset(texts, style);
  const widths = new Map(texts.map((part, index) => [part, measured[index]?.width ?? 0]));
  const {size, lines} = fitTitle(units, box, (part) => widths.get(part) ?? 0);
  return {size, lines: await typeset(lines, style)};
}

function scriptOf(title: string): keyof typeof SCRIPTS {
  if (ARABIC.test(title)) {
    return 'arabic';
  }
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(title)
    ? 'japanese'
    : 'latin';
}

/** Distances in pixels on a grid of 8. */
const MARGIN = RULE.start;
const GAP = 64;
const SECTION = {baseline: 116, size: 34};
/** Vertical space for title and note; without a section line, they use its space, too. */
const ROOM = {top: 164, topWithoutSection: 72, bottom: 452};
const BRAND_ROW = {baseline: 560, size: 32, mark: 46, gap: 14};

/** A card as SVG, without any text in it: all words are outlines (DOC-5). */
export async function composeCard(card: Card, typeset: Typeset): Promise<string> {
  const {width, height} = CARD_SIZE;
  const accent = accentOf(card);
  const style = {isRtl: card.isRtl, language: card.language, weight: 'medium'} as const;
  const [section, brand] = await typeset([card.section.join('  ·  '), BRAND.siteName], style);
  const end = figureStart(card);
  const block = await setBlock(card, typeset, {
    top: card.section.length === 0 ? ROOM.topWithoutSection : ROOM.top,
    bottom: ROOM.bottom,
    width: end - GAP - MARGIN,
  });
  const draw = (line: Line | undefined, y: number, size: number, fill: string, start = MARGIN) =>
    line === undefined
      ? ''
      : drawLine(line, {x: alignLine(card, line, size, start), y, size, fill});
  const ink = paletteHex('text', 'light');
  const muted = paletteHex('text-muted', 'light');
  return wrapSvg(
    [
      `<rect width="${width}" height="${height}" fill="${paletteHex('background', 'light')}"/>`,
      drawRule(card, accent.accent),
      drawFigure(card),
      draw(section, SECTION.baseline, SECTION.size, accent.text),
      ...block.map(({line, y, size, isTitle}) => draw(line, y, size, isTitle ? ink : muted)),
      drawBrand(card, ink),
      draw(
        brand,
        BRAND_ROW.baseline,
        BRAND_ROW.size,
        muted,
        MARGIN + BRAND_ROW.mark + BRAND_ROW.gap,
      ),
    ].join(''),
    {width, height, viewBox: `0 0 ${width} ${height}`},
  );
}

/** Left end of a line whose first letter, in reading order, is at a distance from the side where reading starts. */
function alignLine(
  {isRtl}: Card,
  {width, before, after}: Line,
  size: number,
  start: number,
): number {
  return isRtl ? CARD_SIZE.width - start - (width - after) * size : start - before * size;
}

function drawBrand({isRtl}: Card, ink: string): string {
  const {mark, baseline, size} = BRAND_ROW;
  // The mark has some space around it on its grid.
  const start = MARGIN - mark * 0.08;
  const x = isRtl ? CARD_SIZE.width - start - mark : start;
  const y = baseline - size * 0.35 - mark / 2;
  const colours = {ink, accent: paletteHex('accent', 'light')};
  return `<g transform="translate(${x} ${y}) scale(${mark / GRID_UNITS})">${drawMark(BRAND_MARK, colours)}</g>`;
}

/** Of 9: the next level takes twice the time to save three percent. */
const COMPRESSION = 7;

/** PNG of a card. Without a palette: computing one takes longer than everything else together, and saves little. */
function renderCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().png({compressionLevel: COMPRESSION}).toBuffer();
}

export interface Painter {
  /** PNG of a card; the same bytes for the same card. */
  readonly paint: (card: Card) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Draws cards. The shaper starts with the first card to draw, so not at all when every card is cached. */
export function createPainter(fonts: readonly FontFile[]): Painter {
  let started: Promise<Shaper> | undefined;
  return {
    paint: async (card) => {
      started ??= startShaper(fonts);
      return renderCard(await composeCard(card, createTypeset(await started)));
    },
    close: async () => {
      await (await started)?.close();
    },
  };
}
