import progress from '../../../../src/client/trimmed/progress';

const finished: (() => void)[] = [];

beforeEach(() => {
  finished.length = 0;
  Object.assign(Element.prototype, {
    animate: () => ({
      addEventListener: (_type: string, listener: () => void) => finished.push(listener),
    }),
  });
});

test('a page on its way shows one bar, which goes when the page is there', () => {
  progress.start();
  progress.start();
  expect(document.querySelectorAll('#nprogress > .bar')).toHaveLength(1);
  progress.done();
  finished.forEach((listener) => listener());
  expect(document.getElementById('nprogress')).toBeNull();
});

test('a page that was quick shows none', () => {
  progress.done();
  expect(document.getElementById('nprogress')).toBeNull();
});

test('a page that is asked for while the bar goes shows a new one', () => {
  progress.start();
  progress.done();
  progress.start();
  finished.forEach((listener) => listener());
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  progress.done();
  finished.forEach((listener) => listener());
});
