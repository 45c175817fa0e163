import type {ImageEntry, ImageFormat} from '../contracts/images';

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
