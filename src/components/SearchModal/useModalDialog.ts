import {type RefObject, useEffectEvent, useLayoutEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {destinationOf} from '@selection-set/site-paths';
import {useMediaQuery} from '@site/src/hooks/useBrowserValue';
import {type BackEntry, addBackEntry} from '@site/src/lib/page/addBackEntry';
import {WIDE_HEADER_QUERY} from '@site/src/lib/media/queries';

export interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
  /** Closes, then navigates; another site opens in a new tab, and the search stays open. */
  readonly follow: (address: string) => void;
}

/**
 * A native dialog that is open as long as it is mounted: the browser keeps focus inside and restores it. When it fills the screen, the
 * browser's "Back" closes it (ST-1).
 *
 * @param isSelected whether the text in its field is selected when it opens.
 */
export function useModalDialog(
  isSelected: boolean,
  onClosed: (dialog: HTMLDialogElement | null) => void,
): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const entry = useRef<BackEntry>(undefined);
  const history = useHistory();
  const isFullScreen = !useMediaQuery(WIDE_HEADER_QUERY);

  function leave(settle: (own: BackEntry) => void): void {
    if (entry.current !== undefined) {
      settle(entry.current);
      entry.current = undefined;
    }
    ref.current?.close();
    onClosed(ref.current);
  }

  const close = (): void => leave((own) => own.remove());
  const onBack = useEffectEvent(() => {
    entry.current = undefined;
    close();
  });
  const onOpened = useEffectEvent((dialog: HTMLDialogElement) => {
    if (isSelected) {
      dialog.querySelector('input')?.select();
    }
    if (isFullScreen) {
      entry.current = addBackEntry(onBack);
    }
  });

  // In the same task as the rendering: anything typed from then on goes into the field.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) {
      dialog.showModal();
      onOpened(dialog);
    }
  }, []);

  return {
    ref,
    close,
    follow: (address) => {
      const destination = destinationOf(address, window.location.origin);
      if (destination === 'outside') {
        window.open(address, '_blank', 'noopener,noreferrer');
        return;
      }
      if (destination === 'host') {
        window.location.assign(address);
        return;
      }
      const isExtra = entry.current !== undefined;
      leave((own) => own.hand());
      if (isExtra) {
        history.replace(address);
      } else {
        history.push(address);
      }
    },
  };
}
