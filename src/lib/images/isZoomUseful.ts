import {IMAGE_ZOOM_MIN_RATIO} from '../constants';

/**
 * Whether a picture shows more when it is enlarged.
 *
 * @param naturalPx own width, in pixels of the style sheet.
 * @param drawnPx width on the page; 0 while it is not drawn.
 */
export function isZoomUseful(naturalPx: number, drawnPx: number): boolean {
  return drawnPx > 0 && naturalPx >= drawnPx * IMAGE_ZOOM_MIN_RATIO;
}
