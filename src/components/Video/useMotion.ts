import {type RefObject, useEffect, useRef} from 'react';
import {useMediaQuery} from '@site/src/hooks/useMediaQuery';
import {MOTION_QUERY} from '@site/src/lib/media/queries';

/**
 * Starts a video by itself only where the reader has nothing against motion, and stops it when that changes. The page as built never
 * says `autoplay`, which would move before this can ask (ERR-8).
 */
export function useMotion(isWanted: boolean): {
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
    // A browser that saves power or data may refuse; the controls are there.
    video.play().catch(() => undefined);
    return () => video.pause();
  }, [isMoving]);
  return {ref, isMoving};
}
