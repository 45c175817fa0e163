import {type RefObject, useEffect, useRef, useState} from 'react';
import {isZoomUseful} from '@site/src/lib/images/isZoomUseful';

type ZoomState = 'closed' | 'open' | 'useless';

interface Zoom {
  /** Of the element around the picture. */
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly zoom: ZoomState;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the picture inside an element is worth enlarging, measured anew whenever it is drawn in another size. */
export function useZoom(): Zoom {
  const ref = useRef<HTMLSpanElement>(null);
  const [zoom, setZoom] = useState<ZoomState>('useless');
  useEffect(() => {
    const image = ref.current?.querySelector('img');
    if (image === null || image === undefined || image.closest('a') !== null) {
      return undefined;
    }
    const measure = (): void => {
      const natural = Number(image.getAttribute('width') ?? image.naturalWidth);
      const isUseful = isZoomUseful(natural, image.clientWidth);
      setZoom((current) => (current === 'open' ? current : isUseful ? 'closed' : 'useless'));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(image);
    image.addEventListener('load', measure);
    return () => {
      observer.disconnect();
      image.removeEventListener('load', measure);
    };
  }, []);
  return {ref, zoom, open: () => setZoom('open'), close: () => setZoom('closed')};
}
