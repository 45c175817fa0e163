import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Picture, {type Props as PictureProps} from '@site/src/components/Picture';
import styles from './styles.module.css';

export interface Props extends PictureProps {
  readonly onClose: () => void;
}

/** At least this wide, so that a phone shows details too and scrolls. */
const SIZES = 'max(100vw, 60rem)';

/** A picture over the whole window. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export default function ImageDialog({onClose, ...picture}: Props): ReactNode {
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
      {/* The keyboard closes with Escape and the button; a click beside or on the picture is for pointers. */}
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
