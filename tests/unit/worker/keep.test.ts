import {createHash} from 'node:crypto';
import {
  OFFLINE_FILE_LIMIT,
  OFFLINE_NETWORK_PATIENCE_MS,
  OFFLINE_PAGE_LIMIT,
} from '../../../src/lib/constants';
import {HASH_DIGITS, cachesOf} from '../../../src/lib/contracts/offline';
import type * as Answer from '../../../src/worker/answer';
import type * as Keep from '../../../src/worker/keep';
import type * as Tidy from '../../../src/worker/tidy';

const ORIGIN = 'https://site.test';
const NAMES = cachesOf('/');
const kept = new Map<string, Map<string, Response>>();
/** What the host answers, and what the build has written, by path. */
const host = new Map<string, () => Response>();
const built = new Map<string, string>();
const asked: string[] = [];

const TYPES = {js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', html: 'text/html'};
const urlOf = (asking: Request | string): string =>
  (typeof asking === 'string' ? asking : asking.url).replace(/[?#].*$/u, '');

/** As browsers do it: addresses in the order in which they were put in; an answer can be read as often as it is asked for. */
function openCache(name: string) {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    delete: async (key: Request | string) => entries.delete(urlOf(key)),
    put: async (key: Request | string, response: Response) =>
      void entries.set(urlOf(key), response),
    match: async (key: Request | string) => entries.get(urlOf(key))?.clone(),
    keys: async () => [...entries.keys()].map((url) => ({url})),
  };
}

/** As answers of the own site are in browsers. */
function basic(text: string, type: keyof typeof TYPES, init: ResponseInit = {}): Response {
  const response = new Response(text, {...init, headers: {'content-type': TYPES[type]}});
  const own = Object.defineProperty(response, 'type', {value: 'basic'});
  return Object.defineProperty(own, 'clone', {value: () => basic(text, type, init)});
}

function build(path: string, text: string, type: keyof typeof TYPES): void {
  built.set(path, createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS));
  host.set(path, () => basic(text, type));
}

const pageText = (name: string, head = ''): string =>
  `<head>${head}</head><body><div id=__docusaurus>${name}</div></body>`;

Object.assign(globalThis, {
  self: Object.assign(globalThis, {location: {origin: ORIGIN}}),
  WORKER_SETTINGS: {baseUrl: '/', locales: ['/fr/', '/']},
  caches: {
    open: async (name: string) => openCache(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  },
  fetch: async (asking: Request | string, {cache = 'default'}: RequestInit = {}) => {
    const path = new URL(urlOf(asking)).pathname;
    asked.push(cache === 'default' ? path : `${path} ${cache}`);
    if (path.endsWith('/offline.json')) {
      const base = path.replace('offline.json', '');
      const files = [...built]
        .filter(([address]) =>
          base === '/' ? !address.startsWith('/fr/') : address.startsWith(base),
        )
        .map(([address, hash]) => ({address, hash, bytes: 1}));
      return Response.json({version: '1', files});
    }
    const answer = host.get(`${path} ${cache}`) ?? host.get(path);
    if (answer === undefined) {
      throw new TypeError('Failed to fetch');
    }
    return answer();
  },
});

type Worker = typeof Answer & typeof Keep & typeof Tidy;
let worker: Worker;

/** As a browser starts it: with nothing in memory, and with what is kept. */
async function startWorker(): Promise<Worker> {
  jest.resetModules();
  return {
    ...(await import('../../../src/worker/keep')),
    ...(await import('../../../src/worker/answer')),
    ...(await import('../../../src/worker/tidy')),
  };
}

beforeEach(async () => {
  [kept, host, built].forEach((map) => map.clear());
  asked.length = 0;
  build('/offline', pageText('offline'), 'html');
  worker = await startWorker();
});

async function read(...names: readonly (number | string)[]): Promise<void> {
  for (const name of names) {
    build(`/docs/${name}`, pageText(String(name)), 'html');
  }
  for (const name of names) {
    await worker.keepPage(`${ORIGIN}/docs/${name}`, basic(pageText(String(name)), 'html'));
  }
}

const listKept = (name: string): readonly string[] =>
  [...(kept.get(name)?.keys() ?? [])].map((key) => key.replace(ORIGIN, ''));
const pages = (): readonly string[] =>
  listKept(NAMES.pages)
    .filter((key) => key !== '/offline')
    .map((key) => key.replace('/docs/', ''));
const files = (): readonly string[] =>
  listKept(NAMES.files).filter((key) => key !== '/offline.json');

/** An event of the browser, and its answer once all that it has begun has ended. */
async function ask(
  path: string,
  kind: 'answerFile' | 'answerFixed' | 'answerPage',
  cache: RequestCache = 'default',
): Promise<Response> {
  const works: Promise<unknown>[] = [];
  const event = {
    request: {url: ORIGIN + path, cache},
    waitUntil: (work: Promise<unknown>) => works.push(work),
  };
  const response = await worker[kind](event as unknown as ServiceWorkerFetchEvent);
  await Promise.all(works);
  return response;
}

test('as many pages as the limit are kept, and of more the last ones', async () => {
  const names = Array.from({length: OFFLINE_PAGE_LIMIT}, (_, index) => String(index));
  await read(...names, 'next', 'last');
  expect(pages()).toEqual([...names.slice(2), 'next', 'last']);
});

test('a page that is read again goes last, and the page about reading offline stays', async () => {
  const names = Array.from({length: OFFLINE_PAGE_LIMIT}, (_, index) => String(index));
  await read(...names, '0', 'next');
  expect(pages()).toEqual([...names.slice(2), '0', 'next']);
  expect(listKept(NAMES.pages)).toContain('/offline');
});

test('after a deployment the newest list holds, also while the worker runs', async () => {
  const now = jest.spyOn(performance, 'now');
  now.mockReturnValue(0);
  await read('a');
  now.mockReturnValue(3_600_000);
  await read('b');
  expect(pages()).toEqual(['a', 'b']);
  now.mockRestore();
});

describe('files', () => {
  const MAIN = '/assets/js/main.1234abcd.js';
  const html = pageText('a', `<script src="${MAIN}"></script><img src="/img/logo.svg">`);

  beforeEach(() => {
    build(MAIN, 'run()', 'js');
    build('/img/logo.svg', '<svg/>', 'svg');
    build('/docs/a', html, 'html');
    build('/docs/b', html, 'html');
  });

  test('that a page loads are kept beside it, each fetched once', async () => {
    await worker.keepPage(`${ORIGIN}/docs/a`, basic(html, 'html'));
    await worker.keepPage(`${ORIGIN}/docs/b`, basic(html, 'html'));
    expect(files().toSorted()).toEqual([MAIN, '/img/logo.svg']);
    expect(asked.filter((path) => path.startsWith(MAIN))).toHaveLength(1);
  });

  test.each([
    ['the page of a captive portal', () => basic('<h1>Log in</h1>', 'html')],
    ['a page under the name of a script', () => basic('<h1>Log in</h1>', 'js')],
    ['an empty body', () => basic('', 'js')],
    ['a body that was cut off', () => basic('ru', 'js')],
    ['a wrong type', () => basic('run()', 'html')],
    ['an error', () => basic('run()', 'js', {status: 503})],
  ])('%s is not kept, and the file is, once it comes', async (_name, wrong) => {
    host.set(MAIN, wrong);
    expect(await (await ask(MAIN, 'answerFixed')).text()).toBe(await wrong().text());
    expect(files()).toEqual([]);
    host.set(`${MAIN} reload`, () => basic('run()', 'js'));
    await worker.keepFiles([ORIGIN + MAIN]);
    expect(files()).toEqual([MAIN]);
    expect(asked.filter((path) => path.startsWith(MAIN)).at(-1)).toBe(`${MAIN} reload`);
  });

  test.each([
    ['no hash', new Response('<h1>Log in</h1>')],
    ['another content than its hash', new Response('', {headers: {'portal-hash': 'f'.repeat(16)}})],
  ])('a copy with %s is not answered with, and goes', async (_name, wrong) => {
    openCache(NAMES.files);
    kept.get(NAMES.files)?.set(ORIGIN + MAIN, wrong);
    expect(await (await ask(MAIN, 'answerFixed')).text()).toBe('run()');
    expect(
      await kept
        .get(NAMES.files)
        ?.get(ORIGIN + MAIN)
        ?.text(),
    ).toBe('run()');
  });

  test('are fetched around what is kept where a page asks for that', async () => {
    await ask(MAIN, 'answerFixed');
    await ask(MAIN, 'answerFixed');
    await ask(MAIN, 'answerFixed', 'reload');
    expect(asked.filter((path) => path.startsWith(MAIN))).toHaveLength(2);
  });

  test('are kept once, whatever follows their path', async () => {
    await ask(`${MAIN}?a=1`, 'answerFixed');
    await ask(`${MAIN}?a=2`, 'answerFixed');
    expect(files()).toEqual([MAIN]);
  });

  test('that no build has written are neither kept nor asked for', async () => {
    await worker.keepFiles([`${ORIGIN}/assets/js/theirs.js`]);
    expect(files()).toEqual([]);
    expect(asked).toEqual(['/offline.json no-cache']);
  });

  test('are not more than the limit', async () => {
    const cache = openCache(NAMES.files);
    for (let index = 0; index < OFFLINE_FILE_LIMIT + 10; index += 1) {
      await cache.put(`${ORIGIN}/img/${index}.png`, new Response(''));
    }
    await worker.fitFiles();
    expect(files()).toHaveLength(OFFLINE_FILE_LIMIT);
    expect(files()[0]).toBe('/img/10.png');
  });

  test('beyond the limit go with the pages that were read first', async () => {
    const [files_, pages_] = [openCache(NAMES.files), openCache(NAMES.pages)];
    const fill = async (name: string, count: number): Promise<string> => {
      const paths = Array.from({length: count}, (_, index) => `/img/${name}${index}.png`);
      await Promise.all(paths.map((path) => files_.put(ORIGIN + path, new Response(''))));
      return pageText(name, paths.join(' '));
    };
    const old = await fill('old', 20);
    const texts = [old, pageText('b'), pageText('c'), await fill('new', OFFLINE_FILE_LIMIT - 15)];
    for (const [index, text] of texts.entries()) {
      await pages_.put(`${ORIGIN}/docs/${index}`, basic(text, 'html'));
    }
    await worker.fitFiles();
    expect(pages()).toEqual(['1', '2', '3']);
    expect(files()).toHaveLength(OFFLINE_FILE_LIMIT - 15);
  });

  test('that may change are the newest of the host, and the kept one without a connection', async () => {
    const readLogo = async (): Promise<string> => (await ask('/img/logo.svg', 'answerFile')).text();
    expect(await readLogo()).toBe('<svg/>');
    host.set('/img/logo.svg', () => basic('<svg id="new"/>', 'svg'));
    expect(await readLogo()).toBe('<svg id="new"/>');
    host.clear();
    expect(await readLogo()).toBe('<svg/>');
    await expect(ask('/img/none.svg', 'answerFile')).rejects.toThrow('Failed to fetch');
  });

  test('of another portal on the origin are neither found nor removed', async () => {
    const other = cachesOf('/other/').files;
    openCache(other);
    kept.get(other)?.set(ORIGIN + MAIN, new Response('theirs'));
    expect(await (await ask(MAIN, 'answerFixed')).text()).toBe('run()');
    await worker.tidy();
    expect(listKept(other)).toEqual([MAIN]);
  });
});

describe('pages', () => {
  test.each([
    ['of a captive portal', '/docs/a', '<body><h1>Log in</h1></body>'],
    ['that was cut off', '/docs/a', '<body><div id=__docusaurus>a'],
    ['that no build has written', '/elsewhere', pageText('a')],
  ])('one %s is not kept', async (_name, path, text) => {
    build('/docs/a', pageText('a'), 'html');
    await worker.keepPage(ORIGIN + path, basic(text, 'html'));
    expect(pages()).toEqual([]);
  });

  test('one to which the host has added something is kept', async () => {
    build('/docs/a', pageText('a'), 'html');
    await worker.keepPage(`${ORIGIN}/docs/a`, basic(pageText('a', '<script></script>'), 'html'));
    expect(pages()).toEqual(['a']);
  });

  test('an answer that was redirected is made anew, because browsers refuse it', async () => {
    build('/docs/a', pageText('a'), 'html');
    const redirected = Object.defineProperty(basic(pageText('a'), 'html'), 'redirected', {
      value: true,
    });
    await worker.keepPage(`${ORIGIN}/docs/a`, redirected);
    expect(kept.get(NAMES.pages)?.get(`${ORIGIN}/docs/a`)?.redirected).toBe(false);
  });
});

describe('while a deployment is half done', () => {
  const OLD = '/assets/js/main.11111111.js';
  const NEW = '/assets/js/main.22222222.js';
  const pageWith = (script: string): string => pageText('a', `<script src="${script}"></script>`);
  const serve = (page: string): void => void host.set('/docs/a', () => basic(page, 'html'));
  const readPage = async (): Promise<string> => (await ask('/docs/a', 'answerPage')).text();

  beforeEach(async () => {
    // The patience with the network, which nothing here waits for.
    jest.useFakeTimers({doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate']});
    build(OLD, 'old()', 'js');
    build('/docs/a', pageWith(OLD), 'html');
    await readPage();
    expect(files()).toEqual([OLD]);
  });
  afterEach(() => jest.useRealTimers());

  /** What the new build has written; its list is asked for by a worker that has just been updated. */
  async function publishList(): Promise<void> {
    built.delete(OLD);
    build(NEW, 'new()', 'js');
    build('/docs/a', pageWith(NEW), 'html');
    worker = await startWorker();
    await worker.tidy();
  }

  test('a new page whose scripts are not there yet is shown, and has them once they come', async () => {
    await publishList();
    host.set(NEW, () => basic('gone', 'html', {status: 404}));
    expect(await readPage()).toBe(pageWith(NEW));
    expect(files()).not.toContain(NEW);
    host.set(NEW, () => basic('new()', 'js'));
    expect(await readPage()).toBe(pageWith(NEW));
    expect(files()).toContain(NEW);
  });

  test('a new page beside the list of the build before is shown, and its scripts come from the host', async () => {
    host.set(NEW, () => basic('new()', 'js'));
    serve(pageWith(NEW));
    expect(await readPage()).toBe(pageWith(NEW));
    expect(await (await ask(NEW, 'answerFixed')).text()).toBe('new()');
    expect(files()).not.toContain(NEW);
  });

  test('a page of the build before beside new files is shown, with the script that is kept', async () => {
    await publishList();
    serve(pageWith(OLD));
    host.delete(OLD);
    expect(await readPage()).toBe(pageWith(OLD));
  });

  test('old content under a new name is never kept', async () => {
    await publishList();
    host.set(NEW, () => basic('old()', 'js'));
    await readPage();
    expect(await (await ask(NEW, 'answerFixed')).text()).toBe('old()');
    expect(files()).not.toContain(NEW);
  });

  test('offline in between, the page of the build before is whole', async () => {
    host.clear();
    expect(await readPage()).toBe(pageWith(OLD));
    expect(await (await ask(OLD, 'answerFixed')).text()).toBe('old()');
  });
});

test.each([
  ['back', '1999-12-31', '1980-01-01'],
  ['forward', '2099-01-01', '2150-01-01'],
  ['forward and back', '2099-01-01', '1999-12-31'],
])('a clock that is moved %s changes nothing about what is kept', async (_name, first, second) => {
  jest.useFakeTimers({doNotFake: ['performance'], now: new Date(first)});
  build('/docs/b', pageText('b'), 'html');
  await read('a');
  jest.setSystemTime(new Date(second));
  await read('b');
  await worker.tidy();
  expect(pages()).toEqual(['a', 'b']);
  host.clear();
  expect(await (await ask('/docs/a', 'answerFixed')).text()).toBe(pageText('a'));
  jest.useRealTimers();
});

test('two portals on one origin, each with a base address of its own, keep and find only their own', async () => {
  const settings = Reflect.get(globalThis, 'WORKER_SETTINGS') as {baseUrl: string};
  const other = cachesOf('/other/');
  build('/other/offline', pageText('their offline'), 'html');
  build('/other/docs/a', pageText('theirs'), 'html');
  await read('a');
  Object.assign(globalThis, {WORKER_SETTINGS: {baseUrl: '/other/', locales: ['/other/']}});
  const theirs = await startWorker();
  await theirs.keepPage(`${ORIGIN}/other/docs/a`, basic(pageText('theirs'), 'html'));
  await theirs.tidy();
  expect(listKept(other.pages)).toContain('/other/docs/a');
  expect(await theirs.findKept(`${ORIGIN}/docs/a`)).toBeUndefined();
  Object.assign(globalThis, {WORKER_SETTINGS: settings});
  worker = await startWorker();
  await worker.tidy();
  expect(pages()).toEqual(['a']);
  expect(listKept(other.pages)).toContain('/other/docs/a');
});

test('where the network gives no answer for a while, the page that is kept is shown', async () => {
  await read('a');
  jest.useFakeTimers({doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate']});
  const hung = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const shown = ask('/docs/a', 'answerPage');
  // What is kept is compared with its hash before the wait begins.
  for (let turn = 0; turn < 10_000 && jest.getTimerCount() === 0; turn += 1) {
    await new Promise(setImmediate);
  }
  jest.advanceTimersByTime(OFFLINE_NETWORK_PATIENCE_MS);
  expect(await (await shown).text()).toBe(pageText('a'));
  hung.mockRestore();
  jest.useRealTimers();
});

describe('without a connection', () => {
  const locationOf = async (path: string): Promise<string | null> => {
    const response = await ask(path, 'answerPage');
    return response.headers.get('location');
  };

  test('a page in a language that was never read leads to the offline page that is kept', async () => {
    await read('a');
    host.clear();
    expect(await locationOf('/fr/docs/b?q=1')).toBe(
      `${ORIGIN}/offline?page=${encodeURIComponent('/fr/docs/b?q=1')}`,
    );
    expect(await locationOf('/fr/offline?page=%2Ffr%2Fdocs')).toBe(
      `${ORIGIN}/offline?page=%2Ffr%2Fdocs`,
    );
  });

  test('the offline page in the language of the address comes first', async () => {
    build('/fr/offline', pageText('hors ligne'), 'html');
    build('/fr/docs/a', pageText('a'), 'html');
    await read('a');
    await worker.keepPage(`${ORIGIN}/fr/docs/a`, basic(pageText('a'), 'html'));
    host.clear();
    expect(await locationOf('/docs/b')).toBe(`${ORIGIN}/offline?page=%2Fdocs%2Fb`);
    expect(await locationOf('/fr/docs/b')).toBe(`${ORIGIN}/fr/offline?page=%2Ffr%2Fdocs%2Fb`);
  });

  test('where none is kept there is nothing to lead to', async () => {
    host.clear();
    expect((await ask('/docs/b', 'answerPage')).type).toBe('error');
  });
});

test('caches of earlier versions lose what is of this portal, and go when nothing else is in them', async () => {
  openCache('portal-files');
  kept.get('portal-files')?.set(`${ORIGIN}/assets/a.js`, new Response('a'));
  openCache('portal-language-fr');
  kept.get('portal-language-fr')?.set('https://other.test/a', new Response('a'));
  await worker.removeUnnamed();
  expect([...kept.keys()]).toEqual(['portal-language-fr']);
});
