import {type RefObject, useRef, useState} from 'react';

/** Where `plugins/readme` keeps the address of an image that has not been asked for. */
const SOURCE_ATTRIBUTE = 'data-readme-src';

/** Loads the images of a README once the reader asks for them. */
export function useReadmeImages(html: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Whether there are images that have not been asked for. */
  readonly hasImages: boolean;
  readonly loadImages: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  return {
    ref,
    hasImages: !isLoaded && html.includes(SOURCE_ATTRIBUTE),
    loadImages: () => {
      for (const image of ref.current?.querySelectorAll<HTMLImageElement>(
        `img[${SOURCE_ATTRIBUTE}]`,
      ) ?? []) {
        image.src = image.getAttribute(SOURCE_ATTRIBUTE) ?? '';
        image.removeAttribute(SOURCE_ATTRIBUTE);
      }
      setIsLoaded(true);
    },
  };
}
