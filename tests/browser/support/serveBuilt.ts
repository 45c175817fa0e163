import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/**
 * Serves a built site that only one file of tests looks at.
 *
 * @param folder absolute, or relative to the project's folder.
 * @param baseUrl with a slash at both ends.
 * @returns the server once it listens; whoever asked for it ends it.
 */
export async function serveBuilt(
  folder: string,
  baseUrl: string,
  port: number,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/serve.mjs', folder, baseUrl, String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return server;
}
