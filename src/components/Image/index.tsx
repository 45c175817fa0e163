import {useEffect, useRef, useState, type ReactNode, type RefObject, type MouseEvent} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Picture, {type Props as PictureProps} from '@site/src/components/Picture';
import {isZoomUseful} from '@site/src/lib/images/image';
import styles from './styles.module.css';

interface ImageDialogProps extends PictureProps {
  readonly onClose: () => void;
}

/** At least this wide, so that a phone shows details, too, by scrolling. */
const SIZES = 'max(100vw, 60rem)';

/** A picture that fills the window. The browser keeps the focus inside, closes it on Escape and restores the focus. */
function ImageDialog({onClose, ...picture}: ImageDialogProps): ReactNode {
  return (
    <dialog ref={showModal} className={styles.dialog} aria-label={picture.alt} onClose={onClose}>
      <button
        type="button"
        className={styles.close}
        aria-label={translate({
          id: 'image.close',
          message: 'Close picture',
          description: 'Label of the button that closes an enlarged picture',
        })}
        onClick={closeDialog}>
        <Icon name="close" size={24} />
      </button>
      {/* The keyboard closes with Escape and the button; a click next to or on the picture is for pointers. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.stage} onClick={closeDialog}>
        <Picture {...picture} sizes={SIZES} loading="eager" className={styles.large} />
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) {
    dialog.showModal();
  }
}

function closeDialog({currentTarget}: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}

type ZoomState = 'closed' | 'open' | 'useless';

interface Zoom {
  /** Of the element around the picture. */
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly zoom: ZoomState;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether enlarging the picture in an element is useful, measured again whenever its displayed size changes. */
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
  /** Text alternative; empty for decoration. */
  readonly alt?: string;
  /** Shown below the picture. */
  readonly caption?: ReactNode;
}

/**
 * A picture in a text. A button to enlarge it appears only if its displayed size is clearly smaller than its own, and never inside a link.
 * Rendered with phrasing elements only, because Markdown puts pictures into paragraphs.
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

/** A picture with a caption; for a Markdown picture alone in its paragraph that has a title. */
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
