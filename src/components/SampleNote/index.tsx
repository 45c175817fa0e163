import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {sampleStateLabels} from '@site/src/labels/samples';
import {SAMPLE_STATES, type SampleState} from '@site/src/lib/contracts/samples';
import {SAMPLES_PATH} from '@site/src/lib/samples/sampleLists';
import styles from './styles.module.css';

export interface Props {
  /** How the sample was checked, from the build. */
  readonly check: string;
  /** Such as `express 5.1.0, typescript 5.9.3`. */
  readonly packages?: string | undefined;
  /** Number of further packages. */
  readonly more?: string | undefined;
  /** Why it could not be checked. */
  readonly reason?: string | undefined;
}

/** An unobtrusive line below a code sample: how it was checked, with which versions; links to the list of all samples. */
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
