import {matchesOutput} from '../../../../../plugins/samples/samples/servers';
import {randomSource} from '../../../../support/random';

const RUNS = 300;
const random = randomSource(20_260);
const text = (shown: string) => ({line: 1, text: shown, isJson: false});
const json = (shown: string) => ({line: 1, text: shown, isJson: true});
const PIECES = [
  'a',
  'B',
  '0',
  '(',
  ')',
  '[',
  '.*',
  '$',
  '^',
  '\\',
  '|',
  '{2}',
  '✔',
  'é',
  '  ',
  '"',
];

const word = (): string => `x${random.times(random.below(6), () => random.pick(PIECES)).join('')}z`;
const lines = (): readonly string[] => random.times(1 + random.below(6), word);

function value(depth: number): unknown {
  switch (random.below(depth > 2 ? 3 : 5)) {
    case 0:
      return random.below(100);
    case 1:
      return word();
    case 2:
      return random.pick([true, false, null]);
    case 3:
      return random.times(random.below(4), () => value(depth + 1));
    default:
      return Object.fromEntries(
        random.times(random.below(4), () => [word(), value(depth + 1)] as const),
      );
  }
}

/** The same data with the names of objects the other way round. */
function reverse(data: unknown): unknown {
  if (Array.isArray(data)) {
    return data.map(reverse);
  }
  return typeof data === 'object' && data !== null
    ? Object.fromEntries(
        Object.entries(data)
          .toReversed()
          .map(([name, inner]) => [name, reverse(inner)]),
      )
    : data;
}

describe('random outputs (SAMPLES)', () => {
  test('every text matches itself, and none with one line changed, left out or added', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const shown = lines();
      const at = random.below(shown.length);
      const all = shown.join('\n');
      const changes = [
        shown.with(at, 'other'),
        shown.toSpliced(at, 1),
        shown.toSpliced(at, 0, 'other'),
      ];
      expect(matchesOutput(text(all), `${all}\n`)).toBe(true);
      for (const changed of changes) {
        expect([all, matchesOutput(text(all), changed.join('\n'))]).toEqual([all, false]);
      }
    }
  });

  test('… in the place of any lines or of any characters of a line matches what was there', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const printed = lines();
      const from = random.below(printed.length);
      const count = random.below(printed.length - from + 1);
      const line = printed[from] ?? '';
      const cut = random.below(line.length - 1) + 1;
      const skipped = printed.toSpliced(from, count, '…').join('\n');
      const inside = printed.with(from, `${line.slice(0, cut)}…`).join('\n');
      expect([skipped, matchesOutput(text(skipped), printed.join('\n'))]).toEqual([skipped, true]);
      expect([inside, matchesOutput(text(inside), printed.join('\n'))]).toEqual([inside, true]);
      expect(matchesOutput(text(inside), printed.with(from, 'other').join('\n'))).toBe(false);
    }
  });

  test('JSON matches in any order and with any white space, and not with one value more', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const data = {list: [value(0)], more: value(0)};
      const shown = JSON.stringify(data, null, 2);
      expect([shown, matchesOutput(json(shown), JSON.stringify(reverse(data)))]).toEqual([
        shown,
        true,
      ]);
      const more = JSON.stringify({...data, list: [...data.list, 1]});
      expect([shown, matchesOutput(json(shown), more)]).toEqual([shown, false]);
    }
  });
});
