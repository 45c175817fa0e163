import {createProgressBar, drawProgress} from '../src';

test.each([
  [0, 18, 0, '[------------------------] 0/18: x'],
  [9, 18, 12_000, '[############------------] 9/18, 12 s left: x'],
  [1, 11, 60_000, '[##----------------------] 1/11, 10 min left: x'],
  [18, 18, 90_000, '[########################] 18/18: x'],
  [0, 0, 0, '[########################] 0/0: x'],
])('%i of %i after %i ms is drawn as %s', (done, total, elapsedMs, expected) => {
  expect(drawProgress(done, total, 'x', elapsedMs)).toBe(expected);
});

function write(isTTY: boolean): string {
  const written: string[] = [];
  let time = 0;
  const bar = createProgressBar(
    {isTTY, write: (text) => written.push(text)},
    {stage: 'Files checked', total: 3, now: () => time},
  );
  for (const done of [1, 2, 3]) {
    time += 4000;
    bar.update(done, `${done}.mdx`);
  }
  bar.end();
  return written.join('');
}

test('the bar stays on one line of a terminal, says what is left, and leaves the line empty', () => {
  const lines = write(true).split('\r\u001B[K');
  expect(lines).toEqual([
    '',
    '[########----------------] 1/3, 8 s left: 1.mdx',
    '[################--------] 2/3, 4 s left: 2.mdx',
    '[########################] 3/3: 3.mdx',
    '',
  ]);
});

test('a log gets one line for the whole stage', () => {
  expect(write(false)).toBe('Files checked: 3 of 3, 12 s\n');
});
