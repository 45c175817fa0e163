import {RESIZE_SETTLE_MS} from '../../../../src/lib/constants';
import {RESIZING_CLASS, watchResizing} from '../../../../src/lib/page/watchResizing';

function watch() {
  const classes = new Set<string>();
  let resize = (): void => undefined;
  watchResizing(
    {
      addEventListener: (_type, listener) => {
        resize = listener;
      },
      setTimeout: (run, delayMs) => Number(setTimeout(run, delayMs)),
      clearTimeout: (timer) => clearTimeout(timer),
    },
    {
      classList: {
        add: (name: string) => void classes.add(name),
        remove: (name: string) => void classes.delete(name),
      },
    },
  );
  return {resize: () => resize(), isResizing: () => classes.has(RESIZING_CLASS)};
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the class is called resizing and stays for 200 ms (DOC-11)', () => {
  expect([RESIZING_CLASS, RESIZE_SETTLE_MS]).toEqual(['resizing', 200]);
});

test('the body is marked from the first change until 200 ms after the last one (DOC-11)', () => {
  const {resize, isResizing} = watch();
  expect(isResizing()).toBe(false);
  resize();
  jest.advanceTimersByTime(RESIZE_SETTLE_MS - 1);
  resize();
  jest.advanceTimersByTime(RESIZE_SETTLE_MS - 1);
  expect(isResizing()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isResizing()).toBe(false);
});
