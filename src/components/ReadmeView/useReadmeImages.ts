import {type RefObject, useRef, useState} from 'react';

/** Where `packages/readme-html` keeps the address of an image that has not been asked for. */
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
      for (const place of ref.current?.querySelectorAll<HTMLElement>(`[${SOURCE_ATTRIBUTE}]`) ??
        []) {
        place.replaceWith(createImage(place));
      }
      setIsLoaded(true);
    },
  };
}

/** The image that belongs into the place that `packages/readme-html` has left for it. */
function createImage(place: HTMLElement): HTMLImageElement {
  const image = new Image();
  image.className = place.className;
  image.alt = place.textContent;
  image.title = place.title;
  image.loading = 'lazy';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
  for (const side of ['width', 'height'] as const) {
    const pixels = place.dataset[side];
    if (pixels !== undefined) {
      image.setAttribute(side, pixels);
    }
  }
  image.src = place.getAttribute(SOURCE_ATTRIBUTE) ?? '';
  return image;
}
