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
 * Returns the address of a picture at least as wide as requested: a pre-built file if there is one, else the source (API-11, CON-16). For
 * attributes that take a single address, such as `poster`; a static site has no server that scales pictures on request (C-19).
 *
 * @param manifest the pre-built pictures.
 * @returns path without the site's base address, or the given full address.
 */
export function imageUrl(
  {src, width, quality = IMAGE_QUALITY_PERCENT, format = 'webp'}: ImageRequest,
  manifest: ImageManifest = {},
): string {
  const entry = Object.hasOwn(manifest, src) ? manifest[src] : undefined;
  if (entry === undefined || entry.quality !== quality || !(width > 0)) {
    return src;
  }
  // No file is wider than its source, so the source's own width always suffices.
  const wanted = Math.min(width, entry.width);
  const fitting = entry.variants
    .filter((variant) => variant.format === format && variant.width >= wanted)
    .toSorted((a, b) => a.width - b.width);
  return fitting[0]?.path ?? src;
}

/**
 * All pre-built widths of a picture in one format, for the `srcset` attribute.
 *
 * @param toAddress prepends the site's base address to a path.
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
 * Whether enlarging a picture shows more of it.
 *
 * @param naturalPx intrinsic width, in CSS pixels.
 * @param drawnPx width on the page; 0 while it is not displayed.
 */
export function isZoomUseful(naturalPx: number, drawnPx: number): boolean {
  return drawnPx > 0 && naturalPx >= drawnPx * IMAGE_ZOOM_MIN_RATIO;
}
