import {load} from 'cheerio';
import {drawDiagram, rewriteDrawing} from '../src/rewriteDrawing';

const SOURCES = {
  flowchart:
    'flowchart LR\n  subgraph Group\n  A[Client] -->|asks| B{Cached?}\n  end\n  B ==> C[(Store)]',
  sequence:
    'sequenceDiagram\n  A->>B: ask\n  Note over A,B: note\n  alt yes\n  B-->>A: answer\n  end',
  state: 'stateDiagram-v2\n  [*] --> Idle\n  Idle --> Busy: fetch',
  class: 'classDiagram\n  class Node {\n    <<interface>>\n    +ID id\n  }\n  Node <|-- User',
  entities: 'erDiagram\n  USER ||--o{ POST : writes\n  USER {\n    string id PK\n  }',
};

const draw = (source: string, id = 'd1'): string =>
  rewriteDrawing(drawDiagram(source), 'What it shows', id);

test('lines bend where the library breaks them, by at most half of the shorter part', () => {
  const svg =
    '<svg width="60" height="40"><polyline points="0,0 20,0 20,8 40,8" fill="none"></polyline></svg>';
  expect(rewriteDrawing({svg, marginPx: 0}, 'A line', 'd1')).toContain(
    'd="M0 0L12 0Q20 0 20 4L20 4Q20 8 28 8L40 8"',
  );
});

test.each([
  [640, 'column'],
  [641, undefined],
])(
  'a drawing that is %i wide shrinks to the column where that stays legible (R12)',
  (width, fit) => {
    const svg = `<svg width="${width}" height="40"><rect y="0" height="40"></rect></svg>`;
    const $ = load(rewriteDrawing({svg, marginPx: 0}, 'A box', 'd1'));
    expect($('svg').attr('data-fit')).toBe(fit);
  },
);

describe.each(Object.entries(SOURCES))('a drawing of the kind %s (R12)', (_, source) => {
  const html = draw(source);

  test('has no style of its own and fetches nothing', () => {
    expect(html).not.toMatch(/ style=|<style|@import|https?:|data-id/u);
  });

  test('names what its colours are for instead of the colours', () => {
    expect(html).not.toMatch(/var\(--|#[\da-f]{3,6}\b(?!-)/iu);
    expect(html).not.toMatch(/ (?:fill|stroke)="(?!none")/u);
    expect(html).toMatch(/data-fill="text"/u);
  });

  test('is a picture with a name', () => {
    const $ = load(html);
    expect($('svg').attr()).toMatchObject({role: 'img', 'aria-labelledby': 'd1-title'});
    expect($('#d1-title').text()).toBe('What it shows');
    expect(Number($('svg').attr('width'))).toBeGreaterThan(50);
    expect($('svg').attr('viewBox')).toMatch(/^\d+ \d+ \d+ \d+$/u);
  });

  test('has ids that start with the one it was given, and refers to them only', () => {
    const ids = [...html.matchAll(/ id="(?<id>[^"]+)"/gu)].map(({groups}) => groups?.id ?? '');
    expect(ids).toContain('d1-title');
    expect(ids.filter((id) => !id.startsWith('d1-'))).toEqual([]);
    const targets = [...html.matchAll(/url\(#(?<id>[^)]+)\)/gu)].map(
      ({groups}) => groups?.id ?? '',
    );
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('the diamond of a composition is drawn in front of the box, not beneath it (R12)', () => {
  const $ = load(draw('classDiagram\n  Book *-- Page'));
  expect($('#d1-cls-composition').attr('refX')).toBe('12');
});

test('numbers keep two decimals, so that a drawing stays small (R12)', () => {
  expect(draw(SOURCES.flowchart)).not.toMatch(/\d\.\d{3}/u);
});

test('two drawings on one page share no id (R12)', () => {
  const $ = load(draw(SOURCES.state, 'd1') + draw(SOURCES.state, 'd2'));
  const ids = $('[id]')
    .toArray()
    .map(({attribs}) => attribs.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('words of an author cannot become elements of the page (R12)', () => {
  const html = rewriteDrawing(
    drawDiagram('flowchart LR\n  A["<img src=x onerror=alert(1)>"] --> B'),
    '<b>"alt"</b>',
    'd1',
  );
  expect(load(html)('img, b')).toHaveLength(0);
});
