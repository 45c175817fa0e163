import {
  createPackageInfoClient,
  type PackageInfoClientOptions,
} from '../../../../src/lib/packageInfo/createPackageInfoClient';
import type {PackageProblem} from '../../../../src/lib/packageInfo/loadFacts';
import {buildDownloads, buildPackument} from '../../../support/packageInfo/packuments';
import {
  cutOff,
  type Handler,
  json,
  silent,
  startServer,
  type TestServer,
  text,
} from '../../../support/packageInfo/startServer';

const NAME = '@scope/name';
const DOCUMENT = '/registry/%40scope%2Fname';
const README = '/raw/owner/name/HEAD/packages/x/README.md';
const REQUEST = {name: NAME, repo: 'owner/name'};

let server: TestServer | undefined;
afterEach(() => server?.close());

async function createClient(
  handlers: Record<string, Handler>,
  options: Partial<PackageInfoClientOptions> = {},
) {
  server = await startServer(handlers);
  const problems: PackageProblem[] = [];
  const client = createPackageInfoClient({
    fetch,
    registryUrl: `${server.url}registry/`,
    report: (problem) => problems.push(problem),
    now: () => Date.parse('2026-11-20T12:00:00Z'),
    ...options,
    limits: {retries: 0, timeoutMs: 2000, ...options.limits},
  });
  return {client, problems, server};
}

test('C-15, PKG-1, API-4, API-5, API-6: all facts of a scoped package, its name encoded', async () => {
  server = await startServer({
    [DOCUMENT]: json(buildPackument(NAME)),
    '/week/%40scope%2Fname': json(buildDownloads(NAME)),
    [README]: text('# From the repository'),
  });
  const client = createPackageInfoClient({
    fetch,
    registryUrl: `${server.url}registry`,
    downloadsUrl: `${server.url}week`,
    sourceUrl: `${server.url}raw/`,
    now: () => Date.parse('2026-11-20T12:00:00Z'),
  });
  const date = '2026-11-20';
  expect(await client.get(REQUEST)).toEqual({
    name: NAME,
    readme: '# From the repository',
    createdAt: '2020-01-02T03:04:05.678Z',
    updatedAt: '2024-05-06T07:08:09.000Z',
    description: `About ${NAME}`,
    weeklyNPMDownloads: 12_345,
    downloadsWeek: {start: '2026-11-12', end: '2026-11-18'},
    version: '2.0.0',
    licence: 'MIT',
    directory: 'packages/x',
    fetchedAt: {
      createdAt: date,
      description: date,
      directory: date,
      downloadsWeek: date,
      licence: date,
      readme: date,
      updatedAt: date,
      version: date,
      weeklyNPMDownloads: date,
    },
  });
});

test('API-9: concurrent and later calls share one request', async () => {
  const {client, server: own} = await createClient({[DOCUMENT]: json(buildPackument(NAME))});
  const [first, second] = await Promise.all([client.get({name: NAME}), client.get({name: NAME})]);
  expect(second).toBe(first);
  expect(await client.get({name: NAME})).toBe(first);
  expect(own.paths).toEqual([DOCUMENT]);
});

test('API-9: another README of the same package is another entry', async () => {
  const handlers = {
    [DOCUMENT]: json(buildPackument(NAME)),
    '/raw/owner/name/HEAD/a.md': text('A'),
    '/raw/owner/name/HEAD/b.md': text('B'),
  };
  server = await startServer(handlers);
  const {url} = server;
  const client = createPackageInfoClient({
    fetch,
    registryUrl: `${url}registry`,
    sourceUrl: `${url}raw`,
  });
  const [a, b] = await Promise.all(['a.md', 'b.md'].map((path) => client.get({...REQUEST, path})));
  expect([a?.readme, b?.readme]).toEqual(['A', 'B']);
});

test('API-6, VAL-13: a README answered with 404 is logged, and the text of the error page never shown', async () => {
  const {client, problems} = await createClient(
    {[DOCUMENT]: json(buildPackument(NAME)), '*': text('<h1>Error page</h1>', 404)},
    {sourceUrl: undefined},
  );
  expect((await client.get(REQUEST)).readme).toBe(`# ${NAME}`);
  expect(problems).toEqual([]);
  const withSource = createPackageInfoClient({
    fetch,
    registryUrl: `${server?.url}registry`,
    sourceUrl: `${server?.url}raw`,
    report: (problem) => problems.push(problem),
  });
  expect((await withSource.get(REQUEST)).readme).toBe(`# ${NAME}`);
  expect(problems).toEqual([
    {source: 'repository readme', name: NAME, message: 'The server answered with status 404'},
  ]);
});

test('API-6: by default a missing README is logged as an error to the console', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  server = await startServer({[DOCUMENT]: json(buildPackument(NAME))});
  const {url} = server;
  await createPackageInfoClient({fetch, registryUrl: `${url}registry`, sourceUrl: url}).get(
    REQUEST,
  );
  expect(error.mock.calls).toEqual([
    [
      `The repository readme of "${NAME}" could not be fetched. The server answered with status 404.`,
    ],
  ]);
  error.mockRestore();
});

test('API-5: without a figure from the service there is no figure', async () => {
  server = await startServer({
    [DOCUMENT]: json(buildPackument(NAME)),
    '/week/%40scope%2Fname': json({package: NAME, downloads: 'many'}),
  });
  const {url} = server;
  const problems: PackageProblem[] = [];
  const client = createPackageInfoClient({
    fetch,
    registryUrl: `${url}registry`,
    downloadsUrl: `${url}week`,
    report: (problem) => problems.push(problem),
  });
  const info = await client.get({name: NAME});
  expect(info.weeklyNPMDownloads).toBeUndefined();
  expect(info.downloadsWeek).toBeUndefined();
  expect(problems.map(({source}) => source)).toEqual(['downloads']);
});

describe('API-4: a document that cannot be had', () => {
  const failures: [string, Handler, RegExp][] = [
    ['404', text('{}', 404), /status 404/u],
    ['slow', silent, /within 150 ms/u],
    ['cut off in the middle', cutOff(buildPackument(NAME)), /terminated/u],
    ['not JSON', text('<html>'), /it is not JSON/u],
    ['wrong types', json({...buildPackument(NAME), versions: 3}), /versions must be an object/u],
    ['larger than allowed', text('x'.repeat(200_000)), /larger than 100000 bytes/u],
  ];
  test.each(failures)(
    '%s rejects, and the next call tries again',
    async (_title, fail, message) => {
      const {client} = await createClient(
        {
          [DOCUMENT]: (response, request) =>
            (request.count === 1 ? fail : json(buildPackument(NAME)))(response, request),
        },
        {limits: {timeoutMs: 150, maxBytes: 100_000}},
      );
      await expect(client.get({name: NAME})).rejects.toThrow(message);
      expect((await client.get({name: NAME})).version).toBe('2.0.0');
    },
  );

  test('500 then success succeeds after a pause', async () => {
    const {client, server: own} = await createClient(
      {
        [DOCUMENT]: (response, request) =>
          (request.count === 1 ? text('', 500) : json(buildPackument(NAME)))(response, request),
      },
      {limits: {retries: 1}},
    );
    expect((await client.get({name: NAME})).version).toBe('2.0.0');
    expect(own.paths).toHaveLength(2);
  });
});
