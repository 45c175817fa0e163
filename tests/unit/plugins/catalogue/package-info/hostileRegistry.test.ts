import {ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {refreshForBuild, runRefreshCommand} from '../../../../../plugins/catalogue/package-info';
import {DEFAULT_OPTIONS} from '../../../../../plugins/catalogue/package-info/createSources';
import {readSnapshot} from '../../../../../plugins/catalogue/package-info/snapshot';
import {
  buildArchive,
  buildTarball,
  integrityOf,
  type TarEntry,
} from '../../../../support/packageInfo/buildTarball';
import {buildPackument} from '../../../../support/packageInfo/packuments';
import {
  type Handler,
  json,
  silent,
  startServer,
  type TestServer,
  text,
} from '../../../../support/packageInfo/startServer';

const NAME = 'name';
/** In every text that must not reach the snapshot. */
const EVIL = 'EVIL';

const siteDir = mkdtempSync(path.join(tmpdir(), 'hostile-'));
const canary = path.join(siteDir, 'code-has-run');
const run = `node -e "require('node:fs').writeFileSync(${JSON.stringify(canary)}, '')"`;
const MANIFEST = JSON.stringify({
  name: NAME,
  version: '1.0.0',
  scripts: Object.fromEntries(
    ['preinstall', 'install', 'postinstall', 'prepare', 'prepack', 'dependencies'].map((when) => [
      when,
      run,
    ]),
  ),
});
const evilArchive = buildTarball({'package.json': MANIFEST, 'README.md': EVIL});

/** What a package document says about its only version, from the addresses of the registry and of another server. */
type Dist = (registry: string, other: string) => unknown;
interface Attack {
  readonly dist?: Dist;
  /** What is at `name.tgz` of the registry. */
  readonly archive?: Buffer | Handler;
  /** In place of the document. */
  readonly document?: (other: string) => Handler;
  /** The README that an honest reader finds in spite of all; none by default. */
  readonly readme?: string;
}

const at =
  (address: string | ((registry: string, other: string) => unknown)): Dist =>
  (registry, other) => ({
    tarball: typeof address === 'string' ? address : address(registry, other),
    integrity: integrityOf(evilArchive),
  });
const promised =
  (integrity: unknown): Dist =>
  (registry) => ({tarball: `${registry}name.tgz`, integrity});
const redirect =
  (location: string): Handler =>
  (response) =>
    response.writeHead(302, {location}).end(EVIL);
const entries = (...list: readonly TarEntry[]) =>
  buildArchive([{name: 'package/package.json', body: MANIFEST}, ...list]);

const ADDRESSES: Readonly<Record<string, Dist>> = Object.fromEntries([
  ...[
    'https://github.com/owner/name',
    'https://github.com/owner/name.git',
    'https://github.com/owner/name#main',
    'https://github.com/owner/name.tgz',
    'https://github.com/owner/name/tree/main',
    'https://gitlab.com/owner/name',
    'https://gitlab.com/owner/name.git#semver:^1',
    'https://bitbucket.org/owner/name',
    'https://gist.github.com/owner/0123456789abcdef0123456789abcdef',
    'https://git.sr.ht/~owner/name',
    'https://user:secret@github.com/owner/name.git',
    'http://github.com/owner/name.git',
    'git+https://github.com/owner/name.git',
    'git+http://127.0.0.1:1/name.git',
    'git+ssh://git@github.com/owner/name.git',
    'git+file:///tmp/name.git',
    'git://github.com/owner/name.git',
    'ssh://git@github.com/owner/name.git',
    'git@github.com:owner/name.git',
    'github:owner/name',
    'gitlab:owner/name',
    'owner/name',
    'npm:other@1.0.0',
    'name@latest',
    'file:///tmp/name.tgz',
    'file:.',
    '.',
    '/tmp/name.tgz',
    'data:application/gzip;base64,AAAA',
    'ftp://127.0.0.1/name.tgz',
    'https:github.com/owner/name.git',
    String.raw`https:\\github.com\owner\name.git`,
    '',
  ].map((address) => [`the address ${JSON.stringify(address)}`, at(address)]),
  ['an address at another origin', at((_registry, other) => `${other}name.tgz`)],
  ['the registry’s host by another name', at((own) => own.replace('127.0.0.1', 'localhost'))],
  [
    'the registry’s name as a user',
    at((own, other) => `${own.slice(0, -1)}@${new URL(other).host}/name.tgz`),
  ],
  ['a password for the registry', at((own) => own.replace('//', '//user:secret@') + 'name.tgz')],
  ['the ending in the query only', at((own) => `${own}name?file=name.tgz`)],
  ['the ending in the fragment only', at((own) => `${own}name.git#name.tgz`)],
  ['another protocol', at((own) => own.replace('http:', 'https:') + 'name.tgz')],
  ['a list', at(() => ['https://github.com/owner/name'])],
]);

const pax = (name: string): TarEntry => {
  const record = ` path=${name}\n`;
  return {name: 'pax', type: 'x', body: `${record.length + 2}${record}`};
};

const ATTACKS: Readonly<Record<string, Attack>> = {
  ...Object.fromEntries(Object.entries(ADDRESSES).map(([title, dist]) => [title, {dist}])),
  'no checksum': {dist: promised(undefined)},
  'an empty checksum': {dist: promised('')},
  'a checksum that can be forged': {dist: promised(integrityOf(evilArchive, 'sha1'))},
  'a checksum of no known kind': {dist: promised('crc32-AAAA')},
  'a checksum without a value': {dist: promised('sha512-')},
  'a checksum that is no text': {dist: promised({sha512: 'x'})},
  'another checksum': {dist: promised(integrityOf('other'))},
  'a weak checksum beside another strong one': {
    dist: promised(`${integrityOf(evilArchive, 'sha1')} ${integrityOf('other')}`),
  },
  'install scripts, with everything as it should be': {
    archive: buildTarball({'package.json': MANIFEST, 'README.md': '# Fine'}),
    readme: '# Fine',
  },
  'a native build': {
    archive: buildTarball({
      'package.json': MANIFEST,
      'binding.gyp': `{'targets': [{'target_name': '<!(${run})'}]}`,
      'README.md': '# Fine',
    }),
    readme: '# Fine',
  },
  'settings of npm and git inside': {
    archive: buildTarball({
      'package.json': MANIFEST,
      '.npmrc': `script-shell=${canary}`,
      '.git/config': `[core]\n fsmonitor = ${run}`,
      '.git/hooks/post-checkout': `#!/bin/sh\n${run}`,
    }),
  },
  'dependencies on repositories': {
    archive: buildTarball({
      'package.json': JSON.stringify({
        name: NAME,
        version: '1.0.0',
        dependencies: {evil: 'git+https://github.com/owner/evil.git'},
        bundledDependencies: ['evil'],
      }),
      'node_modules/evil/package.json': MANIFEST,
    }),
  },
  'a README that is a link': {
    archive: entries({name: 'package/README.md', type: '2', link: '/etc/passwd'}),
  },
  'a README that is a hard link': {
    archive: entries({name: 'package/README.md', type: '1', link: '/etc/passwd'}),
  },
  'a README behind a linked folder': {
    archive: entries(
      {name: 'package/docs', type: '2', link: siteDir},
      {name: 'package/docs/code-has-run', body: ''},
    ),
  },
  'a README that is a device': {archive: entries({name: 'package/README.md', type: '3'})},
  'a README that is a pipe': {archive: entries({name: 'package/README.md', type: '6'})},
  'a README that is a folder': {archive: entries({name: 'package/README.md/', type: '5'})},
  'a file that leads out of the package': {
    archive: entries({name: `package/../../..${canary}`, body: ''}),
  },
  'a file with an absolute name': {archive: entries({name: canary, body: ''})},
  'a pax header that leads out': {archive: entries(pax(canary), {name: 'package/a', body: ''})},
  'a pax header that cannot be read': {
    archive: entries({name: 'pax', type: 'x', body: '99 path=x'}, {name: 'a', body: EVIL}),
  },
  'a bomb': {archive: gzipSync(Buffer.alloc(200_000_000))},
  'a file that is said to be larger': {
    archive: entries({name: 'package/README.md', body: EVIL, size: '77777777777'}),
  },
  'a file of a negative size': {
    archive: entries({name: 'package/README.md', body: EVIL, size: '-0000000001'}),
  },
  'a header with a wrong sum': {
    archive: entries({name: 'package/README.md', body: EVIL, isBroken: true}),
  },
  'too many files': {
    archive: entries(...Array.from({length: 20_001}, (_, index) => ({name: `package/${index}`})), {
      name: 'package/README.md',
      body: EVIL,
    }),
  },
  'folders too deep': {
    archive: entries(
      pax(`package/${'a/'.repeat(2000)}`),
      {name: 'x'},
      {
        name: 'package/README.md',
        body: EVIL,
      },
    ),
  },
  'an archive that is cut off': {archive: evilArchive.subarray(0, evilArchive.length / 2)},
  'an empty archive': {archive: Buffer.alloc(0)},
  'a web page': {archive: Buffer.from(`<html>${EVIL}</html>`)},
  'a script': {archive: Buffer.from(`#!/bin/sh\n${run}\n`)},
  'an archive that never comes': {archive: silent},
  'an archive without an end': {
    archive: (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    },
  },
  'a redirected archive': {
    dist: promised(integrityOf(evilArchive)),
    archive: (response, request) =>
      redirect(request.base.replace('127.0.0.1', 'localhost') + 'evil.tgz')(response, request),
  },
  'a document from another origin': {document: (other) => redirect(`${other}name`)},
  'a document at a code host': {
    document: () => redirect('http://127.0.0.1:1/owner/name/raw/HEAD/name.json'),
  },
  'a document that leads in circles': {document: () => redirect('/name')},
  'a redirect that leads nowhere': {
    document: () => (response) => response.writeHead(302).end(EVIL),
  },
  'a document with scripts and a repository': {
    document: () =>
      json(
        buildPackument(NAME, {
          readme: '# Fine',
          versions: {'2.0.0': JSON.parse(MANIFEST), __proto__: JSON.parse(MANIFEST)},
          repository: `git+file://${siteDir}`,
          _resolved: 'git+https://github.com/owner/name.git',
        }),
      ),
    readme: '# Fine',
  },
  'a document about another package': {document: () => json(buildPackument('other'))},
};

let registry: TestServer | undefined;
let other: TestServer | undefined;
const begun = jest.spyOn(ChildProcess.prototype as unknown as {spawn: () => number}, 'spawn');

beforeAll(async () => {
  other = await startServer({
    '/name': json(buildPackument(NAME, {readme: EVIL})),
    '/name.tgz': text(evilArchive),
  });
});
beforeEach(() => {
  begun.mockClear();
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation(() => {});
  }
});
afterEach(() => registry?.close());
afterAll(async () => {
  jest.restoreAllMocks();
  await other?.close();
  await rm(siteDir, {recursive: true, force: true});
});

async function startRegistry({dist, archive = evilArchive, document}: Attack): Promise<TestServer> {
  const elsewhere = other?.url ?? '';
  const own =
    typeof archive === 'function' ? promised(integrityOf('')) : promised(integrityOf(archive));
  const describe: Handler = (response, request) =>
    json(
      buildPackument(NAME, {
        latest: '1.0.0',
        readme: undefined,
        versions: {
          '1.0.0': {...JSON.parse(MANIFEST), dist: (dist ?? own)(request.base, elsewhere)},
        },
      }),
    )(response, request);
  return startServer({
    '/name': document?.(elsewhere) ?? describe,
    '/name.tgz': typeof archive === 'function' ? archive : text(archive),
    '/evil.tgz': text(evilArchive),
    '/name.git': text(evilArchive),
  });
}

test('VAL-13: at least sixty hostile answers are tried', () => {
  expect(Object.keys(ATTACKS).length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.entries(ATTACKS))('VAL-13: a registry answers with %s', (_title, attack) => {
  test.each(['the command', 'a build'])('and no code runs in %s', async (where) => {
    registry = await startRegistry(attack);
    const shared = {
      siteDir: mkdtempSync(path.join(siteDir, 'run-')),
      requests: [{name: NAME}],
      npm: {registry: registry.url},
      options: {
        ...DEFAULT_OPTIONS,
        cachePath: 'cache',
        snapshotPath: 'snapshot.json',
        retries: 0,
        timeoutMs: 400,
      },
    };
    let readme: string | undefined;
    if (where === 'a build') {
      readme = (await refreshForBuild({...shared, previous: {}, build: 'hostile'}))[NAME]?.readme;
    } else {
      await runRefreshCommand({...shared, stream: {write: () => true}});
      const snapshot = await readSnapshot(path.join(shared.siteDir, shared.options.snapshotPath));
      readme = snapshot[NAME]?.readme;
    }
    expect(begun).not.toHaveBeenCalled();
    expect(existsSync(canary)).toBe(false);
    expect(readme).toBe(attack.readme);
  });
});
