import {createDelayed} from '../../../../../plugins/checks/content-checks';

const DELAY_MS = 1000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the task runs once, when nobody has asked for a while (A4)', async () => {
  const run = jest.fn(() => Promise.resolve());
  const {ask} = createDelayed(run, {delayMs: DELAY_MS, onError: () => undefined});
  ask();
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  ask();
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(run).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a task that fails says so and can run again (A4)', async () => {
  const errors: unknown[] = [];
  const {ask} = createDelayed(() => Promise.reject(new Error('No.')), {
    delayMs: DELAY_MS,
    onError: (error) => errors.push(error),
  });
  ask();
  await jest.advanceTimersByTimeAsync(DELAY_MS);
  ask();
  await jest.advanceTimersByTimeAsync(DELAY_MS);
  expect(errors).toEqual([new Error('No.'), new Error('No.')]);
});

test('other work puts off a task that was asked for, and starts none (A4)', async () => {
  const run = jest.fn(() => Promise.resolve());
  const {ask, putOff} = createDelayed(run, {delayMs: DELAY_MS, onError: () => undefined});
  putOff();
  await jest.advanceTimersByTimeAsync(DELAY_MS);
  expect(run).not.toHaveBeenCalled();
  ask();
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  putOff();
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(run).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  putOff();
  await jest.advanceTimersByTimeAsync(DELAY_MS);
  expect(run).toHaveBeenCalledTimes(1);
});
