import {waitFor} from '@testing-library/react';
import {CHUNK_RETRY_DELAYS_MS, ROUTE_RETRY_MS} from '../../../../src/lib/constants';
import {noticeLabels} from '../../../../src/labels/notices';

const SCRIPT = '/assets/js/part.js';
const ask = jest.fn<Promise<Response>, [string, RequestInit?]>();
const load = jest.fn<Promise<void>, [string]>();
let isOnline = true;

/** What the server says about a script that did not load. */
function answer(status: number, type = 'text/javascript'): void {
  ask.mockImplementation(async () => new Response(null, {status, headers: {'content-type': type}}));
}

/** Loads a module of the portal as a page does, with a memory of its own. */
async function start(name: 'retryChunks' | 'retryStyles'): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    await import(`../../../../src/client/recovery/${name}`);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  ask.mockReset();
  load.mockReset();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  Object.assign(globalThis, {
    fetch: ask,
    __webpack_require__: {p: '/', u: (name: string) => `assets/js/${name}.js`, e: load},
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe('a part of the code that does not come', () => {
  /** How the request ends, after all pauses. */
  async function request(): Promise<string> {
    await start('retryChunks');
    const ended = __webpack_require__.e('part').then(
      () => 'there',
      (error: unknown) => String(error),
    );
    for (const delay of CHUNK_RETRY_DELAYS_MS) {
      await jest.advanceTimersByTimeAsync(delay);
    }
    return ended;
  }

  test('is asked for again after a growing pause, past the copy of the browser', async () => {
    answer(200);
    load.mockRejectedValueOnce(new Error('cut off')).mockResolvedValue(undefined);
    expect(await request()).toBe('there');
    expect(ask.mock.lastCall).toEqual([SCRIPT, {cache: 'reload'}]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is given up after the last pause, with the reason', async () => {
    answer(503);
    load.mockRejectedValue(new Error('cut off'));
    expect(await request()).toBe('Error: cut off');
    expect(load).toHaveBeenCalledTimes(1 + CHUNK_RETRY_DELAYS_MS.length);
  });

  test('is not asked for again while there is no connection', async () => {
    isOnline = false;
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    load.mockRejectedValue(new Error('cut off'));
    expect(await request()).toBe('Error: cut off');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is of an earlier version where the server has it no more, which the reader is told', async () => {
    answer(404);
    load.mockRejectedValue(new Error('cut off'));
    expect(await request()).toBe('Error: cut off');
    expect(load).toHaveBeenCalledTimes(1);
    expect(document.querySelector('aside')).toHaveTextContent(noticeLabels.newer);
  });
});

describe('a style sheet that does not come', () => {
  const {env} = process;

  beforeEach(() => {
    process.env = {...env, NODE_ENV: 'production'};
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/css/styles.css">';
  });

  afterEach(() => {
    process.env = env;
  });

  test.each(['load', 'error'])(
    'is fetched once more past every cache, and told where that ends with %s and no rules',
    async (type) => {
      answer(200, 'text/css');
      await start('retryStyles');
      await jest.advanceTimersByTimeAsync(0);
      expect(ask.mock.calls).toEqual([
        ['http://localhost/assets/css/styles.css', {cache: 'reload'}],
      ]);
      const sheets = document.querySelectorAll('link[rel=stylesheet]');
      expect(sheets).toHaveLength(1);
      sheets[0]?.dispatchEvent(new Event(type));
      await jest.advanceTimersByTimeAsync(100);
      expect(document.querySelector('aside')).toHaveTextContent(noticeLabels.styles);
    },
  );
});

describe('a page that waits for its parts', () => {
  async function wait(isAwaited: boolean): Promise<jest.Mock> {
    const tried = jest.fn();
    await jest.isolateModulesAsync(async () => {
      const {untilWanted} = await import('../../../../src/client/recovery/navigation');
      void untilWanted(isAwaited).then(tried);
    });
    return tried;
  }

  test('tries again when the connection is back', async () => {
    const tried = await wait(false);
    await jest.advanceTimersByTimeAsync(ROUTE_RETRY_MS);
    expect(tried).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(tried).toHaveBeenCalledTimes(1);
  });

  test('tries again after a while if the reader waits for it', async () => {
    const tried = await wait(true);
    await jest.advanceTimersByTimeAsync(ROUTE_RETRY_MS - 1);
    expect(tried).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(tried).toHaveBeenCalledTimes(1);
  });
});

describe('what is fetched ahead', () => {
  test('is asked for once, and again only after it has failed', async () => {
    jest.useRealTimers();
    const {default: prefetch} = await import('../../../../src/client/routes/prefetch');
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(200);
    await prefetch(SCRIPT);
    await prefetch(SCRIPT);
    await prefetch(SCRIPT);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(ask).toHaveBeenLastCalledWith(SCRIPT, {priority: 'low'});
  });
});

test('a tab that has lost a script stays stale, whatever loads later', async () => {
  await jest.isolateModulesAsync(async () => {
    const {findReason, isTabStale} = await import('../../../../src/client/recovery/staleTab');
    answer(200);
    await findReason(SCRIPT);
    expect(isTabStale()).toBe(false);
    answer(404);
    await findReason(SCRIPT);
    answer(200);
    await findReason(SCRIPT);
    expect(isTabStale()).toBe(true);
  });
});
