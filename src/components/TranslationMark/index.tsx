import type {ReactNode} from 'react';
import {useQuoteLanguage} from '@site/src/hooks/useLanguages';
import {changeLabels} from '@site/src/labels/outdated';
import type {OutdatedChange} from '@selection-set/translation-freshness';
import styles from './styles.module.css';

export interface Props {
  readonly type: OutdatedChange['type'];
  /** The original's current text; absent for a removed block. */
  readonly children?: ReactNode;
}

/**
 * Next to a block of a translation: the original's current text, opened by the reader; new blocks are open, because nothing else on the
 * page contains them. `packages/translation-freshness` inserts it.
 */
export default function TranslationMark({type, children}: Props): ReactNode {
  const language = useQuoteLanguage();
  return (
    <div className={styles.mark} data-type={type} data-nosnippet>
      {type === 'removed' ? (
        <p className={styles.label}>{changeLabels[type]}</p>
      ) : (
        <details open={type === 'added'}>
          <summary className={styles.label}>{changeLabels[type]}</summary>
          <div className={styles.source} {...language}>
            {children}
          </div>
        </details>
      )}
    </div>
  );
}
