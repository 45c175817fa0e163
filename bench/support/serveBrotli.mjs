import {createSecureServer} from 'node:http2';
import {createRequire} from 'node:module';
import {readdirSync} from 'node:fs';
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {ROOT} from '../../scripts/root.mjs';
import {certificate} from './certificate.mjs';

const sirv = createRequire(path.join(ROOT, 'package.json'))('sirv');
const compress = promisify(brotliCompress);
const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|wasm|xml|bin|idx)$/u;

/**
 * Serves a built site on 127.0.0.1 like a good host: clean addresses, HTTP/2 with a self-signed certificate, and Brotli at its highest
 * level, compressed before the first request.
 *
 * @param {string} folder gets a `.br` file next to each text
 * @param {number} port
 * @returns {Promise<{origin: string, close: () => Promise<void>}>}
 */
export async function serveBrotli(folder, port) {
  await compressFiles(folder);
  const files = sirv(folder, {extensions: ['html'], brotli: true, etag: true, maxAge: 600});
  const server = createSecureServer({...certificate, allowHTTP1: true}, (request, response) => {
    files(request, response, () => response.writeHead(404).end());
  });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `https://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        sessions.forEach((session) => session.destroy());
      }),
  };
}

async function compressFiles(folder) {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const name of names.filter((one) => TEXT.test(one))) {
    const file = path.join(folder, name);
    const target = `${file}.br`;
    if (!(await isNewer(target, file))) {
      await writeFile(target, await compress(await readFile(file)));
    }
  }
}

async function isNewer(file, than) {
  try {
    return (await stat(file)).mtimeMs >= (await stat(than)).mtimeMs;
  } catch {
    // It does not exist yet.
    return false;
  }
}
