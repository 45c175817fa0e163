import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createMiddleware} from '../../../plugins/languages/other-locales';
import {serveExports} from '../../../plugins/output/markdown-export';
import {NOTHING_LOADED} from '../../../plugins/output/markdown-export/readRoutes';
import {serveIndexes} from '../../../plugins/output/search-index';
import {RAW_LINES, sendRaw} from '../../support/rawRequests';

const ROOT = path.join(__dirname, '../../..');
const SECRET = 'root:';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'raw-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/index.html'), 'home');
  writeFileSync(path.join(folder, 'site/docs.html'), 'docs');
  writeFileSync(path.join(folder, 'site/llms.txt'), 'état');
  writeFileSync(path.join(folder, 'passwd'), SECRET);
});
afterAll(() => rmSync(folder, {recursive: true}));

test('at least sixty first lines are sent', () => {
  expect(RAW_LINES.length).toBeGreaterThanOrEqual(60);
});

describe('the server of npm run preview', () => {
  test.each(['/', '/some/sub-path/'])(
    'answers below %s after each line, and gives nothing else away',
    async (baseUrl) => {
      const port = await findPort();
      const server = spawn(
        process.execPath,
        [path.join(ROOT, 'scripts/serve.mjs'), path.join(folder, 'site'), baseUrl, String(port)],
        {stdio: ['ignore', 'pipe', 'pipe']},
      );
      let complaint = '';
      server.stderr.on('data', (chunk: Buffer) => {
        complaint += chunk.toString();
      });
      const ended = once(server, 'close');
      await once(server.stdout, 'data');
      try {
        for (const line of RAW_LINES) {
          expect(await sendRaw(port, line)).not.toContain(SECRET);
          expect([line, server.exitCode]).toEqual([line, null]);
        }
        expect(await sendRaw(port, `GET ${baseUrl}docs?x=1 HTTP/1.1`)).toMatch(
          /^HTTP\/1\.1 200 .*docs/su,
        );
        expect(await sendRaw(port, `GET http://localhost${baseUrl}docs HTTP/1.1`)).toMatch(
          /docs$/u,
        );
        expect(await sendRaw(port, `GET ${baseUrl}llms.txt HTTP/1.1`)).toMatch(
          /content-type: text\/plain; charset=utf-8/iu,
        );
        expect(await sendRaw(port, `GET ${baseUrl}none HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404 /u);
        expect(await sendRaw(port, `GET ${baseUrl.slice(0, -1) || '/'} HTTP/1.1`)).toMatch(
          baseUrl === '/' ? /home$/u : /^HTTP\/1\.1 301 .*location: \/some\/sub-path\/\r/isu,
        );
        expect(await sendRaw(port, 'OPTIONS * HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /u);
        expect(complaint).toBe('');
      } finally {
        server.kill();
        await ended;
      }
    },
    30_000,
  );
});

describe('answers of the hot-reloading server', () => {
  const context = (): LoadContext =>
    ({
      siteDir: folder,
      baseUrl: '/',
      siteConfig: {url: 'https://docs.example', title: 'Site', baseUrl: '/'},
      i18n: {currentLocale: 'en-US', defaultLocale: 'en-US', locales: ['en-US'], localeConfigs: {}},
      codeTranslations: {},
    }) as unknown as LoadContext;
  const place = {locale: 'en-US', label: 'English', baseUrl: '/'};
  const french = {locale: 'fr', label: 'Français', baseUrl: '/fr/'};
  const answers = {
    'markdown-export': () => serveExports(context(), () => NOTHING_LOADED),
    'search-index': () => serveIndexes(context()),
    'other-locales': () =>
      createMiddleware([place, french], {shown: 'en-US', defaultLocale: 'en-US', css: ''}),
  };

  test.each(Object.entries(answers))('%s throws at no line', async (_name, make) => {
    const thrown: unknown[] = [];
    const middleware = make();
    const server = await listen((request, response) => {
      try {
        middleware(request, response, () => response.writeHead(418).end());
      } catch (error) {
        thrown.push([request.url, error]);
        response.writeHead(500).end();
      }
    });
    const {port} = server.address() as AddressInfo;
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const line of RAW_LINES) {
      await sendRaw(
        port,
        line,
        'Host: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
      );
    }
    server.closeAllConnections();
    server.close();
    jest.restoreAllMocks();
    expect(thrown).toEqual([]);
  });
});

test('no server parses the first line of a request by itself', () => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const parsing = sources
    .trim()
    .split('\n')
    .filter((file) =>
      /new URL\([^)]*\b(?:request|req)\.url\b(?!\()/u.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
  expect(parsing).toEqual([]);
});

function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** A port that nobody listens on just now. */
async function findPort(): Promise<number> {
  const server = await listen(() => {});
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
