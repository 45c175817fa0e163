/** Lets a test decide when time-outs end, while the network goes on as it is. Undone by `jest.useRealTimers()`. */
export function fakeTimeouts(): void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'clearImmediate',
      'clearInterval',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
    ],
  });
}

/** Waits for what the network brings. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    // oxlint-disable-next-line no-await-in-loop
    await turn();
  }
}

/** Lets the given time pass for time-outs, and says whether the promise is settled after it. */
export async function isSettledAfter(
  milliseconds: number,
  promise: Promise<unknown>,
): Promise<boolean> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  promise.then(settle, settle);
  jest.advanceTimersByTime(milliseconds);
  for (let turns = 0; turns < 20; turns += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await turn();
  }
  return isSettled;
}

async function turn(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
