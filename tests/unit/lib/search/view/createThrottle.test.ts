import {createThrottle} from '../../../../../src/lib/search/view/createThrottle';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the first call runs at once, of the others the newest after each pause', () => {
  const ran: [number, number][] = [];
  const throttle = createThrottle(1000);
  const start = Date.now();
  for (let letter = 0; letter < 25; letter += 1) {
    throttle.call(() => ran.push([letter, Date.now() - start]));
    jest.advanceTimersByTime(100);
  }
  jest.runAllTimers();
  expect(ran).toEqual([
    [0, 0],
    [9, 1000],
    [19, 2000],
    [24, 3000],
  ]);
});

test('what waits can be run before its time, once, or forgotten', () => {
  const throttle = createThrottle(1000);
  const ran: string[] = [];
  for (const word of ['a', 'b']) {
    throttle.call(() => ran.push(word));
  }
  throttle.flush();
  throttle.flush();
  throttle.call(() => ran.push('c'));
  throttle.drop();
  jest.runAllTimers();
  expect(ran).toEqual(['a', 'b']);
});
