import {writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

const folder = process.env.PEAK_MEMORY_FOLDER;

// Loaded into every Node process of a measured command (`NODE_OPTIONS=--import`); threads count with their process.
if (isMainThread && folder !== undefined) {
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    writeFileSync(
      path.join(folder, `${process.pid}.json`),
      JSON.stringify({peakKb: maxRSS, cpuMicroseconds: userCPUTime + systemCPUTime}),
    );
  });
}
