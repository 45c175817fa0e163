import {OFFLINE_PAGE_LIMIT} from '../../../src/lib/constants';
import {CACHES} from '../../../src/lib/contracts/offline';

const ORIGIN = 'https://site.test';
const kept = new Map<string, Map<string, Response>>();

/** As browsers do it: addresses in the order in which they were put in. */
function openCache(name: string) {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    delete: async (key: string) => entries.delete(key),
    put: async (key: string, response: Response) => void entries.set(key, response),
    add: async (key: string) => void entries.set(key, new Response()),
    keys: async () => [...entries.keys()],
  };
}

Object.assign(globalThis, {
  self: globalThis,
  WORKER_SETTINGS: {baseUrl: '/', locales: ['/']},
  caches: {
    open: async (name: string) => openCache(name),
    match: async (key: string) =>
      [...kept.values()].map((entries) => entries.get(key)).find((found) => found !== undefined),
  },
});

async function read(...names: readonly (number | string)[]): Promise<void> {
  const {keepPage} = await import('../../../src/worker/keep');
  for (const name of names) {
    await keepPage(`${ORIGIN}/docs/${name}`, new Response('<p>text</p>'));
  }
}

function pages(): readonly string[] {
  return [...(kept.get(CACHES.pages)?.keys() ?? [])].map((key) =>
    key.replace(`${ORIGIN}/docs/`, ''),
  );
}

beforeEach(() => kept.clear());

test('as many pages as the limit are kept, and of more the last ones', async () => {
  const names = Array.from({length: OFFLINE_PAGE_LIMIT}, (_, index) => String(index));
  await read(...names);
  expect(pages()).toEqual(names);
  await read('next', 'last');
  expect(pages()).toEqual([...names.slice(2), 'next', 'last']);
});

test('a page that is read again goes last', async () => {
  const names = Array.from({length: OFFLINE_PAGE_LIMIT}, (_, index) => String(index));
  await read(...names, '0', 'next');
  expect(pages()).toEqual([...names.slice(2), '0', 'next']);
});

test('files that a page names are kept beside it, each fetched once', async () => {
  const {keepPage} = await import('../../../src/worker/keep');
  const html = '<script src="/assets/js/main.js"></script><img src="/img/logo.svg">';
  await keepPage(`${ORIGIN}/docs/a`, new Response(html));
  const script = kept.get(CACHES.files)?.get(`${ORIGIN}/assets/js/main.js`);
  await keepPage(`${ORIGIN}/docs/b`, new Response(html));
  expect([...(kept.get(CACHES.files)?.keys() ?? [])]).toEqual([
    `${ORIGIN}/assets/js/main.js`,
    `${ORIGIN}/img/logo.svg`,
  ]);
  expect(kept.get(CACHES.files)?.get(`${ORIGIN}/assets/js/main.js`)).toBe(script);
});
