import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Icon from '@site/src/components/Icon';
import Picture, {type Props as PictureProps} from '@site/src/components/Picture';
import {isZoomUseful} from '@site/src/lib/images/image';
import ImageDialog from './ImageDialog';
import styles from './styles.module.css';

type ZoomState = 'closed' | 'open' | 'useless';

interface Zoom {
  /** Of the element around the picture. */
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly zoom: ZoomState;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the picture inside an element is worth enlarging, measured anew whenever it is drawn in another size. */
function useZoom(): Zoom {
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

export interface Props extends Omit<PictureProps, 'alt'> {
  /** What the picture says to those who do not see it; empty for decoration. */
  readonly alt?: string;
  /** Shown below the picture. */
  readonly caption?: ReactNode;
}

/**
 * A picture of a text. A button to enlarge it appears only where it is drawn clearly smaller than it is, and never inside a link. Drawn in
 * phrasing elements only, because Markdown puts pictures into paragraphs.
 */
export default function Image({caption, alt = '', ...picture}: Props): ReactNode {
  const {ref, zoom, open, close} = useZoom();
  const drawing = (
    <span ref={ref} className={styles.image} data-scripts="">
      <Picture {...picture} alt={alt} className={styles.picture} />
      {zoom !== 'useless' && (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={enlargeLabel(alt)}
          onClick={open}>
          <Icon name="enlarge" size={18} />
        </button>
      )}
      {zoom === 'open' &&
        createPortal(<ImageDialog {...picture} alt={alt} onClose={close} />, document.body)}
    </span>
  );
  return caption === undefined ? drawing : <ImageFigure caption={caption}>{drawing}</ImageFigure>;
}

interface FigureProps {
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A picture with words below it; what a Markdown picture that stands alone with a title becomes. */
export function ImageFigure({caption, children}: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function enlargeLabel(alt: string): string {
  return translate(
    {
      id: 'image.enlarge',
      message: 'Enlarge picture: {alt}',
      description:
        'Label of the button that shows a picture in full size; {alt} says what it shows',
    },
    {alt},
  );
}
