import {once} from 'node:events';
import {createServer, type Server} from 'node:net';
import {networkInterfaces} from 'node:os';
import {
  createPortSource,
  createServers,
  isListening,
  listPorts,
  replacePorts,
  restorePorts,
} from '../../../../../plugins/samples/samples/servers';
import {freePort} from './support';

const open: Server[] = [];

async function listen(port: number, host = '127.0.0.1'): Promise<Server> {
  const server = createServer().listen(port, host);
  open.push(server);
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

afterEach(() => {
  open.splice(0).forEach((server) => server.close());
});

/** Where this machine reaches itself: in most networks by both versions of the protocol. */
const LOOPBACK = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({internal}) => internal)
  .map(({address}) => address);

describe('ports of a page (SAMPLES)', () => {
  test('are found where a page names them, each once, sorted', () => {
    expect(
      listPorts([
        'curl http://localhost:4001/graphql and 127.0.0.1:4001',
        'server.listen(4000); app.listen( 4003 )',
        'const options = {port: 4002}; "port": 4004',
        'mesh --port 4005 --port=4006',
        'The year 2026, 1 000 000 items, id 12345.',
      ]),
    ).toEqual([4000, 4001, 4002, 4003, 4004, 4005, 4006]);
  });

  test('are replaced as whole numbers, and restored', () => {
    const ports = new Map([
      [4000, 5200],
      [4001, 5201],
    ]);
    const text = 'http://localhost:4000, 40001, 14000, (4001)';
    expect(replacePorts(text, ports)).toBe('http://localhost:5200, 40001, 14000, (5201)');
    expect(restorePorts(replacePorts(text, ports), ports)).toBe(text);
  });

  test('that are given are free, and given once', async () => {
    const first = await createPortSource()();
    await listen(first);
    expect(await isListening(first)).toBe(true);
    const take = createPortSource(first);
    const [second, third] = [await take(), await take()];
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await isListening(second)).toBe(false);
  });

  test.each(LOOPBACK)('are taken by a server that listens at %s alone', async (own) => {
    const port = await freePort();
    expect(await isListening(port)).toBe(false);
    await listen(port, own);
    expect(await isListening(port)).toBe(true);
    expect(await createPortSource(port)()).not.toBe(port);
  });

  test('go on from the start of the range after its end, and keep four digits', async () => {
    const take = createPortSource(9900);
    const ports = [await take(), await take()];
    expect(ports.some((port) => port < 9000)).toBe(true);
    expect(ports.every((port) => port >= 5200 && port <= 9900)).toBe(true);
  });
});

describe('servers of a page (SAMPLES)', () => {
  test('one that answers only now is serving; one that did before is not', async () => {
    const [early, late] = [await freePort(), await freePort()];
    await listen(early);
    const watch = await createServers(
      new Map([
        [4000, early],
        [4001, late],
      ]),
    ).look();
    expect(await watch.isServing()).toBe(false);
    await listen(late);
    expect(await watch.isServing()).toBe(true);
  });

  test('one that is started again on its port is a new one', async () => {
    const port = await freePort();
    const server = await listen(port);
    const watch = await createServers(new Map([[4000, port]])).look();
    await close(server);
    expect(await watch.isServing()).toBe(false);
    await listen(port);
    expect(await watch.isServing()).toBe(true);
  });

  test('a port that is taken is released by its own server alone, and by all where none is named', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const servers = createServers(
      new Map([
        [4000, one],
        [4001, two],
      ]),
    );
    const stopOne = jest.fn(() => Promise.resolve());
    const stopTwo = jest.fn(() => Promise.resolve());
    const first = await servers.look();
    const firstServer = await listen(one);
    await first.claim(stopOne);
    const second = await servers.look();
    const secondServer = await listen(two);
    await second.claim(stopTwo);
    await close(firstServer);
    await close(secondServer);
    await servers.release(`listen EADDRINUSE: 127.0.0.1:${two}`);
    expect([stopOne.mock.calls.length, stopTwo.mock.calls.length]).toEqual([0, 1]);
    await servers.release('listen EADDRINUSE');
    expect([stopOne.mock.calls.length, stopTwo.mock.calls.length]).toEqual([1, 2]);
  });

  test('a port is released only once nothing answers on it, also after its shell is gone', async () => {
    const port = await freePort();
    const servers = createServers(new Map([[4000, port]]));
    const watch = await servers.look();
    const server = await listen(port);
    await watch.claim(() => {
      setTimeout(() => server.close(), 100);
      return Promise.resolve();
    });
    await servers.release(`listen EADDRINUSE: 127.0.0.1:${port}`);
    expect(await isListening(port)).toBe(false);
  });
});
