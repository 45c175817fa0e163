import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sampleStateLabels} from '@site/src/labels/samples';
import type {SampleState} from '@site/src/lib/contracts/samples';
import styles from './styles.module.css';

export interface Props {
  readonly counts: readonly {readonly state: SampleState; readonly count: number}[];
}

/** How many samples there are of each state; readers without scripts have no chips that say so. */
export default function StateCounts({counts}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <dl className={styles.counts}>
      {counts.map(({state, count}) => (
        <div key={state}>
          <dt>{sampleStateLabels[state]}</dt>
          <dd>{count.toLocaleString(currentLocale)}</dd>
        </div>
      ))}
    </dl>
  );
}
