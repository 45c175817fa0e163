import {createReadStream, existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import compression from 'compression';
import sirv from 'sirv';
import {readHeaders} from './readHeaders.mjs';
import {ROOT} from './root.mjs';

/** Texts for assistants contain more than ASCII, and plain files cannot declare their encoding. */
const TEXT_TYPES = {'.md': 'text/markdown', '.txt': 'text/plain'};

/**
 * Serves a built site like GitHub Pages: below its base address, with clean URLs, `404.html` for missing pages, and
 * compressed; with the headers of its file `_headers`, which other hosts support.
 *
 * @param {{folder: string, baseUrl: string, port: number}} options `baseUrl` has a leading and trailing slash
 * @returns {Promise<import('node:http').Server>} once it listens on 127.0.0.1
 */
export function serve({folder, baseUrl, port}) {
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    dotfiles: true,
    setHeaders: (response, pathname) => {
      const type = TEXT_TYPES[path.extname(pathname)];
      if (type !== undefined) {
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
      }
    },
  });
  const compress = compression();
  const headersOf = readHeaders(folder);
  const server = createServer((request, response) => {
    const target = readRequestTarget(request.url);
    if (target === undefined) {
      response.writeHead(400).end();
      return;
    }
    const {pathname, search} = target;
    for (const [name, value] of Object.entries(headersOf(pathname))) {
      response.setHeader(name, value);
    }
    compress(request, response, () => {
      if (baseUrl !== '/' && pathname === baseUrl.slice(0, -1)) {
        response.writeHead(301, {Location: baseUrl}).end();
      } else if (pathname.startsWith(baseUrl)) {
        request.url = `/${pathname.slice(baseUrl.length)}${search}`;
        files(request, response, () => sendNotFound(folder, response));
      } else {
        sendNotFound(folder, response);
      }
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function sendNotFound(folder, response) {
  const file = path.join(folder, '404.html');
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  if (existsSync(file)) {
    createReadStream(file).pipe(response);
  } else {
    response.end('Not found');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = 'build', baseUrl = '/', port = '4000'] = process.argv.slice(2);
  await serve({folder: path.resolve(ROOT, folder), baseUrl, port: Number(port)});
  console.log(`Serving ${folder} at http://127.0.0.1:${port}${baseUrl}`);
}
