/** The part of subset-font that `plugins/brand/heading-font` uses; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {readonly targetFormat: 'woff2'; readonly noLayoutClosure?: boolean},
  ): Promise<Buffer>;
}
