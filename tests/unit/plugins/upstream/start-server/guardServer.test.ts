import {connect} from 'node:net';
import {networkInterfaces} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack-dev-server';
import pluginStartServer, {
  guardServer,
  isOwnRequest,
  isOwnSocket,
  listOwnHosts,
} from '../../../../../plugins/upstream/start-server';
import {RAW_LINES, sendRaw} from '../../../../support/rawRequests';

jest.mock('../../../../../plugins/upstream/start-server/keepLoaded', () => ({
  ...jest.requireActual<object>('../../../../../plugins/upstream/start-server/keepLoaded'),
  keepLoaded: jest.fn(),
}));

const LOCAL = listOwnHosts('127.0.0.1');
const HOST = 'localhost:3000';

describe('which host names are its own', () => {
  test('those of this machine alone, unless another is asked for', () => {
    expect([...listOwnHosts(undefined)]).toEqual(['localhost', '127.0.0.1', '[::1]']);
    expect(listOwnHosts('portal.example')).toContain('portal.example');
    expect(listOwnHosts('FD00::2')).toContain('[fd00::2]');
    expect(listOwnHosts('fe80::1%eth0')).toContain('[fe80::1]');
  });

  test.each(['0.0.0.0', '::'])('for %s all of its addresses', (host) => {
    const [address] = Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).filter(({family}) => family === 'IPv4'),
    );
    const hosts = listOwnHosts(host);
    expect(hosts).toContain(address?.address);
    expect(hosts).not.toContain(host);
  });
});

const from = (site: string, mode: string, dest: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});

describe('which requests are its own', () => {
  test.each([
    ['its page', {host: HOST}],
    ['another of its names', {host: '127.0.0.1'}],
    ['an IPv6 address', {host: '[::1]:3000'}],
    ['a forwarded port', {host: 'LOCALHOST:8080', origin: 'http://localhost:8080'}],
    ['HTTPS', {host: HOST, origin: 'https://localhost:3000'}],
    ['a script of its page', {host: HOST, ...from('same-origin', 'no-cors', 'script')}],
    ['an address that was typed', {host: HOST, ...from('none', 'navigate', 'document')}],
    ['a link of another site', {host: HOST, ...from('cross-site', 'navigate', 'document')}],
  ])('%s is', (_what, headers) => {
    expect(isOwnRequest({method: 'GET', url: '/', headers}, LOCAL)).toBe(true);
  });

  test.each([
    ['no host', {}],
    ['another host', {host: 'evil.example:3000'}],
    ['an address that is not its own', {host: '192.0.2.1:3000'}],
    ['an address that stands for all', {host: '0.0.0.0:3000'}],
    ['a name below its own', {host: 'evil.localhost'}],
    ['a name with its own in front', {host: 'localhost.evil.example'}],
    ['a user', {host: 'evil.example@localhost'}],
    ['two hosts', {host: 'localhost, evil.example'}],
    ['a path', {host: 'localhost/x'}],
    ['a port that is none', {host: 'localhost:x'}],
    ['another origin', {host: HOST, origin: 'http://evil.example'}],
    ['another port of this machine', {host: HOST, origin: 'http://localhost:9'}],
    ['another of its names', {host: HOST, origin: 'http://127.0.0.1:3000'}],
    ['a sandbox', {host: HOST, origin: 'null'}],
    ['a file', {host: HOST, origin: 'file://'}],
    ['an extension', {host: HOST, origin: 'chrome-extension://abc'}],
    ['a script of another site', {host: HOST, ...from('cross-site', 'no-cors', 'script')}],
    ['a frame of another site', {host: HOST, ...from('cross-site', 'navigate', 'iframe')}],
    ['a page at another port', {host: HOST, ...from('same-site', 'cors', 'empty')}],
  ])('%s is not', (_what, headers) => {
    expect(isOwnRequest({method: 'GET', url: '/', headers}, LOCAL)).toBe(false);
  });

  test('a form of another site is not, nor a request for another host by way of this one', () => {
    const visit = {host: HOST, ...from('cross-site', 'navigate', 'document')};
    expect(isOwnRequest({method: 'POST', url: '/', headers: visit}, LOCAL)).toBe(false);
    const url = 'http://evil.example/';
    expect(isOwnRequest({method: 'GET', url, headers: {host: HOST}}, LOCAL)).toBe(false);
  });

  test('a socket has to say that a page of it opens it', () => {
    const socket = {method: 'GET', url: '/ws', headers: {host: HOST}};
    expect(isOwnSocket(socket, LOCAL)).toBe(false);
    const headers = {host: HOST, origin: `http://${HOST}`};
    expect(isOwnSocket({...socket, headers}, LOCAL)).toBe(true);
  });
});

test('a production build has no such server', () => {
  const configure = (mode: string): unknown => {
    jest.replaceProperty(process.env, 'NODE_ENV', mode);
    return pluginStartServer({siteDir: '/portal'} as LoadContext).configureWebpack?.(
      {},
      false,
      undefined as never,
      undefined,
    );
  };
  expect(configure('production')).toEqual({});
  expect(configure('development')).toHaveProperty('devServer');
  jest.restoreAllMocks();
});

interface DevServer {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly server: {readonly address: () => {readonly port: number}};
  readonly invalidate: () => void;
}

/** As Docusaurus joins its own settings with those of plugins. */
function startServer(settings: Configuration): DevServer {
  const {merge} = jest.requireActual('webpack-merge');
  const {rspack} = jest.requireActual('@rspack/core');
  const Server = jest.requireActual('webpack-dev-server');
  const compiler = rspack({
    mode: 'development',
    target: ['web', 'es2022'],
    entry: path.join(__dirname, '../../../../src/lib/constants.ts'),
    output: {path: '/nowhere'},
    module: {rules: [{test: /\.ts$/u, loader: 'builtin:swc-loader'}]},
    stats: 'none',
    infrastructureLogging: {level: 'none'},
  });
  return new Server(
    merge(
      {
        headers: {'access-control-allow-origin': '*'},
        allowedHosts: 'all',
        host: '127.0.0.1',
        port: 'auto',
        hot: true,
        client: {webSocketURL: {hostname: '0.0.0.0', port: 0}},
        historyApiFallback: {rewrites: [{from: /\/*/u, to: '/'}]},
        devMiddleware: {stats: 'none'},
        setupMiddlewares: (middlewares: unknown[]) => middlewares,
      },
      settings,
    ),
    compiler,
  );
}

test('an answer is for its own pages, also where the server beneath does not say so', () => {
  const [entry] = guardServer().setupMiddlewares?.([], {options: {}} as never) ?? [];
  const [setHeader, next] = [jest.fn(), jest.fn()];
  const request = {method: 'GET', url: '/main.js', headers: {host: HOST}};
  Reflect.apply(typeof entry === 'object' ? entry.middleware : jest.fn(), undefined, [
    request,
    {setHeader},
    next,
  ]);
  expect(setHeader).toHaveBeenCalledWith('Cross-Origin-Resource-Policy', 'same-origin');
  expect(next).toHaveBeenCalledWith();
});

describe('the server itself', () => {
  let server: DevServer;
  let port = 0;
  const invalidated = jest.fn();

  beforeAll(async () => {
    server = startServer(guardServer());
    await server.start();
    ({port} = server.server.address());
    Object.assign(server, {invalidate: invalidated});
  }, 30_000);
  afterAll(() => server.stop());

  const ask = (target: string, headers: Readonly<Record<string, string>>): Promise<string> =>
    sendRaw(
      port,
      `GET ${target} HTTP/1.1`,
      Object.entries({Connection: 'close', ...headers})
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') + '\r\n',
    );
  const own = () => `127.0.0.1:${port}`;

  test('answers its own page, and lets no other site read the answer', async () => {
    const answer = await ask('/main.js', {Host: own()});
    expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
    expect(answer).not.toMatch(/access-control-allow-origin/iu);
    expect(answer).toMatch(/cross-origin-resource-policy: same-origin/iu);
  });

  test.each([
    ['another host', {Host: 'evil.example'}],
    ['an address', {Host: '192.0.2.1'}],
    ['another origin', {Origin: 'http://evil.example'}],
    ['another port', {Origin: 'http://127.0.0.1:1'}],
    ['a script of another site', {'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors'}],
  ])('refuses %s with a sentence', async (_what, headers) => {
    for (const target of ['/', '/main.js', '/webpack-dev-server/invalidate']) {
      const answer = await ask(target, {Host: own(), ...headers});
      expect(answer).toMatch(/^HTTP\/1\.1 403 /u);
      expect(answer).toContain('npm start -- --host 0.0.0.0');
    }
  });

  test('refuses another host on whatever first line, and survives all of them', async () => {
    for (const line of RAW_LINES) {
      const rest = 'Host: evil.example\r\nConnection: close\r\n\r\n';
      expect([line, await sendRaw(port, line, rest)]).toEqual([
        line,
        expect.not.stringMatching(/^HTTP\/1\.1 [23]/u),
      ]);
    }
    expect(await ask('/main.js', {Host: own()})).toMatch(/^HTTP\/1\.1 200 /u);
  });

  test.each(['open-editor?fileName=package.json', 'invalidate', 'Open-Editor/', 'invalidate/'])(
    'does nothing at %s',
    async (name) => {
      expect(await ask(`/webpack-dev-server/${name}`, {Host: own()})).toMatch(/^HTTP\/1\.1 404 /u);
      expect(invalidated).not.toHaveBeenCalled();
    },
  );

  const knock = (headers: Readonly<Record<string, string>>): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const all = {
          Host: own(),
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          ...headers,
        };
        const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`GET /ws HTTP/1.1\r\n${lines.join('')}\r\n`);
      });
      socket.once('data', (chunk) => {
        socket.destroy();
        resolve(chunk.toString('latin1').split('\r\n')[0] ?? '');
      });
    });

  test('opens a socket for its own page', async () => {
    expect(await knock({Origin: `http://${own()}`})).toContain(' 101 ');
  });

  test.each([
    ['nobody', {}],
    ['another origin', {Origin: 'http://evil.example'}],
    ['another port', {Origin: 'http://127.0.0.1:1'}],
    ['a file', {Origin: 'file://'}],
    ['a sandbox', {Origin: 'null'}],
    ['a name that leads here', {Host: 'evil.example', Origin: 'http://evil.example'}],
    ['the address of all', {Host: '0.0.0.0', Origin: 'http://0.0.0.0'}],
  ])('opens no socket for %s', async (_who, headers) => {
    expect(await knock(headers)).toContain(' 403 ');
  });
});
