import type {SamplesReport} from '../../../src/lib/contracts/samples';
import {countStates} from '../../../src/lib/samples/countStates';
import {measureShare} from './measureShare';
import type {SamplePage} from './samplePage';

const PERCENT = 100;

/** How many samples there are in each state, and how many of those that a program can refuse are verified, in words. */
export function summarise(pages: readonly SamplePage[], report: SamplesReport): string {
  const facts = Object.values(report).flatMap(({samples}) => Object.values(samples));
  const counts = countStates(facts).map(({state, count}) => `${count} ${state}`);
  const {verified, all} = measureShare(pages, report);
  return [
    `${facts.length} samples in the report${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`,
    ...(all === 0
      ? []
      : [
          `Of ${all} fences of TypeScript, JavaScript, GraphQL and shell, ${verified} are verified (${toPercent(verified / all)} %).`,
        ]),
  ].join(' ');
}

/** With one digit, and never rounded up to all. */
function toPercent(share: number): string {
  return (Math.floor(share * PERCENT * 10) / 10).toFixed(1);
}
