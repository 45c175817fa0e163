import {IMAGE_QUALITY_PERCENT, IMAGE_ZOOM_MIN_RATIO} from '../constants';
import type {ImageEntry, ImageFormat, ImageManifest} from '../contracts/pages';

export interface ImageRequest {
  /** Path of the source without the site's base address, or a full address. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  /** Of 100. */
  readonly quality?: number;
  readonly format?: ImageFormat;
}

/**
 * Returns the address of a picture at least as wide as asked: a pre-built file where there is one, else the source (API-11, CON-16). For
 * attributes that take a single address, such as `poster`; a static site has no server that scales pictures on request (C-19).
 *
 * @param manifest what has been pre-built.
 * @returns path without the site's base address, or the full address that was asked for.
 */
export function imageUrl(
  {src, width, quality = IMAGE_QUALITY_PERCENT, format = 'webp'}: ImageRequest,
  manifest: ImageManifest = {},
): string {
  const entry = Object.hasOwn(manifest, src) ? manifest[src] : undefined;
  if (entry === undefined || entry.quality !== quality || !(width > 0)) {
    return src;
  }
  // Nothing is wider than its source, so the source's own width is enough for any wish.
  const wanted = Math.min(width, entry.width);
  const fitting = entry.variants
    .filter((variant) => variant.format === format && variant.width >= wanted)
    .toSorted((a, b) => a.width - b.width);
  return fitting[0]?.path ?? src;
}

/**
 * All pre-built widths of a picture in one format, as the `srcset` attribute takes them.
 *
 * @param toAddress puts the site's base address in front of a path.
 */
export function srcSet(
  {variants}: ImageEntry,
  format: ImageFormat,
  toAddress: (path: string) => string,
): string {
  return variants
    .filter((variant) => variant.format === format)
    .map(({path, width}) => `${toAddress(path)} ${width}w`)
    .join(', ');
}

/**
 * Whether a picture shows more when it is enlarged.
 *
 * @param naturalPx own width, in pixels of the style sheet.
 * @param drawnPx width on the page; 0 while it is not drawn.
 */
export function isZoomUseful(naturalPx: number, drawnPx: number): boolean {
  return drawnPx > 0 && naturalPx >= drawnPx * IMAGE_ZOOM_MIN_RATIO;
}
