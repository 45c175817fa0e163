import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {brotliCompressSync} from 'node:zlib';
import {minifySync} from '@swc/core';
import {ROOT} from '../scripts/root.mjs';
import {buildSite} from '../scripts/build.mjs';

const REPORT = path.join(ROOT, '.cache/bench/bundle.json');
const SHOWN = 40;

/**
 * Size of each package in the script that all pages load: its minified modules, and their share of the script's Brotli bytes. `--kept` uses
 * the report of the last run instead of a build.
 */
async function measure() {
  mkdirSync(path.dirname(REPORT), {recursive: true});
  if (!process.argv.includes('--kept')) {
    const code = await buildSite(['--locale', 'en-US'], {
      SITE_URL: 'https://bench.example',
      BASE_URL: '/',
      BUNDLE_REPORT: REPORT,
    });
    if (code !== 0) {
      return code;
    }
  }
  const {chunks, modules} = JSON.parse(readFileSync(REPORT, 'utf8'));
  const main = chunks.find(({names}) => names.includes('main'));
  const [file = ''] = main.files.filter((name) => name.endsWith('.js'));
  const parts = listParts(modules.filter((one) => one.chunks?.includes(main.id)));
  const whole = brotliCompressSync(readFileSync(path.join(ROOT, 'build', file))).length;
  const total = [...parts.values()].reduce((sum, {brotli}) => sum + brotli, 0);
  console.log(`\n${file}: ${whole} bytes, Brotli\n`);
  const rows = [...parts].toSorted(([, a], [, b]) => b.brotli - a.brotli).slice(0, SHOWN);
  for (const [name, {brotli, modules: count}] of rows) {
    const share = Math.round((brotli / total) * whole);
    console.log(`${String(share).padStart(7)}  ${name} (${count})`);
  }
  return 0;
}

/** Modules by package, and those of this project by folder. */
function listParts(modules) {
  const parts = new Map();
  for (const {name, source} of modules.flatMap(unfold)) {
    if (typeof source === 'string') {
      const key = partOf(name);
      const part = parts.get(key) ?? {brotli: 0, modules: 0};
      part.brotli += brotliCompressSync(minify(source)).length;
      part.modules += 1;
      parts.set(key, part);
    }
  }
  return parts;
}

/** Modules joined by the bundler are inside another one. */
function unfold(module) {
  return module.modules?.length > 0 ? module.modules.flatMap(unfold) : [module];
}

function partOf(name) {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(name) ?? [];
  return installed ?? name.replace(/^\.\//u, '').split('/').slice(0, 3).join('/');
}

function minify(source) {
  try {
    return minifySync(source, {module: true, compress: true, mangle: true}).code;
  } catch {
    // Some modules, such as JSON, are not scripts on their own.
    return source;
  }
}

process.exitCode = await measure();
