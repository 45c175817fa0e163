import {SAMPLE_STATES, type SampleState} from '../contracts/samples';

/** How many there are of each state, the strongest first, without those that there are none of. */
export function countStates(
  samples: readonly {readonly state: SampleState}[],
): readonly {readonly state: SampleState; readonly count: number}[] {
  return SAMPLE_STATES.map((state) => ({
    state,
    count: samples.filter((sample) => sample.state === state).length,
  })).filter(({count}) => count > 0);
}
