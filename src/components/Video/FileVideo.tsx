import manifest from '@generated/images/default/manifest.json';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef, type ReactNode, type RefObject, type VideoHTMLAttributes} from 'react';
import Source from '@site/src/components/Source';
import {useMediaQuery} from '@site/src/hooks/useBrowserValue';
import {imageUrl} from '@site/src/lib/images/image';
import {MOTION_QUERY} from '@site/src/lib/media/queries';
import styles from './styles.module.css';

/** One of the pre-built widths, wider than the reading column. */
const POSTER_WIDTH_PX = 960;

interface CaptionsProps {
  readonly src: string;
  /** The page's language if undefined. */
  readonly lang: string | undefined;
}

/** The captions of a video, shown at once: a video that autoplays is silent. */
function Captions({src, lang}: CaptionsProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <track
      kind="captions"
      src={useBaseUrl(src)}
      srcLang={lang ?? i18n.currentLocale}
      label={translate({
        id: 'video.captions',
        message: 'Captions',
        description: "Name of the captions in a video player's menu",
      })}
      default
    />
  );
}

/**
 * Autoplays a video only if the reader does not prefer reduced motion, and stops it when that changes. The page as built never
 * contains `autoplay`, which would start before this check (ERR-8).
 */
function useMotion(isWanted: boolean): {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly isMoving: boolean;
} {
  const ref = useRef<HTMLVideoElement>(null);
  const isMoving = useMediaQuery(MOTION_QUERY) && isWanted;
  useEffect(() => {
    const video = ref.current;
    if (!isMoving || video === null) {
      return undefined;
    }
    // A browser that saves power or data may refuse; the reader can use the controls.
    video.play().catch(() => undefined);
    return () => video.pause();
  }, [isMoving]);
  return {ref, isMoving};
}

export interface Props extends VideoHTMLAttributes<HTMLVideoElement> {
  /** The file; several are passed as `<Source>` children instead. */
  readonly src?: string;
  /** Captions of the video as a WebVTT file. */
  readonly captions?: string;
  /** Language of the captions, if it is not the page's. */
  readonly captionsLang?: string;
}

/**
 * The browser's own player. By default it autoplays in a loop and muted; but never if the reader prefers reduced
 * motion, and never with sound (ERR-8).
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
      poster={
        poster === undefined
          ? undefined
          : withBaseUrl(imageUrl({src: poster, width: POSTER_WIDTH_PX}, manifest))
      }>
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
