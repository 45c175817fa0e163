import {SAMPLE_STATES, type SampleList, type SampleState} from '../contracts/samples';

/** Number of samples of each state, the strongest first, without states that do not occur. */
export function countStates(
  samples: readonly {readonly state: SampleState}[],
): readonly {readonly state: SampleState; readonly count: number}[] {
  return SAMPLE_STATES.map((state) => ({
    state,
    count: samples.filter((sample) => sample.state === state).length,
  })).filter(({count}) => count > 0);
}

/** The pages with samples of a state, with only those samples; all without a state. */
export function filterSamples(list: SampleList, wanted: SampleState | undefined): SampleList {
  return wanted === undefined
    ? list
    : list
        .map((page) => ({...page, samples: page.samples.filter(({state}) => state === wanted)}))
        .filter(({samples}) => samples.length > 0);
}

/** Path of the page that lists all samples. */
export const SAMPLES_PATH = '/samples';

/** The same as JSON, below the site's base address. */
export const SAMPLES_FILE = 'samples.json';
