import {
  BREAKPOINT_TEXT_PX,
  HEADER_BREAKPOINT_PX,
  MEGA_MENU_MIN_HEIGHT_PX,
  MEGA_MENU_MIN_WIDTH_PX,
} from '../constants';

/** The smallest step above a whole pixel that media queries distinguish, so that "wider than 800" is strict. */
const STRICT_PX = 0.02;

/** Viewports in which Solutions and Ecosystem open a mega-menu: wider than 800 and taller than 400 pixels (HDR-2, CON-9). */
export const MEGA_MENU_QUERY = `(min-width: ${MEGA_MENU_MIN_WIDTH_PX + STRICT_PX}px) and (min-height: ${MEGA_MENU_MIN_HEIGHT_PX + STRICT_PX}px)`;

/** Viewports in which the header shows its links in a row (HDR-3, C-22). */
export const WIDE_HEADER_QUERY = `(min-width: ${HEADER_BREAKPOINT_PX / BREAKPOINT_TEXT_PX}em)`;

/** Readers who have not asked for reduced motion (ERR-8). */
export const MOTION_QUERY = '(prefers-reduced-motion: no-preference)';
