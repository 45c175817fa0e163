/** One document or post, as `plugins/catalogue/page-index` writes it and the 404 page and the search page without scripts read it. */
export interface IndexedPage {
  readonly kind: 'doc' | 'post' | 'page';
  /** Path without the site's base address, such as `/docs/start`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** One post for the list of the latest posts. */
export interface LatestPost {
  readonly path: string;
  /** File as Docusaurus names it, from which the post's language is derived. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  /** Keys of the tools that the post is about, from its front matter. */
  readonly tools: readonly string[];
}

/** One document of a version, as Docusaurus passes it to every page. */
export interface VersionedDocument {
  /** The same in every version that has the document. */
  readonly id: string;
  /** With the site's base address. */
  readonly path: string;
  /** Absent means listed. */
  readonly unlisted?: boolean;
}

/** One version of the documentation; lists hold the newest first. */
export interface DocsVersion {
  /** `current` for the content of `docs`, else the name under which it was released. */
  readonly name: string;
  /** For readers, in their language. */
  readonly label: string;
  /** Whether readers get this version by default. */
  readonly isLast: boolean;
  /** Its start, with the site's base address. */
  readonly path: string;
  /** Document that is its start page. */
  readonly mainDocId: string;
  readonly docs: readonly VersionedDocument[];
}

export const IMAGE_FORMATS = ['avif', 'webp'] as const;

/** Formats of pre-built pictures, the smaller one first. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface ImageVariant {
  readonly format: ImageFormat;
  /** In pixels. */
  readonly width: number;
  /** Path without the site's base address, such as `/pictures/shot.0a1b2c3d.480.avif`. */
  readonly path: string;
}

export interface ImageEntry {
  /** Size of the source in pixels, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Of all variants, of 100. */
  readonly quality: number;
  /** By format, then by width. */
  readonly variants: readonly ImageVariant[];
}

/** Pre-built pictures by the path of their source, such as `/img/shot.png`; `plugins/markdown/images` writes it (API-11, C-19). */
export type ImageManifest = Readonly<Record<string, ImageEntry>>;
