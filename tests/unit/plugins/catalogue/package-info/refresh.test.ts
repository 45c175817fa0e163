import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_OPTIONS} from '../../../../../plugins/catalogue/package-info/createSources';
import {
  refreshForBuild,
  refreshPackages,
  runRefreshCommand,
} from '../../../../../plugins/catalogue/package-info';
import {readSnapshot} from '../../../../../plugins/catalogue/package-info/snapshot';
import type {PackageSnapshot} from '../../../../../src/lib/contracts/packageInfo';
import {README_MAX_BYTES, README_PLACEHOLDER} from '../../../../../src/lib/constants';
import {buildTarball, integrityOf} from '../../../../support/packageInfo/buildTarball';
import {buildDownloads, buildPackument} from '../../../../support/packageInfo/packuments';
import {
  type Handler,
  json,
  silent,
  startServer,
  type TestServer,
  text,
} from '../../../../support/packageInfo/startServer';

const requests = Array.from({length: 18}, (_, index) => ({name: `@s/p${index}`, repo: 'o/r'}));
const previous: PackageSnapshot = Object.fromEntries(
  requests.map(({name}) => [
    name,
    {
      name,
      version: '0.1.0',
      weeklyNPMDownloads: 9,
      fetchedAt: {version: '2026-01-01', weeklyNPMDownloads: '2026-01-01'},
    },
  ]),
);
const stream = {write: () => true};

let server: TestServer | undefined;
let siteDir = '';
const logged: unknown[][] = [];
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  logged.length = 0;
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      logged.push([method, ...words]);
    });
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server?.close();
  await rm(siteDir, {recursive: true, force: true});
});

const documents: Handler = (response, request) =>
  json(buildPackument(decodeURIComponent(request.path.slice(1))))(response, request);

async function start(handlers: Record<string, Handler>) {
  server = await startServer(handlers);
  return {
    url: server.url,
    paths: server.paths,
    common: {
      siteDir,
      requests,
      npm: {registry: server.url, cache: path.join(siteDir, 'npm')},
    },
    options: {...DEFAULT_OPTIONS, cachePath: 'cache', snapshotPath: 'snapshot.json'},
  };
}

describe('during a build', () => {
  test('a dead registry ends within the budget, is said once, and changes nothing', async () => {
    const {common, options, paths} = await start({'*': silent});
    const build = () =>
      refreshForBuild({
        ...common,
        previous,
        options: {...options, budgetMs: 700},
        build: 'one build',
      });
    const languages = [await build(), await build(), await build(), await build()];
    expect(languages).toEqual(Array(4).fill(previous));
    // One budget for all languages: who came later asked for nothing.
    expect(paths.length).toBeLessThanOrEqual(options.concurrency);
    expect(logged).toHaveLength(1);
    expect(String(logged[0]?.at(-1))).toContain(
      'The document of "@s/p0" and 17 other packages could not be fetched: It was given up: the time for fetching is over. What is missing keeps its last known value.',
    );
  });

  test('a registry that refuses connections does not end the build either', async () => {
    const {common, options} = await start({});
    const build = refreshForBuild({
      ...common,
      npm: {registry: 'http://127.0.0.1:1/'},
      previous,
      options: {...options, retries: 0},
      build: 'refused',
    });
    expect(await build).toEqual(previous);
    expect(logged).toHaveLength(1);
  });

  test('API-9: the languages of a build, and later builds, share what was fetched', async () => {
    const {common, options, paths} = await start({'*': documents});
    const build = (name: string) =>
      refreshForBuild({...common, previous: {}, options, build: name});
    const first = await build('a');
    expect(first['@s/p3']?.version).toBe('2.0.0');
    expect(await build('a')).toEqual(first);
    expect(await build('b')).toEqual(first);
    expect(paths).toHaveLength(requests.length);
    expect(logged).toEqual([]);
  });

  test('API-9: what came without a source is asked for again with it', async () => {
    const {common, options, paths, url} = await start({'*': documents});
    for (const [build, sources] of [
      ['a', {}],
      ['b', {sourceUrl: `${url}raw`}],
      ['c', {downloadsUrl: `${url}figures`}],
    ] as const) {
      paths.splice(0);
      await refreshForBuild({...common, previous: {}, options: {...options, ...sources}, build});
      expect(paths).toContain('/%40s%2Fp0');
    }
  });

  test('what failed is asked for again by the next build, not by the next language', async () => {
    const {common, options, paths} = await start({
      '*': documents,
      '/%40s%2Fp0': (response, request) =>
        (request.count === 1 ? text('{}', 404) : documents)(response, request),
    });
    const build = (name: string) => refreshForBuild({...common, previous, options, build: name});
    expect((await build('a'))['@s/p0']?.version).toBe('0.1.0');
    expect((await build('a'))['@s/p0']?.version).toBe('0.1.0');
    expect((await build('b'))['@s/p0']?.version).toBe('2.0.0');
    expect(paths).toHaveLength(requests.length + 1);
    expect(logged).toHaveLength(1);
  });
});

describe('npm run packages:refresh', () => {
  test('writes the snapshot, the same bytes twice, and says what changed', async () => {
    const {common, options} = await start({'*': documents});
    expect(await runRefreshCommand({...common, options, stream})).toBe(0);
    const file = path.join(siteDir, options.snapshotPath);
    const first = await readFile(file, 'utf8');
    expect(logged.flat().join('\n')).toContain('@s/p0: version none → 2.0.0');
    expect(await runRefreshCommand({...common, options, stream})).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(first);
    expect(logged.flat().join('\n')).toContain('Nothing has changed but dates');
  });

  test('fails and leaves the snapshot alone when the registry knows no package', async () => {
    const {common, options} = await start({});
    expect(await runRefreshCommand({...common, options, stream})).toBe(1);
    expect(await readSnapshot(path.join(siteDir, options.snapshotPath))).toEqual({});
  });

  test('PKG-1: last values stay with their date, and API-6: a README with 404 is logged as an error', async () => {
    const {common, options, url} = await start({
      '*': documents,
      '/%40s%2Fp0': text('{}', 404),
      '/week/%40s%2Fp1': json(buildDownloads('@s/p1', 3)),
      '/week/%40s%2Fp2': text('', 404),
      '/raw/o/r/HEAD/packages/x/README.md': text('nothing here', 404),
    });
    const three = requests.slice(0, 3);
    await runRefreshCommand({
      ...common,
      requests: three,
      options: {...options, downloadsUrl: `${url}week`, sourceUrl: `${url}raw`},
      stream,
    });
    const snapshot = await readSnapshot(path.join(siteDir, options.snapshotPath));
    expect(Object.keys(snapshot)).toEqual(['@s/p1', '@s/p2']);
    expect(snapshot['@s/p1']?.weeklyNPMDownloads).toBe(3);
    expect(snapshot['@s/p1']?.readme).toBe('# @s/p1');
    expect(snapshot['@s/p2']?.weeklyNPMDownloads).toBeUndefined();
    expect(logged.filter(([method]) => method === 'error').join('\n')).toContain(
      'The repository readme of "@s/p1" could not be fetched: The server answered with status 404.',
    );
  });

  const cases: [string, Parameters<typeof buildPackument>[1], string | undefined][] = [
    [
      'placeholder README',
      {
        readme: README_PLACEHOLDER,
        versions: {'1.0.0': {readme: 'a'}, '2.0.0': {readme: README_PLACEHOLDER}},
      },
      'a',
    ],
    [
      'empty README',
      {
        readme: '',
        versions: {'1.0.0': {readme: 'a'}, '2.0.0': {readme: 'b'}, '3.0.0-beta.1': {readme: 'c'}},
      },
      'b',
    ],
    ['no README anywhere', {readme: README_PLACEHOLDER}, undefined],
    [
      'README of an unpublished version',
      {
        latest: '2.1.0',
        readme: README_PLACEHOLDER,
        versions: {'1.0.0': {readme: 'a'}, '3.0.0': {readme: 'c'}},
      },
      'a',
    ],
    [
      'README above the limit',
      {readme: 'line\n'.repeat(50_000)},
      'line\n'.repeat(README_MAX_BYTES / 5),
    ],
  ];
  test.each(cases)('VAL-13: %s', async (_title, members, expected) => {
    const {common, options} = await start({'/%40s%2Fp0': json(buildPackument('@s/p0', members))});
    await runRefreshCommand({...common, requests: requests.slice(0, 1), options, stream});
    const snapshot = await readSnapshot(path.join(siteDir, options.snapshotPath));
    expect(snapshot['@s/p0']?.readme).toBe(expected);
  });

  test('a latest version that was unpublished is not shown as the version', async () => {
    const members = {latest: '2.1.0', versions: {'1.0.0': {}}};
    const {common, options} = await start({'/%40s%2Fp0': json(buildPackument('@s/p0', members))});
    await runRefreshCommand({...common, requests: requests.slice(0, 1), options, stream});
    const snapshot = await readSnapshot(path.join(siteDir, options.snapshotPath));
    expect(snapshot['@s/p0']).toBeDefined();
    expect(snapshot['@s/p0']?.version).toBeUndefined();
  });

  test('VAL-13: tarball README where documents carry none, from the newest version that has one, fetched once', async () => {
    const archives = Object.entries({
      '1.0.0': buildTarball({'package.json': '{}', 'README.md': '# One'}),
      '2.0.0': buildTarball({'package.json': '{}'}),
      '3.0.0': buildTarball({'package.json': '{}', 'README.md': '# Three'}),
    });
    const {common, options, paths} = await start({
      '/%40s%2Fp0': (response, request) =>
        json(
          buildPackument('@s/p0', {
            readme: undefined,
            versions: Object.fromEntries(
              archives.map(([version, archive]) => [
                version,
                {dist: {tarball: `${request.base}${version}.tgz`, integrity: integrityOf(archive)}},
              ]),
            ),
          }),
        )(response, request),
      ...Object.fromEntries(
        archives.map(([version, archive]) => [`/${version}.tgz`, text(archive)]),
      ),
    });
    const single = {...common, requests: requests.slice(0, 1), options, stream};
    await runRefreshCommand(single);
    await runRefreshCommand(single);
    const snapshot = await readSnapshot(path.join(siteDir, options.snapshotPath));
    expect(snapshot['@s/p0']?.readme).toBe('# One');
    expect(paths).toEqual(['/%40s%2Fp0', '/2.0.0.tgz', '/1.0.0.tgz', '/%40s%2Fp0']);
  });
});

test.each([
  ['another origin', (other: string) => `${other}evil.tgz`, 'dist.tarball must be a .tgz file'],
  ['a code host', () => 'https://github.com/owner/name.git', 'dist.tarball must be a .tgz file'],
  ['no checksum', () => undefined, 'dist.integrity must be a checksum'],
])(
  'VAL-13: a published package with %s is refused with a sentence',
  async (_what, choose, sentence) => {
    const tarball = choose('http://127.0.0.1:1/');
    const {common, options} = await start({
      '/%40s%2Fp0': (response, request) =>
        json(
          buildPackument('@s/p0', {
            readme: undefined,
            versions: {'2.0.0': {dist: {tarball: tarball ?? `${request.base}a.tgz`}}},
          }),
        )(response, request),
    });
    await runRefreshCommand({...common, requests: requests.slice(0, 1), options, stream});
    const said = logged.filter(([method]) => method === 'error').join('\n');
    expect(said).toContain('The published readme of "@s/p0" could not be fetched');
    expect(said).toContain(sentence);
  },
);

test('API-4: a document is not taken from another origin, and the log says so', async () => {
  const elsewhere = await startServer({'*': documents});
  const {common, options} = await start({
    '*': (response, {path: asked}) =>
      response.writeHead(302, {location: `${elsewhere.url}${asked.slice(1)}`}).end(),
  });
  expect(
    await runRefreshCommand({...common, requests: requests.slice(0, 1), options, stream}),
  ).toBe(1);
  await elsewhere.close();
  expect(logged.filter(([method]) => method === 'error').join('\n')).toContain(
    `redirects to ${new URL(elsewhere.url).origin}, and nothing is taken from another origin`,
  );
});

test('API-4: a redirect within the registry is followed', async () => {
  const {common, options} = await start({
    '/%40s%2Fp0': (response) => response.writeHead(301, {location: '/moved'}).end(),
    '/moved': json(buildPackument('@s/p0')),
  });
  await runRefreshCommand({...common, requests: requests.slice(0, 1), options, stream});
  const snapshot = await readSnapshot(path.join(siteDir, options.snapshotPath));
  expect(snapshot['@s/p0']?.version).toBe('2.0.0');
});

test('API-4: never more packages at the same time than allowed; API-9: a package asked for twice is fetched once', async () => {
  let open = 0;
  let most = 0;
  let reads = 0;
  const {snapshot} = await refreshPackages({
    requests: [...requests, ...requests],
    previous: {},
    concurrency: 4,
    today: '2026-11-20',
    sources: {
      readDocument: async (name) => {
        open += 1;
        reads += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 5));
        open -= 1;
        return buildPackument(name);
      },
    },
  });
  expect(Object.keys(snapshot)).toHaveLength(requests.length);
  expect(most).toBe(4);
  expect(reads).toBe(requests.length);
});
