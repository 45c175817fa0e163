import {clsx} from 'clsx';
import {type ReactNode, useId} from 'react';
import {useQuoteLanguage} from '@site/src/hooks/useLanguages';
import {changeLabels} from '@site/src/labels/outdated';
import type {Props} from '.';
import styles from './styles.module.css';

/** The same in the first cell of a table's row, where the original's text opens as a native popover, so that no column moves. */
export default function RowMark({type, children}: Props): ReactNode {
  const id = useId();
  const language = useQuoteLanguage();
  return (
    <span className={styles.row} data-type={type} data-nosnippet>
      {type === 'changed' ? (
        <>
          <button type="button" className={styles.button} popoverTarget={id}>
            {changeLabels[type]}
          </button>
          <span
            id={id}
            popover="auto"
            className={clsx('notePopover', styles.popover)}
            {...language}>
            {children}
          </span>
        </>
      ) : (
        changeLabels[type]
      )}
    </span>
  );
}
