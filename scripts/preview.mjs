import path from 'node:path';
import process from 'node:process';
import {buildSite} from './build.mjs';
import {ROOT} from './root.mjs';
import {serve} from './serve.mjs';

/**
 * Builds all languages and serves the result as GitHub Pages would, until it is stopped.
 *
 * @param {{port: number, args: readonly string[]}} options `args` go to the build
 * @returns {Promise<number>} exit code
 */
export async function preview({port, args}) {
  const baseUrl = process.env.BASE_URL ?? '/';
  const code = await buildSite(args, {BASE_URL: baseUrl});
  if (code !== 0) {
    return code;
  }
  await serve({folder: path.join(ROOT, 'build'), baseUrl, port});
  console.log(`Open http://127.0.0.1:${port}${baseUrl} (Ctrl+C stops it).`);
  return 0;
}
