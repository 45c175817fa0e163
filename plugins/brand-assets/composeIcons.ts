import type {Theme} from '../../src/data/palette';
import type {Mark} from '../../src/lib/contracts/mark';
import {paletteHex} from '../../src/data/shades';
import {drawMark, GRID_UNITS, type MarkColours, wrapSvg} from './drawSvg';
import type {Asset} from './writeAssets';

const ICON_PX = 32;
const APPLE_ICON_PX = 180;
const LARGE_ICON_PX = 512;
const VIEW_BOX = `0 0 ${GRID_UNITS} ${GRID_UNITS}`;

/** Icons of the site: an SVG that follows the system's theme, and PNG for devices that want one. */
export function composeIcons(mark: Mark): readonly Asset[] {
  const light = coloursOf('light');
  const dark = coloursOf('dark');
  const style = `<style>.i{color:${light.ink}}.a{color:${light.accent}}@media(prefers-color-scheme:dark){.i{color:${dark.ink}}.a{color:${dark.accent}}}</style>`;
  const themed = drawMark(mark, {ink: 'INK', accent: 'ACCENT'})
    .replace(/="INK"/gu, '="currentColor" class="i"')
    .replace(/="ACCENT"/gu, '="currentColor" class="a"');
  const tile = wrapSvg(
    `<rect x="-4" y="-4" width="32" height="32" fill="${paletteHex('raised', 'light')}"/>${drawMark(mark, light)}`,
    {width: LARGE_ICON_PX, height: LARGE_ICON_PX, viewBox: '-4 -4 32 32'},
  );
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
  ];
}

function coloursOf(theme: Theme): MarkColours {
  return {ink: paletteHex('text', theme), accent: paletteHex('accent', theme)};
}
