import type {Theme} from '../../../src/data/palette';
import type {Mark} from '../../../src/lib/contracts/mark';
import {paletteHex} from '../../../src/data/shades';
import {drawMark, GRID_UNITS, type MarkColours, wrapSvg} from './drawSvg';
import type {Asset} from './writeAssets';

const ICON_PX = 32;
const APPLE_ICON_PX = 180;
const MIDDLE_ICON_PX = 192;
const LARGE_ICON_PX = 512;
/** Around the mark, in units of its grid. */
const TILE_MARGIN_UNITS = 4;
/** Wide enough for a device that cuts a circle or a drop out of the tile: the inner 80 % stay. */
const MASK_MARGIN_UNITS = 10;
const VIEW_BOX = `0 0 ${GRID_UNITS} ${GRID_UNITS}`;

/** Icons of the site: an SVG that follows the system's theme, and PNG for devices that want one. */
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
