import type {Mark} from '../../../src/lib/contracts/mark';
import {paletteHex} from '../../../src/data/shades';
import {drawMark, wrapSvg} from './drawSvg';
import type {OutlinedText} from './outlineText';
import type {Asset} from './writeAssets';

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
