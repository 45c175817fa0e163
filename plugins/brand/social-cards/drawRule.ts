import {paletteHex} from '../../../src/data/shades';
import {type Card, CARD_SIZE} from './card';
import {drawNode, HAIRLINE, mirror} from './drawShapes';

/** Line above the brand's name, in pixels from the side where reading starts. */
export const RULE = {start: 72, end: CARD_SIZE.width - 72, y: 496};

/** The line above the brand's name. It starts in a node; that of a post is its year. */
export function drawRule(card: Card, accent: string): string {
  const start = mirror(card, RULE.start);
  const line = `<path d="M${start} ${RULE.y}H${mirror(card, RULE.end)}" stroke="${paletteHex('border', 'light')}" stroke-width="${HAIRLINE}"/>`;
  return card.kind === 'blog'
    ? line + drawYear(card, accent)
    : line + drawNode({x: mirror(card, RULE.start + 8), y: RULE.y}, accent, 8);
}

const TICK_PX = 7;
const MONTHS = 12;

/** The rule of a post as its year: a tick per month, and a node on its day. */
function drawYear(card: Card, accent: string): string {
  const {start, end, y} = RULE;
  const at = (share: number): number => mirror(card, start + (end - start) * share);
  const ticks = Array.from(
    {length: MONTHS + 1},
    (_, month) => `M${at(month / MONTHS)} ${y - TICK_PX}v${2 * TICK_PX}`,
  ).join('');
  return [
    `<path d="${ticks}" stroke="${paletteHex('border', 'light')}" stroke-width="${HAIRLINE}"/>`,
    card.yearShare === undefined ? '' : drawNode({x: Math.round(at(card.yearShare)), y}, accent),
  ].join('');
}
