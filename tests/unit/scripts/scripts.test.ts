import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const ROOT = path.join(__dirname, '../../..');
const SLOW_MS = 20_000;

const runFile = promisify(execFile);

/** Runs code as an ES module, as npm scripts do; Jest's own module system stays out of it. */
async function evaluate(code: string): Promise<unknown> {
  const {stdout} = await runFile(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
  });
  return JSON.parse(stdout);
}

describe('findMissing: what "npm start" has to install', () => {
  test.each([
    ['nothing when all is there', {a: {version: '1.0.0'}}, {a: {version: '1.0.0'}}, []],
    ['a package that is absent', {a: {version: '1.0.0'}}, {}, ['a']],
    ['a package in another version', {a: {version: '1.0.0'}}, {a: {version: '1.0.1'}}, ['a']],
    ['no optional package of another platform', {a: {version: '1.0.0', optional: true}}, {}, []],
    ['no optional development package', {a: {version: '1.0.0', devOptional: true}}, {}, []],
    [
      'an optional package in another version',
      {a: {version: '1.0.0', optional: true}},
      {a: {version: '0.9.0'}},
      ['a'],
    ],
    ['not the project itself', {'': {version: '1.0.0'}}, {}, []],
  ])('%s', async (_what, wanted, installed, missing) => {
    expect(
      await evaluate(
        `import {findMissing} from './scripts/installDependencies.mjs';
         console.log(JSON.stringify(findMissing(${JSON.stringify(wanted)}, ${JSON.stringify(installed)})));`,
      ),
    ).toEqual(missing);
  });
});

test('an unknown task is named together with those that exist', async () => {
  const failure: unknown = await runFile(process.execPath, ['scripts/run.mjs', 'deplyo'], {
    cwd: ROOT,
  }).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^Unknown task "deplyo"\. Known tasks: start, build, preview, new:doc, /u,
    ),
  });
});

describe('docs:version: cutting a version of the documentation (V1)', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'cut-'));
    cpSync(path.join(ROOT, 'scripts'), path.join(siteDir, 'scripts'), {recursive: true});
    writeFileSync(path.join(siteDir, 'versions.json'), '["1.0"]');
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  test.each([
    [[], /^Give the new version one name: npm run docs:version 1\.0$/mu],
    [['2.0', '3.0'], /^Give the new version one name/u],
    [['next/2'], /^"next\/2" cannot be the name of a version, .* Use numbers with dots/u],
    [['current'], /^"current" cannot be the name/u],
    [['1.0'], /^Version 1\.0 exists already \(versions\.json has 1\.0\)\. Choose another name/u],
  ])('the names %j are refused with a sentence', async (names, sentence) => {
    const code = `import {cutVersion} from './scripts/docsVersion.mjs';
       process.exitCode = await cutVersion(${JSON.stringify(names)});`;
    const failure: unknown = await runFile(
      process.execPath,
      ['--input-type=module', '--eval', code],
      {cwd: siteDir},
    ).catch((error: unknown) => error);
    expect(failure).toMatchObject({code: 1, stderr: expect.stringMatching(sentence)});
  });
});

describe('serve: the built site as GitHub Pages serves it', () => {
  let folder: string;
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, 'index.html'), 'home');
    writeFileSync(path.join(folder, '404.html'), 'no such page');
    writeFileSync(path.join(folder, 'about.html'), 'about '.repeat(1000));
    writeFileSync(path.join(folder, 'docs/index.html'), 'docs');
    writeFileSync(path.join(folder, 'docs.md'), '# Docs');
    writeFileSync(path.join(folder, 'llms.txt'), '# Site');
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn(
      process.execPath,
      ['scripts/serve.mjs', folder, '/some/sub-path/', String(port)],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await new Promise((resolve) => server.stdout?.once('data', resolve));
  }, SLOW_MS);

  afterAll(() => {
    server.kill();
    rmSync(folder, {recursive: true});
  });

  test.each([
    ['/some/sub-path/', 200, 'home'],
    ['/some/sub-path/docs', 200, 'docs'],
    ['/some/sub-path/about', 200, 'about'],
    ['/some/sub-path/about?x=1', 200, 'about'],
    ['/some/sub-path/gone', 404, 'no such page'],
    ['/elsewhere', 404, 'no such page'],
    ['/', 404, 'no such page'],
  ])('%s answers %i with "%s" (RTE-4)', async (address, status, text) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(status);
    expect((await response.text()).startsWith(text)).toBe(true);
  });

  test('the base address without its slash leads to the one with it', async () => {
    const response = await fetch(`${origin}/some/sub-path`, {redirect: 'manual'});
    expect([response.status, response.headers.get('location')]).toEqual([301, '/some/sub-path/']);
  });

  test.each([
    ['docs.md', 'text/markdown; charset=utf-8'],
    ['llms.txt', 'text/plain; charset=utf-8'],
  ])('%s is sent as %s (L2)', async (file, type) => {
    const {headers} = await fetch(`${origin}/some/sub-path/${file}`);
    expect(headers.get('content-type')).toBe(type);
  });

  test('pages are compressed for those who can read it', async () => {
    const response = await fetch(`${origin}/some/sub-path/about`, {
      headers: {'Accept-Encoding': 'gzip'},
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});

/** A port that nobody listens on just now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') {
          reject(new Error('No free port.'));
        } else {
          resolve(address.port);
        }
      });
    });
  });
}

test('an English text that was added, reworded or taken out without "npm run i18n" is named (I4)', async () => {
  expect(
    await evaluate(
      `import {listChanges} from './scripts/checkCatalogues.mjs';
       const before = new Map([['a', '1'], ['b', '1'], ['c', '1']]);
       const after = new Map([['b', '2'], ['c', '1'], ['d', '1']]);
       console.log(JSON.stringify(listChanges(before, after)));`,
    ),
  ).toEqual(['b is worded or described differently', 'd is new', 'a is used no more']);
});
