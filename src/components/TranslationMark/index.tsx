import type {ReactNode} from 'react';
import {useQuoteLanguage} from '@site/src/hooks/useLanguages';
import {changeLabels} from '@site/src/labels/outdated';
import type {OutdatedChange} from '@selection-set/translation-freshness';
import styles from './styles.module.css';

export interface Props {
  readonly type: OutdatedChange['type'];
  /** What the original says now; absent where it says nothing any more. */
  readonly children?: ReactNode;
}

/**
 * Beside a block of a translation: what its original says now, opened by the reader; what is new stands open, because nothing else on the
 * page says it. `packages/translation-freshness` puts it there.
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
