import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {checkAddress} from '../../../../../plugins/checks/outside-links/checkAddress';

type Handler = (request: IncomingMessage, response: ServerResponse, visit: number) => void;

/** What hosts answer that want to see people only. */
const REFUSALS = [401, 403, 405, 406, 999];

const visits = new Map<string, number>();
let server: Server;
let origin = '';

const answers: Readonly<Record<string, Handler>> = {
  '/ok': (_, response) => response.end('fine'),
  '/page': (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<h2 id="one">1</h2><a name=two></a><h2 id="user-content-three">3</h2>');
  },
  '/moved': (_, response) => response.writeHead(301, {location: '/page'}).end(),
  '/for-now': (_, response) => response.writeHead(302, {location: '/page'}).end(),
  '/mixed': (_, response) => response.writeHead(301, {location: '/for-now'}).end(),
  '/circle': (_, response) => response.writeHead(301, {location: '/circle'}).end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  ...Object.fromEntries(
    REFUSALS.map((status) => [
      `/people-only/${status}`,
      (_: unknown, response: ServerResponse) => response.writeHead(status).end(),
    ]),
  ),
  '/busy': (_, response, visit) =>
    visit === 1 ? response.writeHead(429, {'retry-after': '3'}).end() : response.end('fine'),
  '/too-busy': (_, response) => response.writeHead(429, {'retry-after': '3600'}).end(),
  '/flaky': (_, response, visit) => response.writeHead(visit === 1 ? 500 : 200).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/silent': () => undefined,
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    const visit = (visits.get(path) ?? 0) + 1;
    visits.set(path, visit);
    answers[path]?.(request, response, visit);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => visits.clear());

afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

async function check(path: string) {
  const pauses: number[] = [];
  const finding = await checkAddress(origin + path, {
    timeoutMs: 300,
    signal: new AbortController().signal,
    random: () => 1,
    pause: async (durationMs) => {
      pauses.push(durationMs);
    },
  });
  return {finding, pauses, visits: visits.get(path.split('#')[0] ?? '')};
}

test.each([
  ['/ok', 'alive', 200],
  ['/ok#part', 'alive', 200],
  ['/page#one', 'alive', 200],
  ['/page#two', 'alive', 200],
  ['/page#three', 'alive', 200],
  ['/page#:~:text=one', 'alive', 200],
  ['/page#four', 'doubtful', 200],
  ['/page#50%', 'doubtful', 200],
  ['/moved', 'moved', 200],
  ['/for-now', 'alive', 200],
  ['/mixed', 'alive', 200],
  ['/gone', 'dead', 404],
] as const)('%s is %s (A5)', async (path, state, status) => {
  const {finding, pauses} = await check(path);

  expect(finding).toMatchObject({state, status});
  expect(pauses).toEqual([]);
});

test('a moved page names its new address, with the heading of the link (A5)', async () => {
  const {finding} = await check('/moved#one');

  expect(finding).toMatchObject({state: 'moved', newAddress: `${origin}/page#one`});
});

test('a host that asks for a pause gets it (A5)', async () => {
  const {finding, pauses} = await check('/busy');

  expect(finding.state).toBe('alive');
  expect(pauses).toEqual([3000]);
});

test('a host that asks for a pause too long is not waited for (A5)', async () => {
  const {finding, visits: count} = await check('/too-busy');

  expect(finding).toMatchObject({state: 'dead', status: 429});
  expect(count).toBe(1);
});

test('what fails for a moment is asked again, with growing pauses (A5)', async () => {
  expect((await check('/flaky')).finding.state).toBe('alive');

  const {finding, pauses} = await check('/broken');
  expect(finding).toMatchObject({state: 'dead', status: 500});
  expect(pauses).toEqual([500, 1000]);
});

test('a host that does not answer is given up after the time allowed (A5)', async () => {
  const {finding, visits: count} = await check('/silent');

  expect(finding).toEqual({state: 'dead', reason: 'No complete answer came within 300 ms.'});
  expect(count).toBe(3);
});

test('a refused connection is dead, and says so (A5)', async () => {
  const finding = await checkAddress('http://127.0.0.1:1/', {
    timeoutMs: 300,
    retries: 0,
    signal: new AbortController().signal,
  });

  expect(finding).toEqual({
    state: 'dead',
    reason: expect.stringMatching(/^No connection: .+\.$/u),
  });
});

test('redirects in a circle end (A5)', async () => {
  const {finding, visits: asked} = await check('/circle');
  expect(finding).toMatchObject({
    state: 'dead',
    reason: expect.stringContaining('redirects more than 5 times'),
  });
  expect(asked).toBe(6);
});

test.each(REFUSALS)(
  'a refusal with %i hints at the list of hosts that refuse programs (A5)',
  async (status) => {
    expect((await check(`/people-only/${status}`)).finding.reason).toContain(
      'src/family/data/uncheckedHosts.ts',
    );
  },
);
