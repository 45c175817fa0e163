import {createHash} from 'node:crypto';
import {
  HASH_DIGITS,
  HASH_HEADER,
  type OfflineList,
  cachesOf,
} from '../../../../src/lib/contracts/offline';
import {
  downloadLanguage,
  findMissing,
  parseList,
  wantedPage,
} from '../../../../src/lib/offline/downloadLanguage';
import {findFiles, findUnused, pageKey} from '../../../../src/lib/offline/files';
import {hasRightType, isWorkerMessage, kindOfRequest} from '../../../../src/lib/offline/requests';

const ORIGIN = 'https://a.example';

test.each([
  ['/docs/yoga', '/docs/yoga'],
  ['/docs/yoga/', '/docs/yoga'],
  ['/docs/yoga.html?q=1#top', '/docs/yoga'],
  ['/docs/index.html', '/docs'],
  ['/', '/'],
  ['/fr', '/fr/'],
  ['/fr/', '/fr/'],
  ['/fr/index.html', '/fr/'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(ORIGIN + address, ['/fr/', '/'])).toBe(ORIGIN + key);
});

test.each([
  ['GET', 'navigate', '/base/docs/yoga', 'page'],
  ['GET', 'navigate', '/base/docs/yoga.html', 'page'],
  ['GET', 'navigate', '/base/docs/yoga.md', 'other'],
  ['GET', 'navigate', '/base/press-kit/all.zip', 'other'],
  ['GET', 'navigate', '/elsewhere', 'other'],
  ['POST', 'navigate', '/base/docs', 'other'],
  ['HEAD', 'no-cors', '/base/assets/js/main.1234abcd.js', 'other'],
  ['GET', 'no-cors', '/base/assets/js/main.1234abcd.js', 'fixed'],
  ['GET', 'cors', '/base/fr/assets/search/fr-current-1234abcd.json', 'fixed'],
  ['GET', 'cors', '/base/assets/search/en-US-current-1234abcd/7.json', 'fixed'],
  ['GET', 'cors', '/base/assets/search/en-US-current.json', 'file'],
  ['GET', 'no-cors', '/base/img/favicon.svg', 'file'],
  ['GET', 'cors', '/base/offline.json', 'other'],
  ['GET', 'cors', '/base/docs/yoga.md', 'other'],
])('%s %s of %s is %s', (method, mode, path, kind) => {
  const site = {origin: ORIGIN, baseUrl: '/base/'};
  expect(kindOfRequest({method, mode, url: ORIGIN + path, isRange: false}, site)).toBe(kind);
});

test.each([
  ['/a.js', 'text/javascript; charset=utf-8', true],
  ['/a.js', 'application/javascript', true],
  ['/a.js', 'text/html', false],
  ['/a.css', 'text/css', true],
  ['/a.css', 'text/html', false],
  ['/a.svg', 'image/svg+xml', true],
  ['/a.svg', 'text/html', false],
  ['/a.woff2', 'font/woff2', true],
])('a browser takes %s of the type %s: %s', (path, type, expected) => {
  const response = new Response('', {headers: {'content-type': type}});
  expect(hasRightType(path, response)).toBe(expected);
});

test('other sites and parts of files are left alone', () => {
  const site = {origin: ORIGIN, baseUrl: '/'};
  const facts = {method: 'GET', mode: 'no-cors', isRange: false};
  const url = '/assets/js/main.1234abcd.js';
  expect(kindOfRequest({...facts, url: `https://b.example${url}`}, site)).toBe('other');
  expect(kindOfRequest({...facts, url: ORIGIN + url, isRange: true}, site)).toBe('other');
});

test('a page names its scripts, styles, fonts and pictures, and not its social card', () => {
  const html = `<link rel=stylesheet href=/base/assets/css/styles.1.css><script src="/base/assets/js/main.2.js" defer>
    <meta content="https://a.example/base/img/cards/docs.png"><img srcset="/base/pictures/a-480.avif 480w, /base/pictures/a-960.avif 960w">
    <a href="/base/docs/yoga.md">Markdown export</a><script>["/base/assets/js/main.2.js"]</script><img src="https://b.example/img/x.png">`;
  expect(findFiles(html, `${ORIGIN}/base/docs`, '/base/')).toEqual([
    `${ORIGIN}/base/assets/css/styles.1.css`,
    `${ORIGIN}/base/assets/js/main.2.js`,
    `${ORIGIN}/base/pictures/a-480.avif`,
    `${ORIGIN}/base/pictures/a-960.avif`,
  ]);
});

test('what a text, a link or a script of a page only mentions is not loaded', () => {
  const html = `<p>Put it into <code>/assets/js/theirs.js</code>, or &lt;img src=/img/theirs.png&gt;.</p>
    <a href="/img/press-logo.svg" download>Logo</a><script>load("/assets/js/mentioned.js")</script>
    <script data-load="/assets/js/runtime.1.js#sha256-a/assets/js/x= /assets/js/main.2.js#sha256-b">go()</script>`;
  expect(findFiles(html, `${ORIGIN}/docs`, '/')).toEqual([
    `${ORIGIN}/assets/js/runtime.1.js`,
    `${ORIGIN}/assets/js/main.2.js`,
  ]);
});

test('addresses with a host, which structured data has, are no files of the page', () => {
  const html = `<script type=application/ld+json>{"logo":"${ORIGIN}/img/logo.png"}</script>`;
  expect(findFiles(html, `${ORIGIN}/docs`, '/')).toEqual([]);
});

test('a file stays as long as something kept names it, also by way of others', () => {
  const files = new Map([
    [`${ORIGIN}/assets/js/runtime.aaaaaaaa.js`, '{7:"bbbbbbbb"}'],
    [`${ORIGIN}/assets/js/7.bbbbbbbb.js`, ''],
    [`${ORIGIN}/assets/js/runtime.cccccccc.js`, '{7:"dddddddd"}'],
    [`${ORIGIN}/assets/js/7.dddddddd.js`, ''],
    [`${ORIGIN}/img/logo.svg`, ''],
    [`${ORIGIN}/img/old.svg`, ''],
  ]);
  const page = '<script src="/assets/js/runtime.aaaaaaaa.js"></script><img src="/img/logo.svg">';
  expect(findUnused(files, [page])).toEqual([
    `${ORIGIN}/assets/js/runtime.cccccccc.js`,
    `${ORIGIN}/assets/js/7.dddddddd.js`,
    `${ORIGIN}/img/old.svg`,
  ]);
});

test('names of caches tell portals on one origin apart, also where one stands below the other', () => {
  const names = ['/', '/fr/', '/portal/'].flatMap((base) => Object.values(cachesOf(base)));
  expect(new Set(names).size).toBe(names.length);
  expect(`${cachesOf('/fr/').language}ar`.startsWith(cachesOf('/').language)).toBe(false);
});

test.each([
  null,
  7,
  'accepted',
  {},
  {type: 'other'},
  {type: 'read', address: 'a'},
  {type: 'read', address: 'a', files: [1]},
])('the worker takes %j for no message of the portal', (value) => {
  expect(isWorkerMessage(value)).toBe(false);
});

test.each([
  ['?page=%2Fbase%2Fdocs%3Fq%3D1', '/base/docs?q=1'],
  ['', undefined],
  ['?page=%2Fother', undefined],
  ['?page=https%3A%2F%2Fb.example%2Fbase%2F', undefined],
  ['?page=javascript%3Aalert(1)', undefined],
])('an address ending in %s wants %s', (search, page) => {
  expect(wantedPage(search, '/base/')).toBe(page);
});

test.each(['//b.example', '/\\b.example', '/\t/b.example', '/\n/b.example'])(
  'at the root of a host, %j is no page of the portal',
  (page) => {
    expect(wantedPage(`?page=${encodeURIComponent(page)}`, '/')).toBeUndefined();
  },
);

test.each([undefined, null, [], {version: 1, files: []}, {version: 'a', files: [{address: 1}]}])(
  '%j is no list of files',
  (value) => {
    expect(() => parseList(value)).toThrow('The list of files of this language cannot be read.');
  },
);

describe('downloadLanguage', () => {
  const toAddress = (request: RequestInfo | URL): string =>
    request instanceof Request ? request.url : new URL(request, ORIGIN).href;
  const file = (address: string, text = '0123456789') => ({
    address,
    hash: createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS),
    bytes: 10,
  });
  const LIST: OfflineList = {version: 'v', files: [file('/a'), file('/b'), file('/c')]};

  function makeCache() {
    const kept = new Map<string, Response>();
    return {
      kept,
      match: async (address: RequestInfo | URL) => kept.get(toAddress(address)),
      put: async (address: RequestInfo | URL, response: Response) => {
        kept.set(toAddress(address), response);
      },
      delete: async (request: RequestInfo | URL) => kept.delete(toAddress(request)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    };
  }

  const answer = async (): Promise<Response> => new Response('0123456789');

  test('everything comes, progress ends at the whole size, and a second time nothing is asked for', async () => {
    const cache = makeCache();
    const ask = jest.fn(answer);
    const progress: number[] = [];
    const work = {
      cache,
      ask,
      origin: ORIGIN,
      signal: new AbortController().signal,
      onProgress: (done: number) => progress.push(done),
    };
    await downloadLanguage(LIST, work);
    // Downloads run side by side and may end in any order.
    expect([...cache.kept.keys()].toSorted()).toEqual(
      ['/a', '/b', '/c'].map((path) => ORIGIN + path),
    );
    expect(progress).toEqual([0, 10, 20, 30]);
    await downloadLanguage(LIST, work);
    expect(ask).toHaveBeenCalledTimes(3);
    const next = {version: 'w', files: [file('/a'), file('/b', 'new')]};
    await downloadLanguage(next, {
      ...work,
      ask: ask.mockImplementation(async () => new Response('new')),
    });
    expect(ask).toHaveBeenCalledTimes(4);
    expect([...cache.kept.keys()].toSorted()).toEqual(['/a', '/b'].map((path) => ORIGIN + path));
  });

  test('a file with another content is fetched around every cache, and not kept where it stays so', async () => {
    const cache = makeCache();
    const modes: (string | undefined)[] = [];
    const work = {
      cache,
      origin: ORIGIN,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    const list = {version: 'v', files: [file('/a')]};
    const wrong = async (_address: unknown, init?: RequestInit): Promise<Response> => {
      modes.push(init?.cache);
      return new Response('<h1>Log in</h1>', {headers: {'content-type': 'text/html'}});
    };
    await expect(downloadLanguage(list, {...work, ask: wrong})).rejects.toThrow(
      '/a has another content than the list of files says.',
    );
    expect(modes).toEqual(['no-cache', 'reload']);
    expect(cache.kept.size).toBe(0);
    const stale = async (_address: unknown, init?: RequestInit): Promise<Response> =>
      new Response(init?.cache === 'reload' ? '0123456789' : 'cut o');
    await downloadLanguage(list, {...work, ask: stale});
    expect(await cache.kept.get(`${ORIGIN}/a`)?.text()).toBe('0123456789');
  });

  test('a kept file whose content differs from its label is missing, and is brought anew', async () => {
    const cache = makeCache();
    const list = {version: 'v', files: [file('/a')]};
    const headers = {[HASH_HEADER]: file('/a').hash};
    cache.kept.set(`${ORIGIN}/a`, new Response('garbage', {headers}));
    expect(await findMissing(list, cache, ORIGIN)).toEqual(list.files);
    await downloadLanguage(list, {
      cache,
      ask: answer,
      origin: ORIGIN,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(await findMissing(list, cache, ORIGIN)).toEqual([]);
  });

  test('an answer that is an error, and a stop, keep what has come', async () => {
    const cache = makeCache();
    const controller = new AbortController();
    const work = {cache, origin: ORIGIN, signal: controller.signal, onProgress: () => undefined};
    const ask = async (address: RequestInfo | URL): Promise<Response> =>
      toAddress(address).endsWith('/b') ? new Response('', {status: 404}) : answer();
    await expect(downloadLanguage(LIST, {...work, ask})).rejects.toThrow('/b answered 404.');
    expect(cache.kept.has(`${ORIGIN}/b`)).toBe(false);
    controller.abort();
    await expect(downloadLanguage(LIST, {...work, ask: answer})).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
