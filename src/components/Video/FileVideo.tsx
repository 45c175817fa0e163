import type {ReactNode, VideoHTMLAttributes} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Source from '@site/src/components/Source';
import Captions from './Captions';
import styles from './styles.module.css';
import {useMotion} from './useMotion';

export interface Props extends VideoHTMLAttributes<HTMLVideoElement> {
  /** The file; several go in as `<Source>` children instead. */
  readonly src?: string;
  /** Words of the video as a WebVTT file. */
  readonly captions?: string;
  /** Language of the captions, where it is not the page's. */
  readonly captionsLang?: string;
}

/**
 * The browser's own player. It starts by itself, in a loop and muted, unless told otherwise; but never where the reader asked for
 * stillness, and never with sound (ERR-8).
 */
export default function FileVideo({
  src,
  captions,
  captionsLang,
  poster,
  children,
  autoPlay = true,
  muted = true,
  ...rest
}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {ref, isMoving} = useMotion(autoPlay && muted);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- The <track> is in Captions.
    <video
      controls
      loop
      playsInline
      preload="metadata"
      {...rest}
      className={styles.video}
      ref={ref}
      autoPlay={isMoving}
      data-scripts={autoPlay && muted ? 'view' : undefined}
      muted={muted}
      poster={poster === undefined ? undefined : withBaseUrl(poster)}>
      {src !== undefined && <Source src={src} />}
      {children}
      {captions !== undefined && <Captions src={captions} lang={captionsLang} />}
      <Translate
        id="video.unsupported"
        description="Shown in place of a video by browsers that cannot play any (ERR-8)">
        Your browser does not support HTML video.
      </Translate>
    </video>
  );
}
