import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Picture, {type Props as PictureProps} from '@site/src/components/Picture';
import ImageDialog from './ImageDialog';
import styles from './styles.module.css';
import {useZoom} from './useZoom';

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

export interface FigureProps {
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
