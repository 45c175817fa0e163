import {BRAND} from '../../../src/data/brand';
import {BRAND_MARK} from '../../../src/data/brandMark';
import {paletteHex} from '../../../src/data/shades';
import {drawMark, GRID_UNITS, wrapSvg} from '../brand-assets/drawSvg';
import {type Card, CARD_SIZE} from './card';
import {drawFigure, figureStart} from './drawFigure';
import {drawRule, RULE} from './drawRule';
import {accentOf} from './drawShapes';
import {setBlock} from './setBlock';
import {drawLine, type Line, type Typeset} from './typeset';

/** Distances in pixels on a grid of 8. */
const MARGIN = RULE.start;
const GAP = 64;
const SECTION = {baseline: 116, size: 34};
/** Where title and note stand; without a line of the section they have its room, too. */
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

/** Left end of a line whose first letter, in reading order, stands on a distance from the side where reading starts. */
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
  // The mark's drawing leaves a little room on its grid.
  const start = MARGIN - mark * 0.08;
  const x = isRtl ? CARD_SIZE.width - start - mark : start;
  const y = baseline - size * 0.35 - mark / 2;
  const colours = {ink, accent: paletteHex('accent', 'light')};
  return `<g transform="translate(${x} ${y}) scale(${mark / GRID_UNITS})">${drawMark(BRAND_MARK, colours)}</g>`;
}
