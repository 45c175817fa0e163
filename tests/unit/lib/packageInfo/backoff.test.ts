import {BACKOFF_MAX_MS, BACKOFF_START_MS, RETRY_AFTER_MAX_MS} from '../../../../src/lib/constants';
import {
  computeBackoff,
  parseRetryAfter,
  withRetries,
} from '../../../../src/lib/packageInfo/backoff';
import {AnswerError, RequestError} from '../../../../src/lib/packageInfo/errors';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const network = new RequestError('gone', 'network');
const refused = (status: number, retryAfterMs?: number) =>
  new RequestError('refused', 'status', {status, retryAfterMs});

test.each([
  ['3', 3000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:00:05 GMT', 5000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j asks for %j ms', (header, expected) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected);
});

test('pauses double, are spread by chance between half and whole, and have an upper end', () => {
  expect([0, 1, 2].map((attempt) => computeBackoff(attempt, network, 1))).toEqual([
    BACKOFF_START_MS,
    BACKOFF_START_MS * 2,
    BACKOFF_START_MS * 4,
  ]);
  expect(computeBackoff(0, network, 0)).toBe(BACKOFF_START_MS / 2);
  expect(computeBackoff(30, network, 1)).toBe(BACKOFF_MAX_MS);
});

test.each<[unknown, boolean]>([
  [network, true],
  [new RequestError('slow', 'timeout'), true],
  [new RequestError('large', 'size'), false],
  [new RequestError('given up', 'stopped'), false],
  [new AnswerError('It', ['is wrong']), false],
  [new Error('unknown'), false],
  ...[408, 425, 429, 500, 502, 503, 504].map(
    (status) => [refused(status), true] as [unknown, boolean],
  ),
  ...[301, 400, 401, 403, 404, 410, 451].map(
    (status) => [refused(status), false] as [unknown, boolean],
  ),
])('%o is repeated: %j', (error, isRepeated) => {
  expect(computeBackoff(0, error, 1) !== undefined).toBe(isRepeated);
});

test('Retry-After replaces our own pause, and too long a one means giving up', () => {
  expect(computeBackoff(0, refused(429, 1234), 1)).toBe(1234);
  expect(computeBackoff(0, refused(503, 0), 1)).toBe(0);
  expect(computeBackoff(0, refused(429, RETRY_AFTER_MAX_MS), 1)).toBe(RETRY_AFTER_MAX_MS);
  expect(computeBackoff(0, refused(429, RETRY_AFTER_MAX_MS + 1), 1)).toBeUndefined();
});

test('repeats up to the limit, then passes the last failure on', async () => {
  const pauses: number[] = [];
  let runs = 0;
  const run = () => {
    runs += 1;
    return Promise.reject(refused(500));
  };
  const retried = withRetries(run, {
    retries: 3,
    signal: new AbortController().signal,
    random: () => 1,
    pause: (durationMs) => {
      pauses.push(durationMs);
      return Promise.resolve();
    },
  });
  await expect(retried).rejects.toThrow('refused');
  expect(runs).toBe(4);
  expect(pauses).toEqual([BACKOFF_START_MS, BACKOFF_START_MS * 2, BACKOFF_START_MS * 4]);
});

test('a pause ends at once when nobody waits any more', async () => {
  const controller = new AbortController();
  const run = () => Promise.reject(refused(429, RETRY_AFTER_MAX_MS));
  const retried = withRetries(run, {retries: 1, signal: controller.signal});
  setTimeout(() => controller.abort(), 20);
  await expect(retried).rejects.toMatchObject({failure: 'stopped'});
});
