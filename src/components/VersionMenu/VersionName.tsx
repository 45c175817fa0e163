import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {VersionChoice} from '@site/src/lib/versions/listVersionChoices';
import styles from './styles.module.css';

export interface Props {
  readonly choice: VersionChoice;
}

/** Label of a version, and whether it is the latest or not released yet. */
export default function VersionName({choice: {label, age}}: Props): ReactNode {
  return (
    <span className={styles.name}>
      <bdi>{label}</bdi>{' '}
      {age === 'latest' && (
        <span className={styles.age}>
          <Translate id="docs.version.latest" description="Beside the newest released version">
            Latest
          </Translate>
        </span>
      )}
      {age === 'unreleased' && (
        <span className={styles.age}>
          <Translate
            id="docs.version.unreleased"
            description="Beside a version that is still being written">
            Not released
          </Translate>
        </span>
      )}
    </span>
  );
}
