import {type RefObject, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {WIDE_HEADER_QUERY} from '@site/src/lib/media/queries';

/** Closes a dialog when the page changes and when the viewport becomes wide enough to do without it (HDR-3). */
export function useAutoClose(): {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  useEffect(() => {
    const close = (): void => ref.current?.close();
    const wideHeader = window.matchMedia(WIDE_HEADER_QUERY);
    wideHeader.addEventListener('change', close);
    const stopListening = history.listen(close);
    return () => {
      wideHeader.removeEventListener('change', close);
      stopListening();
    };
  }, [history]);
  return {ref, close: () => ref.current?.close()};
}
