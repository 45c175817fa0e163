import {statfsSync} from 'node:fs';
import {createServer} from 'node:net';
import process from 'node:process';
import {ROOT} from './root.mjs';

/** Ports of the tests, before the offset is added (`testSites.mjs`). */
const PORTS = [4100, 4101, 4102, 4103, 4191, 4192, 4193, 4194];
/** Step between the offsets of copies of the project whose tests run at the same time. */
const OFFSET_STEP = 10;
const OFFSET_LIMIT = 2000;

const GIB = 1024 ** 3;
/** All builds, their caches and the reports of the tests. */
const DISK_BYTES = 5 * GIB;

/**
 * What the tests need in addition to the installed packages, checked before the first of them: otherwise a failure would show after half
 * an hour.
 *
 * @param {(port: number) => Promise<boolean>} isFree
 * @param {() => number} readFreeBytes
 * @returns {Promise<{offset: number | undefined, problems: readonly string[]}>} offset of the ports, and what a person must change
 */
export async function findNeeds(
  env = process.env,
  isFree = isPortFree,
  readFreeBytes = readFreeDisk,
) {
  const problems = [];
  const free = readFreeBytes();
  if (free < DISK_BYTES) {
    problems.push(
      `The builds and reports of the tests take ${DISK_BYTES / GIB} GB, and ${(free / GIB).toFixed(1)} GB are free on this disk. Make room and run the command again.`,
    );
  }
  if (env.TEST_PORT_OFFSET !== undefined) {
    const busy = await listBusy(Number(env.TEST_PORT_OFFSET), isFree);
    if (busy.length > 0) {
      problems.push(
        `Other programs listen on ${busy.join(', ')}. End them, or set TEST_PORT_OFFSET to another number.`,
      );
    }
    return {offset: Number(env.TEST_PORT_OFFSET), problems};
  }
  for (let offset = 0; offset < OFFSET_LIMIT; offset += OFFSET_STEP) {
    if ((await listBusy(offset, isFree)).length === 0) {
      return {offset, problems};
    }
  }
  return {
    offset: undefined,
    problems: [
      ...problems,
      `No ports are free for the tests between ${PORTS[0]} and ${PORTS[0] + OFFSET_LIMIT}. End programs that listen there, or set TEST_PORT_OFFSET.`,
    ],
  };
}

/**
 * The same for this machine: sets the offset of the ports, and reports what is missing.
 *
 * @returns {Promise<boolean>} whether the tests can start
 */
export async function prepareTests() {
  const {offset, problems} = await findNeeds();
  for (const problem of problems) {
    console.error(problem);
  }
  if (offset !== undefined && problems.length === 0) {
    if (offset > 0 && process.env.TEST_PORT_OFFSET === undefined) {
      console.log(`Other programs use ports of the tests; these take the ports ${offset} higher.`);
    }
    process.env.TEST_PORT_OFFSET = String(offset);
  }
  return problems.length === 0;
}

async function listBusy(offset, isFree) {
  const ports = PORTS.map((port) => port + offset);
  const answers = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !answers[index]);
}

function isPortFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function readFreeDisk() {
  const {bavail, bsize} = statfsSync(ROOT);
  return bavail * bsize;
}
