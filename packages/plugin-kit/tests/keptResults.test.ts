import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createKeptResults} from '../src/keptResults';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
});

afterEach(() => rm(folder, {recursive: true}));

const CODE = 'a'.repeat(64);

/** Counts its calls. */
function createMaker(): {make: () => {deep: string[]}; count: () => number} {
  let asked = 0;
  return {
    make: () => {
      asked += 1;
      return {deep: ['value']};
    },
    count: () => asked,
  };
}

test('a result is made once, and survives the process that made it', async () => {
  const {make, count} = createMaker();
  expect(await createKeptResults(folder, CODE).get(['a', 'b'], make)).toEqual({deep: ['value']});
  expect(await createKeptResults(folder, CODE).get(['a', 'b'], make)).toEqual({deep: ['value']});
  expect(count()).toBe(1);
});

test.each([
  ['other parts', ['a', 'c'], CODE],
  ['the same text cut elsewhere', ['ab', ''], CODE],
  ['other code', ['a', 'b'], 'b'.repeat(64)],
])('%s make another result', async (_what, parts, code) => {
  const {make, count} = createMaker();
  await createKeptResults(folder, CODE).get(['a', 'b'], make);
  await createKeptResults(folder, code).get(parts, make);
  expect(count()).toBe(2);
});

test('results of older code are deleted as soon as new ones are kept', async () => {
  const {make} = createMaker();
  await createKeptResults(folder, CODE).get(['a'], make);
  await createKeptResults(folder, 'b'.repeat(64)).get(['a'], make);
  expect(await readdir(folder)).toEqual(['b'.repeat(16)]);
});

test('a damaged result is made again', async () => {
  const {make, count} = createMaker();
  const kept = createKeptResults(folder, CODE);
  await kept.get(['a'], make);
  const [place = ''] = await readdir(folder);
  const [name = ''] = await readdir(path.join(folder, place));
  await writeFile(path.join(folder, place, name), 'half');
  expect(await kept.get(['a'], make)).toEqual({deep: ['value']});
  expect(count()).toBe(2);
  await kept.get(['a'], make);
  expect(count()).toBe(2);
});

test('a result that cannot be kept is still returned, and leaves nothing behind', async () => {
  const kept = createKeptResults(folder, CODE);
  const result = await kept.get(['a'], () => ({call: () => 1}));
  expect(result.call()).toBe(1);
  const [place = ''] = await readdir(folder);
  expect(await readdir(path.join(folder, place))).toEqual([]);
});

test('a mistake is thrown, and not kept', async () => {
  const kept = createKeptResults(folder, CODE);
  const fail = async (): Promise<never> => {
    throw new Error('broken');
  };
  await expect(kept.get(['a'], fail)).rejects.toThrow('broken');
  expect(await kept.get(['a'], () => 'mended')).toBe('mended');
});

/** A maker that works until it gets its result. */
function createSlowMaker(): {make: () => Promise<string>; finish: (result: string) => void} {
  let finish: (result: string) => void = () => undefined;
  const result = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return {make: async () => result, finish};
}

test('others wait for a result that one is making', async () => {
  const {make, finish} = createSlowMaker();
  const first = createKeptResults(folder, CODE).get(['a'], make);
  await claimOf(folder);
  const other = jest.fn(() => 'other');
  const second = createKeptResults(folder, CODE).get(['a'], other);
  finish('slow');
  expect(await Promise.all([first, second])).toEqual(['slow', 'slow']);
  expect(other).not.toHaveBeenCalled();
});

test('when one maker gives up, another one takes over', async () => {
  let fail: () => void = () => undefined;
  const first = createKeptResults(folder, CODE).get(
    ['a'],
    async () =>
      new Promise<never>((_, reject) => {
        fail = () => reject(new Error('broken'));
      }),
  );
  await claimOf(folder);
  const second = createKeptResults(folder, CODE).get(['a'], () => 'mended');
  fail();
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('mended');
});

test('a process that has ended blocks nothing', async () => {
  const kept = createKeptResults(folder, CODE);
  const {make, finish} = createSlowMaker();
  const first = kept.get(['a'], make);
  const claim = await claimOf(folder);
  finish('slow');
  await first;
  await rm(claim.replace('.claim', ''));
  // Above the largest process id of Linux.
  await writeFile(claim, '4194305');
  expect(await kept.get(['a'], () => 'anew')).toBe('anew');
});

/** The claim file of the only result, once it exists. */
async function claimOf(root: string): Promise<string> {
  for (;;) {
    const names = await readdir(root, {recursive: true});
    const claim = names.find((name) => name.endsWith('.claim'));
    if (claim !== undefined) {
      return path.join(root, claim);
    }
    await new Promise(setImmediate);
  }
}
