import type {IncomingHttpHeaders} from 'node:http';
import {networkInterfaces} from 'node:os';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';

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
