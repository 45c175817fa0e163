import {matchesOutput} from '../../../../../plugins/samples/samples/servers';

const text = (shown: string) => ({line: 1, text: shown, isJson: false});
const json = (shown: string) => ({line: 1, text: shown, isJson: true});

const LINES = ['ready', '', '  at port 4000.', '✔ works (12.3ms)', 'a+b (c) [d]', '{"x":1}'];

describe('a shown output and a printed one (SAMPLES)', () => {
  test('every text matches itself, whatever it is made of', () => {
    for (const first of LINES) {
      for (const second of LINES) {
        const shown = `start\n${first}\n${second}\nend`;
        expect(matchesOutput(text(shown), `${shown}\n\n`)).toBe(true);
        expect(matchesOutput(text(shown), shown.replace('end', 'End'))).toBe(false);
      }
    }
  });

  test('a line of … stands for any lines, also none, at every place', () => {
    for (let at = 0; at <= LINES.length; at += 1) {
      for (let to = at; to <= LINES.length; to += 1) {
        const shown = ['start', ...LINES.slice(0, at), '…', ...LINES.slice(to), 'end'].join('\n');
        expect(matchesOutput(text(shown), ['start', ...LINES, 'end'].join('\n'))).toBe(true);
      }
    }
    expect(matchesOutput(text('start\n…'), 'start\nmore\nand more')).toBe(true);
    expect(matchesOutput(text('…\nend'), 'start\nend\nmore')).toBe(false);
  });

  test('… within a line stands for characters of that line alone', () => {
    expect(matchesOutput(text('took (…)'), 'took (12.5ms)')).toBe(true);
    expect(matchesOutput(text('took (…)'), 'took (12\n5ms)')).toBe(false);
  });

  test('colors, progress lines and the banner of npm do not count', () => {
    const printed = '\n> books@1.0.0 start\n> node server.js\n\n\u001b[32m10%\rready\u001b[0m\n';
    expect(matchesOutput(text('ready'), printed)).toBe(true);
  });

  test('JSON compares as data: white space and order of names do not count, values do', () => {
    expect(matchesOutput(json('{"a": 1, "b": [2, {"c": "…"}]}'), '{"b":[2,{"c":"x"}],"a":1}')).toBe(
      true,
    );
    expect(matchesOutput(json('{"a": 1}'), '{"a":2}')).toBe(false);
    expect(matchesOutput(json('{"a": 1}'), '{"a":1,"b":2}')).toBe(false);
    expect(matchesOutput(json('[1]'), '[1,2]')).toBe(false);
  });
});
