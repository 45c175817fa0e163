import {createRequire} from 'node:module';
import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http';
import {networkInterfaces} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import type {Configuration} from 'webpack-dev-server';
import {createCompilation, keepLoaded} from './keepLoaded';
import {keepStarting, keepWatching} from './keepStarting';

/** Names by which a browser on this machine reaches a server here. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses to listen at that stand for all of this machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);

/**
 * The host names that a server answers to, in lower case and as they stand in addresses.
 *
 * @param host where it listens, as `--host` says; for `0.0.0.0` and `::`, all addresses of this machine.
 */
export function listOwnHosts(host: string | undefined): ReadonlySet<string> {
  const others = host !== undefined && EVERYWHERE.has(host) ? listMachine() : [host ?? 'localhost'];
  return new Set([...LOCAL_NAMES, ...others].map((name) => bracket(name.toLowerCase())));
}

function listMachine(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).map(({address}) => address),
  );
}

/** IPv6 addresses stand in brackets, and without their interface. */
function bracket(name: string): string {
  return name.includes(':') && !name.startsWith('[') ? `[${name.replace(/%.*$/u, '')}]` : name;
}

export interface ReceivedRequest {
  readonly method?: string;
  /** The second word of the first line. */
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a request may be answered: it is for one of these hosts, and no other site has made it. Another site may lead its readers here by a
 * link, which shows it nothing.
 */
export function isOwnRequest(
  {method, url, headers}: ReceivedRequest,
  hosts: ReadonlySet<string>,
): boolean {
  const target = readRequestTarget(url);
  return (
    target !== undefined &&
    isOwnHost(headers.host, hosts) &&
    (target.host === undefined || target.host === headers.host?.toLowerCase()) &&
    (headers.origin === undefined || isOwnOrigin(headers)) &&
    (!isFromOtherSite(headers) || isVisit(method, headers))
  );
}

/** Whether the page that opens a socket is of this server; browsers always say which page it is. */
export function isOwnSocket(request: ReceivedRequest, hosts: ReadonlySet<string>): boolean {
  return isOwnRequest(request, hosts) && request.headers.origin !== undefined;
}

function isOwnHost(host: string | undefined, hosts: ReadonlySet<string>): boolean {
  const {name} =
    /^(?<name>\[[\da-f:.]+\]|[^:/?#@\\\s[\]]+)(?::\d{1,5})?$/iu.exec(host ?? '')?.groups ?? {};
  return name !== undefined && hosts.has(name.toLowerCase());
}

/** Same name and port as the address that was asked for; a forwarded port is another one than that at which we listen. */
function isOwnOrigin({origin = '', host = ''}: IncomingHttpHeaders): boolean {
  return ['http:', 'https:'].some((protocol) => {
    const own = `${protocol}//${host}`;
    return URL.canParse(own) && new URL(own).origin === origin;
  });
}

function isFromOtherSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

function isVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** What webpack's server lets anybody do by a link: rebuild everything, and open a file in the editor. */
const SWITCHED_OFF = new Set(['webpack-dev-server-invalidate', 'webpack-dev-server-open-editor']);

const REFUSAL =
  'This server answers its own pages at its own host names only.\n' +
  'To use it from another device, start it by: npm start -- --host 0.0.0.0\n';

interface SocketRequest {
  readonly req: IncomingMessage;
}

/**
 * Settings of the hot-reloading server in place of those of Docusaurus, which let every website read what is being written: only the own host
 * names are answered, no other origin reads an answer or opens a socket.
 */
export function guardServer(): Configuration {
  let hosts = listOwnHosts(undefined);
  const guard = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isOwnRequest(request, hosts)) {
      // For browsers that do not say which site a request comes from.
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      next();
      return;
    }
    response.writeHead(403, {'Content-Type': 'text/plain; charset=utf-8'}).end(REFUSAL);
  };
  return {
    allowedHosts: 'auto',
    // A function replaces what Docusaurus sets, where an object would be added to it.
    headers: () => ({}),
    webSocketServer: {
      type: 'ws',
      options: {
        verifyClient: ({req}: SocketRequest, answer: (isFine: boolean, status: number) => void) =>
          answer(isOwnSocket(req, hosts), 403),
      },
    },
    setupMiddlewares(middlewares, {options}) {
      hosts = listOwnHosts(options.host);
      for (const entry of middlewares) {
        if (typeof entry === 'object' && SWITCHED_OFF.has(entry.name ?? '')) {
          // In place, because the lists of all plugins are joined and hold the same entries.
          entry.middleware = (_request: IncomingMessage, response: ServerResponse) => {
            response.writeHead(404).end();
          };
        }
      }
      middlewares.unshift({name: 'own-hosts', middleware: guard});
      return middlewares;
    },
  };
}

const tell = (message: string): void => logger.error(message);

const require = createRequire(__filename);
const PREFETCH = require.resolve('@docusaurus/core/lib/client/prefetch.js').replace(/\.js$/u, '');

/**
 * Keeps `npm start` to its own host names and pages, its reloads to what changed, and it running where a list cannot be read. To be the last
 * of all plugins, so that it hears of a request first.
 */
export default function pluginStartServer(context: LoadContext): Plugin<void> {
  const compilation = createCompilation(context);
  if (process.env.NODE_ENV === 'development') {
    keepStarting(context.siteDir, tell);
    keepWatching(tell);
    keepLoaded(context, compilation, tell);
  }
  return {
    name: 'start-server',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? {
            devServer: guardServer(),
            plugins: [compilation.plugin],
            // A page is compiled again once a file is there that it imports, or is there no more.
            module: {
              rules: [
                {
                  // No "test", by which Docusaurus would take it for a rule that compiles pages.
                  include: /\.mdx?$/u,
                  exclude: /[\\/]node_modules[\\/]/u,
                  enforce: 'pre',
                  use: [
                    {
                      loader: path.join(__dirname, 'addImports.mjs'),
                      options: {siteDir: context.siteDir},
                    },
                  ],
                },
              ],
            },
            // Requests that begin with a slash are sought below each static folder first, with every extension; generated files are full of
            // absolute ones. That made 40,000 files that are not there and are watched anew after each compilation.
            resolve: {
              roots: ['/'],
              // With every update of a page, browsers would fetch all pages that it links to, which this server would have to compile for.
              alias: {[PREFETCH]: path.join(context.siteDir, 'src/client/trimmed/nothing.ts')},
            },
            mergeStrategy: {'resolve.roots': 'prepend'},
          }
        : {},
  };
}
