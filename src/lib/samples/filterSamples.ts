import type {SampleList, SampleState} from '../contracts/samples';

/** The pages that have samples of a state, with those alone; all without a state. */
export function filterSamples(list: SampleList, wanted: SampleState | undefined): SampleList {
  return wanted === undefined
    ? list
    : list
        .map((page) => ({...page, samples: page.samples.filter(({state}) => state === wanted)}))
        .filter(({samples}) => samples.length > 0);
}
