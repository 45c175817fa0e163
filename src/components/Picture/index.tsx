import type {ImgHTMLAttributes, ReactNode} from 'react';
import manifest from '@generated/images/default/manifest.json';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {IMAGE_FORMATS, type ImageManifest} from '@site/src/lib/contracts/pages';
import {srcSet} from '@site/src/lib/images/image';

export interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'srcSet'> {
  /** Path such as `/img/shot.png` for `static/img/shot.png`, or a full address. */
  readonly src: string;
  /** Text alternative; empty for decoration. */
  readonly alt: string;
  /** Displayed width; that of the reading column by default. */
  readonly sizes?: string;
}

const COLUMN_SIZES = '(min-width: 997px) 46rem, 100vw';

/** A picture in the smallest suitable pre-built file, or its source if there is none (API-11, C-19). */
export default function Picture({
  src,
  alt,
  sizes = COLUMN_SIZES,
  width,
  height,
  ...rest
}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const entry = findEntry(manifest, src);
  return (
    <picture>
      {entry !== undefined &&
        IMAGE_FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet(entry, format, withBaseUrl)}
            sizes={sizes}
          />
        ))}
      <img
        loading="lazy"
        decoding="async"
        {...rest}
        src={withBaseUrl(src)}
        alt={alt}
        width={width ?? entry?.width}
        height={height ?? entry?.height}
      />
    </picture>
  );
}

function findEntry(known: ImageManifest, src: string): ImageManifest[string] | undefined {
  return Object.hasOwn(known, src) ? known[src] : undefined;
}
