import type {ReactNode} from 'react';
import LastUpdated from '@theme/LastUpdated';
import EditLink from './EditLink';
import styles from './styles.module.css';

export interface Props {
  /** Path of the page's file as Docusaurus gives it. */
  readonly source: string;
  readonly editUrl?: string | null;
  /** Time of the last change in milliseconds; absent where git does not know. */
  readonly lastUpdatedAt?: number | null;
  /** Author of the last change; absent where git does not know. */
  readonly lastUpdatedBy?: string | null;
}

/** Below a text: the way to change it (DOC-1), and who did so last. */
export default function PageFacts({
  source,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  const isDated = (lastUpdatedAt ?? lastUpdatedBy ?? undefined) !== undefined;
  if (!editUrl && !isDated) {
    return null;
  }
  return (
    <div className={styles.facts}>
      {editUrl && (
        <span className={styles.edit}>
          <EditLink source={source} editUrl={editUrl} />
        </span>
      )}
      {isDated && (
        <span className={styles.updated}>
          <LastUpdated
            lastUpdatedAt={lastUpdatedAt ?? undefined}
            lastUpdatedBy={lastUpdatedBy ?? undefined}
          />
        </span>
      )}
    </div>
  );
}
