import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {brotliCompressSync} from 'node:zlib';
import {ROOT} from '../scripts/root.mjs';
import {run} from '../scripts/runBin.mjs';
import {addPages} from './support/addPages.mjs';
import {measureCommand} from './support/measureCommand.mjs';
import {copyProject} from './support/projectCopy.mjs';

/** Total documents; the first is less than the current number, so that the portal is also measured as it stands. */
const SIZES = [1, 1000, 2000];
const MEMORY_LIMIT_MB = 3 * 1024;
const TIME_LIMIT = 0.15;
const SCRIPT_LIMIT = 5000;

/** Cost of building one language as the number of documents grows, and the growth of the script of every page. */
async function measure() {
  const builds = [];
  for (const size of SIZES) {
    const build = await measureBuild(size);
    builds.push(build);
    console.log(
      `${build.pages} documents: ${build.seconds.toFixed(1)} s, ${build.cpuSeconds.toFixed(1)} s of the processor, ${Math.round(build.peakMb)} MB, shared script ${build.script} bytes Brotli`,
    );
  }
  const [now, middle, last] = builds;
  const first = cpuSecondsPerPage(now, middle);
  const second = cpuSecondsPerPage(middle, last);
  const bend = second / first - 1;
  const growth = ((last.script - now.script) / (last.pages - now.pages)) * 1000;
  console.log(
    `A further document: ${(first * 1000).toFixed(0)} ms of the processor up to ${middle.pages}, ${(second * 1000).toFixed(0)} ms after that (${(bend * 100).toFixed(0)} %)`,
  );
  console.log(`A thousand documents more: ${Math.round(growth)} bytes more in the shared script`);
  return last.peakMb < MEMORY_LIMIT_MB && bend < TIME_LIMIT && growth <= SCRIPT_LIMIT ? 0 : 1;
}

async function measureBuild(size) {
  const {folder, remove} = copyProject();
  try {
    const pages = addPages(folder, size);
    await prepare(folder);
    rmSync(path.join(ROOT, 'node_modules/.cache'), {recursive: true, force: true});
    const cost = await measureCommand(['scripts/run.mjs', 'build', '--locale', 'en-US'], {
      cwd: folder,
      env: {SITE_URL: 'https://bench.example', BASE_URL: '/'},
    });
    return {pages, script: sharedScriptBytes(path.join(folder, 'build/assets/js')), ...cost};
  } finally {
    remove();
  }
}

/** The copies are new pages whose addresses are not published yet, and whose samples have not run. */
async function prepare(folder) {
  rmSync(path.join(folder, 'samples/package.json'));
  const code = await run(process.execPath, [path.join(folder, 'scripts/run.mjs'), 'url-manifest']);
  if (code !== 0) {
    throw new Error(
      'The addresses of the copies could not be added to the URL manifest; see above.',
    );
  }
}

function sharedScriptBytes(folder) {
  return readdirSync(folder)
    .filter((name) => /^(?:main|runtime~main)\.\w+\.js$/u.test(name))
    .reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(path.join(folder, name))).length,
      0,
    );
}

/** CPU time, which other work of the machine hardly affects. */
function cpuSecondsPerPage(small, large) {
  return (large.cpuSeconds - small.cpuSeconds) / (large.pages - small.pages);
}

process.exitCode = await measure();
