import {execFile} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {findBrowser} from '../../scripts/findBrowser.mjs';
import {TRUST_FLAG} from './certificate.mjs';
import {median} from './resultStore.mjs';

const run = promisify(execFile);
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed: 'speed-index',
};

/**
 * Lighthouse's mobile figures of a page.
 *
 * @param {string} peers folder with Lighthouse and its Node
 * @param {string} address
 * @param {number} rounds
 * @returns {Promise<Record<string, number>>} medians: `score` of 100, times in milliseconds, `cls` without unit
 */
export async function runLighthouse(peers, address, rounds) {
  const reports = [];
  for (let round = 0; round < rounds; round += 1) {
    const {stdout} = await run(
      path.join(peers, 'node_modules/node/bin/node'),
      [
        path.join(peers, 'node_modules/lighthouse/cli/index.js'),
        address,
        '--output=json',
        '--quiet',
        '--only-categories=performance',
        `--chrome-flags=--headless=new --no-sandbox ${TRUST_FLAG}`,
      ],
      {env: {...process.env, CHROME_PATH: await findBrowser()}, maxBuffer: 1e8},
    );
    const {categories, audits} = JSON.parse(stdout);
    reports.push({
      score: Math.round(categories.performance.score * 100),
      ...Object.fromEntries(
        Object.entries(METRICS).map(([key, id]) => [key, audits[id].numericValue]),
      ),
    });
  }
  return Object.fromEntries(
    Object.keys(reports[0]).map((key) => [
      key,
      Math.round(median(reports.map((report) => report[key])) * 1000) / 1000,
    ]),
  );
}
