export const IMAGE_FORMATS = ['avif', 'webp'] as const;

/** Formats that pictures are pre-built in, the smaller one first. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface ImageVariant {
  readonly format: ImageFormat;
  /** In pixels. */
  readonly width: number;
  /** Path without the site's base address, such as `/pictures/shot.0a1b2c3d.480.avif`. */
  readonly path: string;
}

export interface ImageEntry {
  /** Size of the source in pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** Of all variants, of 100. */
  readonly quality: number;
  /** By format, then by width. */
  readonly variants: readonly ImageVariant[];
}

/** Pre-built pictures by the path of their source, such as `/img/shot.png`; `plugins/markdown/images` writes it (API-11, C-19). */
export type ImageManifest = Readonly<Record<string, ImageEntry>>;
