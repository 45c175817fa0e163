import {mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ROOT} from '../scripts/root.mjs';
import {measureCommand} from './support/measureCommand.mjs';
import {copyProject} from './support/projectCopy.mjs';

const LOCALES = ['en-US', 'fr', 'ar', 'ja'];
const COUNTS = [1, 2, 4];
const CACHES = ['.docusaurus', 'build', 'node_modules/.cache'];
const WAYS = {
  'npm run build': ['scripts/run.mjs', 'build'],
  'docusaurus build': ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
};

const {values} = parseArgs({options: {rounds: {type: 'string', default: '3'}}});

/**
 * Time and peak memory of builds of 1, 2 and 4 languages without any cache: with `npm run build`, which runs each language in its own
 * process, and with Docusaurus's own command, which builds all in one. Alternating, so that other load affects both.
 */
async function measure() {
  const {folder, remove} = copyProject();
  shareModules(folder);
  const runs = new Map();
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const count of COUNTS) {
        for (const [way, command] of Object.entries(WAYS)) {
          const name = `${way}, languages: ${count}`;
          const run = await build(folder, command, LOCALES.slice(0, count));
          runs.set(name, [...(runs.get(name) ?? []), run]);
          print(name, run);
        }
      }
    }
  } finally {
    remove();
  }
  console.log(`\nMedians of ${values.rounds}`);
  for (const [name, list] of runs) {
    const of = (key) => median(list.map((run) => run[key]));
    print(name, {seconds: of('seconds'), cpuSeconds: of('cpuSeconds'), peakMb: of('peakMb')});
  }
}

function build(folder, command, locales) {
  for (const cache of CACHES) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  return measureCommand([...command, ...locales.flatMap((locale) => ['--locale', locale])], {
    cwd: folder,
    env: {SITE_URL: 'https://bench.example', BASE_URL: '/'},
  });
}

function print(name, {seconds, cpuSeconds, peakMb}) {
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of the processor, ${Math.round(peakMb)} MB`,
  );
}

/** The installed packages, with a separate cache next to them. */
function shareModules(folder) {
  const modules = path.join(folder, 'node_modules');
  rmSync(modules);
  mkdirSync(modules);
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '.cache') {
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name), 'junction');
    }
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

await measure();
