import {isNear} from '../../src/engine/resolveTerms';
import {PART_BREAK, makeExcerpt} from '../../src/engine/makeExcerpt';
import {stemWord} from '../../src/engine/fieldIndex';
import {tokenise} from '../../src/engine/tokenise';
import {compareTimes} from '../../../../tests/support/compareTimes';
import {createRandom, openEngine, page, PAGES, section} from './support';

const SCRAPS = [
  'graphql',
  'Mesh',
  '<script>',
  '"',
  "\\'",
  '\u0000',
  '𝒳',
  'サーバー',
  'ـمخطط',
  '\uD800',
  '́',
  ' ',
  'maskedErrors',
  '__proto__',
  'constructor',
  '.*+?(',
];

function randomQuery(random: () => number): string {
  const length = Math.floor(random() ** 4 * 300);
  return Array.from({length}, () =>
    random() < 0.3
      ? (SCRAPS[Math.floor(random() * SCRAPS.length)] ?? '')
      : String.fromCharCode(Math.floor(random() * 0x1_00_00)),
  ).join('');
}

describe('properties of the search', () => {
  it('answers any query, the same each time, within its limits', () => {
    const random = createRandom(5);
    const engine = openEngine(PAGES);
    for (let round = 0; round < 3000; round += 1) {
      const query = randomQuery(random);
      const hits = engine.search(query, {pages: 2, sections: 2});
      expect(hits.length).toBeLessThan(3);
      expect(hits.every(({sections, score}) => sections.length < 3 && score > 0)).toBe(true);
      expect(engine.search(query, {pages: 2, sections: 2})).toEqual(hits);
    }
  });

  it('takes at most four times as long as for common words, even for the costliest queries (CON-4)', async () => {
    const random = createRandom(7);
    const word = (): string =>
      Array.from({length: 2 + Math.floor(random() * 6)}, () =>
        String.fromCharCode(97 + Math.floor(random() ** 2 * 26)),
      ).join('');
    const words = Array.from({length: 3000}, word);
    const text = (count: number): string =>
      Array.from({length: count}, () => words[Math.floor(random() ** 2 * words.length)]).join(' ');
    const pages = Array.from({length: 200}, (_, index) =>
      page(
        `/p${String(index)}`,
        text(3),
        ...Array.from({length: 8}, () => section(text(3), text(80))),
      ),
    );
    const engine = openEngine(pages);
    const name = (from: number, count: number): string =>
      words
        .slice(from, from + count)
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join('');
    const shapes = {
      'a name of many parts': name(0, 200),
      'names of many parts': Array.from({length: 24}, (_, index) => name(index * 4, 4)).join(' '),
      'slips only': words.map((slip) => `${slip}q${slip}`).join(' '),
      beginnings: 'a b c d e f g h i j k l m n o p q r s t u v w x y z',
      'one long word': 'z'.repeat(5000),
    };
    const common = words.slice(0, 60).join(' ');
    const times: (readonly [number, number])[] = [];
    for (const query of Object.values(shapes)) {
      times.push(
        await compareTimes([() => engine.search(common), () => engine.search(query)], 4, 60),
      );
    }
    expect(times.filter(([few, many]) => many > few * 4)).toEqual([]);
  });

  it('survives words that are names of object members', () => {
    expect(openEngine(PAGES).search('__proto__ constructor toString')).toEqual([]);
  });

  it('finds a page by every beginning of its name from three letters on', () => {
    const engine = openEngine(PAGES);
    for (const [name, url] of [
      ['pollingInterval', '/docs/mesh'],
      ['documentMode', '/docs/codegen'],
      ['maskedErrors', '/docs/yoga'],
    ] as const) {
      for (let end = 3; end <= name.length; end += 1) {
        const urls = engine.search(name.slice(0, end)).map((hit) => hit.url);
        expect(urls).toContain(url);
      }
    }
  });

  it('distinguishes one slip from two', () => {
    const random = createRandom(6);
    for (let round = 0; round < 500; round += 1) {
      const word = Array.from({length: 6}, () =>
        String.fromCharCode(97 + Math.floor(random() * 26)),
      ).join('');
      const at = Math.floor(random() * 5);
      expect(isNear(word.slice(0, at) + word.slice(at + 1), word, false)).toBe(true);
      expect(isNear(`${word.slice(0, at)}7${word.slice(at)}`, word, false)).toBe(true);
      expect(isNear(`${word.slice(0, at)}7${word.slice(at + 1)}`, word, false)).toBe(true);
      expect(isNear(`7${word}7`, word, false)).toBe(false);
    }
    expect(isNear('navigaiton', 'navigation', false)).toBe(true);
    expect(isNear('navigaiton', 'navigations', false)).toBe(false);
    expect(isNear('navigaiton', 'navigations', true)).toBe(true);
  });

  it('treats forms of a word as the same, and other words as different', () => {
    const same = (...words: readonly string[]): number => new Set(words.map(stemWord)).size;
    expect(same('cache', 'caches', 'cached', 'caching')).toBe(1);
    expect(same('dependency', 'dependencies')).toBe(1);
    expect(same('serialise', 'serialized', 'serializing', 'serialization')).toBe(1);
    expect(same('colour', 'color', 'colors')).toBe(1);
    expect(same('schema', 'scheme')).toBe(2);
    expect(same('query', 'queue')).toBe(2);
  });

  it('splits names and keeps them whole', () => {
    expect(tokenise('useHTTPServer __DEV__ android_ripple v19')).toEqual([
      {word: 'usehttpserver', parts: ['use', 'http', 'server'], isPair: false},
      {word: 'dev', parts: [], isPair: false},
      {word: 'android_ripple', parts: ['android', 'ripple'], isPair: false},
      {word: 'v19', parts: ['19'], isPair: false},
    ]);
  });

  it('pairs the characters of Japanese words, and none across a particle between two words', () => {
    const pairs = (text: string): readonly string[] => tokenise(text).map(({word}) => word);
    expect(pairs('型の生成')).toEqual(['型', '生成']);
    expect(pairs('スキーマの比較')).toEqual(['スキ', 'キマ', '比較']);
    expect(pairs('取り出し')).toEqual(['取り', 'り出', '出し']);
    expect(pairs('このツール')).toEqual(['この', 'のツ', 'ツル']);
  });

  it('cuts excerpts around the words, with marks on them and never as HTML', () => {
    const filler = 'words before it and '.repeat(20);
    const {text, marks} = makeExcerpt(
      `${filler}a <b>masked error</b>. ${filler}`,
      'masking errors',
      'en',
    );
    expect(text.length).toBeLessThan(170);
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['masked', 'error']);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'begins and ends excerpts with whole words, %i letters on',
    (more) => {
      const words = 'immediately afterwards '.repeat(20);
      const {text} = makeExcerpt(`${'x'.repeat(more)} ${words}error ${words}`, 'error', 'en');
      expect(text).toMatch(/^…(?:immediately|afterwards) .* (?:immediately|afterwards)…$/u);
    },
  );

  it.each([
    ['server', 'Start the server.', ['server']],
    ['listen port', 'app.listen(port)', ['listen', 'port']],
    ['start listen', 'Start the server.', ['Start']],
    ['nothing', 'Start the server.', []],
  ])(
    'takes the excerpt for "%s" from prose or from code, never from both',
    (query, text, marked) => {
      const excerpt = makeExcerpt(`Start the server.${PART_BREAK}app.listen(port)`, query, 'en');
      expect(excerpt.text).toBe(text);
      expect(excerpt.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(marked);
    },
  );

  it('takes the first of two parts with as many words of the query', () => {
    const text = ['Start the server.', 'server.listen(port)'].join(PART_BREAK);
    expect(makeExcerpt(text, 'server', 'en').text).toBe('Start the server.');
  });

  it('keeps the words in an excerpt of a text that has spaces only far away', () => {
    const {text, marks} = makeExcerpt(`${'あ'.repeat(100)}検索${'い'.repeat(60)} 終`, '検索', 'ja');
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['検索']);
  });

  it('never cuts a character in halves', () => {
    expect(makeExcerpt('😀'.repeat(200), 'nothing', 'en', 81).text).toBe(`${'😀'.repeat(40)}…`);
  });

  it('marks only what lies in the excerpt, for any text and query', () => {
    const random = createRandom(7);
    for (let round = 0; round < 500; round += 1) {
      const words = randomQuery(random);
      const {text, marks} = makeExcerpt(words.repeat(3), words.slice(0, 20), 'en', 80);
      for (const [from, to] of marks) {
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(text.length);
      }
    }
  });
});
