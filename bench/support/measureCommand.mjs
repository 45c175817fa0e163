import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {ROOT} from '../../scripts/root.mjs';

const HOOK = pathToFileURL(path.join(ROOT, 'bench/support/peakMemory.mjs')).href;
const KB_PER_MB = 1024;
const MICROSECONDS_PER_SECOND = 1e6;

/**
 * Runs a Node program to its end and reports its cost. CPU seconds cover the work of all processes and threads, and hardly
 * depend on other load of the machine.
 *
 * @param {readonly string[]} args of Node
 * @param {{cwd: string, env?: NodeJS.ProcessEnv, node?: string}} options `node`: program of another version
 * @returns {Promise<{seconds: number, cpuSeconds: number, peakMb: number}>} `peakMb`: the program and the largest of its children together;
 *   correct if these run one at a time
 * @throws Error if the program fails, with the end of its output
 */
export async function measureCommand(args, {cwd, env = {}, node = process.execPath}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'peak-'));
  try {
    const start = performance.now();
    const child = spawn(node, args, {
      cwd,
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: `--import ${HOOK}`,
        PEAK_MEMORY_FOLDER: folder,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const [code] = await once(child, 'close');
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) {
      throw new Error(Buffer.concat(output).toString().slice(-4000));
    }
    return {seconds, ...readUsage(folder, child.pid)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function readUsage(folder, pid) {
  const usage = readdirSync(folder).map((name) => ({
    pid: Number(path.basename(name, '.json')),
    ...JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
  }));
  const own = usage.find((one) => one.pid === pid)?.peakKb ?? 0;
  const children = usage.filter((one) => one.pid !== pid).map(({peakKb}) => peakKb);
  const cpu = usage.reduce((sum, {cpuMicroseconds}) => sum + cpuMicroseconds, 0);
  return {
    cpuSeconds: cpu / MICROSECONDS_PER_SECOND,
    peakMb: (own + Math.max(0, ...children)) / KB_PER_MB,
  };
}
