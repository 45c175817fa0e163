import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/root.mjs';

/**
 * Results of a long measurement, kept after each step, so that an interrupted one continues where it stopped.
 *
 * @param {string} name of the measurement
 * @param {{isFresh?: boolean}} [options] `isFresh`: forget earlier results
 */
export function openResults(name, {isFresh = false} = {}) {
  const file = path.join(ROOT, '.cache/bench', `${name}.json`);
  if (isFresh) {
    rmSync(file, {force: true});
  }
  const results = read(file);
  return {
    results,
    /**
     * @param {string} step
     * @param {() => Promise<unknown>} measure called unless the step has a result
     */
    async step(step, measure) {
      if (step in results) {
        console.log(`${step}: measured before`);
        return;
      }
      console.log(`${step} …`);
      try {
        results[step] = await measure();
      } catch (error) {
        console.error(`${step} failed: ${error instanceof Error ? error.message : String(error)}`);
        return;
      }
      console.log(`${step}: ${JSON.stringify(results[step])}`);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(results, null, 2));
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Nothing was measured yet.
    return {};
  }
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
