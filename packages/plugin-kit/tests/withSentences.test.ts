import process from 'node:process';
import {withSentences} from '../src';

const before = process.exitCode;

afterEach(() => {
  process.exitCode = before;
});

test('a mistake in the arguments of a command is a sentence, and its exit code is 1', async () => {
  const told: string[] = [];
  const act = withSentences(
    (message) => told.push(message),
    (locale: string) => Promise.reject(new Error(`"${locale}" is no language.`)),
  );
  await act('xx');
  expect(told).toEqual(['"xx" is no language.']);
  expect(process.exitCode).toBe(1);
});

test('a mistake that is thrown at once is told in the same way', async () => {
  const told: string[] = [];
  await withSentences(
    (message) => told.push(message),
    () => {
      throw new Error('There is no build.');
    },
  )();
  expect(told).toEqual(['There is no build.']);
});

test('the exit code is that which a command resolves to', async () => {
  const told: string[] = [];
  await withSentences(
    (message) => told.push(message),
    () => Promise.resolve(2),
  )();
  expect([told, process.exitCode]).toEqual([[], 2]);
});

test('a fault of the code keeps its stack', async () => {
  const told: string[] = [];
  const act = withSentences(
    (message) => told.push(message),
    () => Promise.reject(new TypeError('x is not a function')),
  );
  await expect(act()).rejects.toThrow(TypeError);
  expect(told).toEqual([]);
});
