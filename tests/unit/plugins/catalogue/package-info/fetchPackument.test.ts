import {fetchPackument} from '../../../../../plugins/catalogue/package-info/createSources';
import {RequestError} from '../../../../../src/lib/packageInfo/errors';
import type {Limits} from '../../../../../src/lib/packageInfo/transport';
import {
  fakeTimeouts,
  isSettledAfter,
  waitUntil,
} from '../../../../support/packageInfo/fakeTimeouts';
import {buildPackument} from '../../../../support/packageInfo/packuments';
import {
  cutOff,
  type Handler,
  json,
  silent,
  startServer,
  type TestServer,
  text,
} from '../../../../support/packageInfo/startServer';

const LARGE_BYTES = 50_000_000;

let server: TestServer | undefined;
afterEach(async () => {
  jest.useRealTimers();
  await server?.close();
});

async function fetchFrom(
  handlers: Record<string, Handler>,
  name = 'name',
  given: Partial<Limits> = {},
) {
  server = await startServer(handlers);
  return fetchPackument(name, {registry: server.url}, limits(given));
}

function limits(given: Partial<Limits> = {}): Limits {
  const {signal} = new AbortController();
  return {timeoutMs: 5000, maxBytes: 64_000_000, retries: 0, signal, ...given};
}

const thenDocument =
  (first: Handler): Handler =>
  (response, request) =>
    (request.count === 1 ? first : json(buildPackument('name')))(response, request);

test('API-4: normal: asks for the full document, not the short one of installers', async () => {
  expect(await fetchFrom({'/name': json(buildPackument('name'))})).toEqual(buildPackument('name'));
  expect(server?.headers[0]?.accept).toBe('application/json');
});

test('API-4: scoped name: one encoded segment, at the registry of its scope, with its credentials', async () => {
  server = await startServer({'/%40scope%2Fname': json(buildPackument('@scope/name'))});
  const npm = {
    registry: 'http://127.0.0.1:1/',
    '@scope:registry': server.url,
    [`//${new URL(server.url).host}/:_authToken`]: 'secret',
  } as const;
  const document = await fetchPackument('@scope/name', npm, limits());
  expect(document).toEqual(buildPackument('@scope/name'));
  expect(server.headers[0]?.authorization).toBe('Bearer secret');
});

test('API-4: 404 fails at once, without another attempt', async () => {
  await expect(fetchFrom({}, 'name', {retries: 3})).rejects.toMatchObject({
    failure: 'status',
    answer: {status: 404},
  });
  expect(server?.paths).toHaveLength(1);
});

test('API-4: 429 waits as long as Retry-After says, then succeeds', async () => {
  const start = Date.now();
  const busy: Handler = (response) => response.writeHead(429, {'retry-after': '1'}).end();
  await fetchFrom({'/name': thenDocument(busy)}, 'name', {retries: 1});
  expect(Date.now() - start).toBeGreaterThanOrEqual(990);
  expect(server?.paths).toHaveLength(2);
});

test('API-4: 429 that asks for an hour is given up, not hammered', async () => {
  const busy: Handler = (response) => response.writeHead(429, {'retry-after': '3600'}).end();
  await expect(fetchFrom({'/name': busy}, 'name', {retries: 5})).rejects.toThrow('status 429');
  expect(server?.paths).toHaveLength(1);
});

test('API-4: 500 then success', async () => {
  const document = await fetchFrom({'/name': thenDocument(text('', 500))}, 'name', {retries: 1});
  expect(document).toEqual(buildPackument('name'));
});

test('API-4: slow: the time-out ends each attempt', async () => {
  fakeTimeouts();
  const fetching = fetchFrom({'/name': silent}, 'name', {timeoutMs: 60_000});
  await waitUntil(() => server?.paths.length === 1);
  expect(await isSettledAfter(59_999, fetching)).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(fetching).rejects.toMatchObject({failure: 'timeout'});
});

test('API-4: slow: a body that drips is ended by the same time-out', async () => {
  const drip: Handler = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  };
  await expect(fetchFrom({'/name': drip}, 'name', {timeoutMs: 300})).rejects.toMatchObject({
    failure: 'timeout',
  });
});

test('API-4: cut off in the middle counts as a failure that may pass', async () => {
  const cut = cutOff(buildPackument('name'));
  await expect(fetchFrom({'/name': cut})).rejects.toMatchObject({failure: 'network'});
  await server?.close();
  const document = await fetchFrom({'/name': thenDocument(cut)}, 'name', {retries: 1});
  expect(document).toEqual(buildPackument('name'));
});

test('API-4: not JSON', async () => {
  await expect(
    fetchFrom({'/name': text('<html>Sign in</html>')}, 'name', {retries: 3}),
  ).rejects.toThrow('The package document of "name" is not usable: it is not JSON');
  expect(server?.paths).toHaveLength(1);
});

test('API-4: a document of 50 MB is read', async () => {
  const readme = 'x'.repeat(LARGE_BYTES);
  const document = await fetchFrom({'/name': json(buildPackument('name', {readme}))}, 'name', {
    timeoutMs: 30_000,
  });
  expect(document).toHaveProperty('readme.length', LARGE_BYTES);
}, 60_000);

test('API-4: a document above the limit is refused before it has all arrived', async () => {
  let sent = 0;
  const endless: Handler = (response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(100_000, ' ');
    const send = () => {
      while (!response.destroyed && sent < LARGE_BYTES) {
        sent += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', send);
          return;
        }
      }
    };
    send();
  };
  await expect(fetchFrom({'/name': endless}, 'name', {maxBytes: 1_000_000})).rejects.toMatchObject({
    failure: 'size',
  });
  expect(sent).toBeLessThan(LARGE_BYTES);
});

test('API-4: nobody listening', async () => {
  const npm = {registry: 'http://127.0.0.1:1/'};
  await expect(fetchPackument('name', npm, limits())).rejects.toBeInstanceOf(RequestError);
});
