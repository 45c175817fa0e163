import type {Definition} from 'mdast';
import {limitMarkdown} from '../src/limitMarkdown';
import {ReadmeError, renderReadme, runWithDeadline} from '../src/renderReadme';
import {README_OPTIONS} from '../../../tests/support/xss/readmeOptions';

/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000;

jest.setTimeout(2 * PATIENCE_MS);

const PREFIX = 'The README of Tool (owner/name, folder packages/tool) cannot be rendered: ';

test.each([
  ['too long', 'x'.repeat(262_145), 'it has 262145 bytes; at most 262144 are allowed'],
  ['quotations too deep', '>'.repeat(5000), /nested|limit of/u],
  ['lists too deep', '+ '.repeat(3000), /nested|limit of/u],
  ['elements too deep', '<div>'.repeat(20_000), /nested/u],
  ['a few elements too deep', '<i>'.repeat(200), 'its elements are nested deeper than 100'],
  [
    'a table far wider than its text',
    `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${'|\n'.repeat(2000)}`,
    /table of \d+ cells; at most 20000 are allowed/u,
  ],
  [
    'formatting that every paragraph opens again',
    `${'<b><i><u><s>'.repeat(10)}${'<p>x'.repeat(50_000)}`,
    /may become \d+ elements; at most 1000000/u,
  ],
])('a README with %s is refused with tool and reason', async (_, markdown, reason) => {
  const failure = await renderReadme(markdown, {...README_OPTIONS, timeLimitMs: PATIENCE_MS}).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ReadmeError);
  expect(failure).toHaveProperty('message', expect.stringContaining(PREFIX));
  expect(failure).toHaveProperty(
    'reason',
    typeof reason === 'string' ? reason : expect.stringMatching(reason),
  );
});

test.each([
  [300, true],
  [301, false],
])('a title of %i characters is kept: %s', async (length, isKept) => {
  const html = await renderReadme(`[x](y "${'t'.repeat(length)}")`, README_OPTIONS);
  expect(html.includes('title=')).toBe(isKept);
});

test('a title is dropped before it is copied to each reference of its definition', () => {
  const definition: Definition = {type: 'definition', identifier: 'x', url: 'y'};
  const titled = [300, 301].map((length): Definition => ({
    ...definition,
    title: 't'.repeat(length),
  }));
  limitMarkdown()({type: 'root', children: titled});
  expect(titled.map(({title}) => title?.length)).toEqual([300, undefined]);
});

test.each([
  ['brackets', '['.repeat(100_000)],
  ['emphasis', '*a _b '.repeat(40_000)],
  ['images', '![['.repeat(100_000)],
  ['definitions', `[x]: ${'y'.repeat(100_000)}\n\n${'[x]'.repeat(50_000)}`],
  ['entities', '&amp'.repeat(60_000)],
  ['back ticks', Array.from({length: 700}, (_, index) => '`'.repeat(index)).join(' ')],
  ['code', `\`\`\`ts\n${'`${'.repeat(60_000)}\n\`\`\``],
  ['comments', '<!--'.repeat(60_000)],
  ['attributes', `<a ${'x '.repeat(100_000)}>`],
  ['footnotes', `${'[^1]'.repeat(50_000)}\n\n[^1]: x`],
])('a README of nothing but %s ends in time, with HTML or a reason', async (_, markdown) => {
  const start = performance.now();
  const result = await renderReadme(markdown, {...README_OPTIONS, timeLimitMs: 500}).catch(
    (error: unknown) => error,
  );
  expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
  expect(typeof result === 'string' || result instanceof ReadmeError).toBe(true);
});

test('work that does not end is ended, and the next work is done', () => {
  const endless = () => {
    for (;;);
  };
  const backtracking = () => String(/^(?:a+)+$/u.test(`${'a'.repeat(50)}b`));
  expect(() => runWithDeadline(endless, 50)).toThrow('it takes longer than the limit of 50 ms');
  expect(() => runWithDeadline(backtracking, 50)).toThrow('the limit of 50 ms');
  expect(runWithDeadline(() => 'done', PATIENCE_MS)).toBe('done');
});

/** Waits for work that earlier tests have left to other threads of the process, such as freeing memory: their time counts, too. */
async function calmDown(): Promise<void> {
  for (let busyMs = Infinity, turn = 0; busyMs > 10 && turn < 100; turn += 1) {
    const begin = process.cpuUsage();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    busyMs = process.cpuUsage(begin).user / 1000;
  }
}

test('work that waits for a busy machine gets the time that it needs, and no more CPU time', async () => {
  await calmDown();
  const waiting = (durationMs: number) => () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
    return 'done';
  };
  expect(runWithDeadline(waiting(1000), 300)).toBe('done');
  expect(() => runWithDeadline(waiting(PATIENCE_MS), 2)).toThrow('the limit of 2 ms');
  const begin = process.cpuUsage();
  expect(() =>
    runWithDeadline(() => {
      for (;;);
    }, 300),
  ).toThrow('of processor time');
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(1500);
});

test('an error of the work itself comes through', () => {
  const fail = () => {
    throw new TypeError('broken');
  };
  expect(() => runWithDeadline(fail, PATIENCE_MS)).toThrow(new TypeError('broken'));
});

test('an invalid repository is an error of that tool', async () => {
  await expect(
    renderReadme('[x](y)', {...README_OPTIONS, repository: 'name', directory: ''}),
  ).rejects.toThrow('The README of Tool (name) cannot be rendered: "name" is no repository');
});
