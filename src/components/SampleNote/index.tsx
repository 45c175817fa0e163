import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {sampleStateLabels} from '@site/src/labels/samples';
import {SAMPLE_STATES, type SampleState} from '@site/src/lib/contracts/samples';
import {SAMPLES_PATH} from '@site/src/lib/samples/sampleLists';
import styles from './styles.module.css';

export interface Props {
  /** What was done to the sample, as the build knows it. */
  readonly check: string;
  /** Such as `express 5.1.0, typescript 5.9.3`. */
  readonly packages?: string | undefined;
  /** How many further packages it names. */
  readonly more?: string | undefined;
  /** Why it could not be checked. */
  readonly reason?: string | undefined;
}

/** A quiet line below a code sample: what was done to it, with which versions; it leads to the list of all samples. */
export default function SampleNote({check, packages, more, reason}: Props): ReactNode {
  const state = SAMPLE_STATES.find((name) => name === check);
  return (
    state !== undefined && (
      <p className={styles.note} data-sample-note data-state={state}>
        <Link to={SAMPLES_PATH}>{sampleStateLabels[state]}</Link>
        {describe(state, packages, reason)}
        {more !== undefined && packages !== undefined && (
          <Translate
            id="samples.more"
            description="After up to three packages with versions: how many further ones the sample names"
            values={{count: more}}>
            {' and {count} more'}
          </Translate>
        )}
      </p>
    )
  );
}

function describe(
  state: SampleState,
  packages: string | undefined,
  reason: string | undefined,
): ReactNode {
  if (state === 'excluded') {
    return <bdi className={styles.reason}>{reason}</bdi>;
  }
  return (
    packages !== undefined && (
      <Translate
        id="samples.with"
        description="After what was done to a code sample, such as Executed: the packages with their versions"
        values={{packages: <bdi dir="ltr">{packages}</bdi>}}>
        {' with {packages}'}
      </Translate>
    )
  );
}
