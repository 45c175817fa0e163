import {buildIndex, frontCode, frontDecode} from '../../src/engine/buildIndex';
import {decodePostings, encodePostings, fromBase64, toBase64} from '../../src/engine/codePostings';
import {createEngine} from '../../src/engine/createEngine';
import {packPostings} from '../../src/engine/fieldIndex';
import {createRandom, page, PAGES, section} from './support';

describe('the format of the index', () => {
  it('restores any postings unchanged', () => {
    const random = createRandom(1);
    for (let round = 0; round < 60; round += 1) {
      const sections = 1 + Math.floor(random() ** 3 * 40_000);
      const lists = Array.from({length: 1 + Math.floor(random() * 30)}, () => {
        const size = Math.floor(random() ** 2 * Math.min(sections, 300));
        return new Map(
          Array.from({length: size}, () => [
            Math.floor(random() * sections),
            Math.floor(random() * 4),
          ]),
        );
      });
      const postings = packPostings(lists);
      const bytes = fromBase64(toBase64(encodePostings(postings)));
      expect(decodePostings(bytes, lists.length, sections)).toEqual(postings);
    }
  });

  it('reports damaged postings instead of reading nonsense', () => {
    const random = createRandom(2);
    for (let round = 0; round < 200; round += 1) {
      const bytes = Uint8Array.from({length: 40}, () => Math.floor(random() * 256));
      try {
        const {places} = decodePostings(bytes, 10, 50);
        expect(Math.max(0, ...places)).toBeLessThan(50);
      } catch (error) {
        expect(String(error)).toMatch(/damaged/u);
      }
    }
  });

  it('restores sorted words unchanged', () => {
    const random = createRandom(3);
    const words = Array.from({length: 2000}, () =>
      Array.from({length: 1 + Math.floor(random() * 48)}, () =>
        random() < 0.1 ? 'サ' : 'ab'.charAt(Math.floor(random() * 2)),
      ).join(''),
    ).toSorted();
    expect(frontDecode(frontCode(words))).toEqual(words);
    expect(frontDecode(frontCode([]))).toEqual([]);
  });

  it('is the same for the same pages in any order (C-09)', () => {
    expect(buildIndex(PAGES.toReversed(), 'en-US')).toEqual(buildIndex(PAGES, 'en-US'));
  });

  it('keeps anchors, paths and titles exactly, odd ones too', () => {
    const {outline, bodies} = buildIndex(
      [
        page('/x', 'A\nB', {
          anchor: 'own-anchor',
          level: 2,
          heading: 'Über uns',
          kind: 'error',
          text: 'zebra',
        }),
      ],
      'en-US',
    );
    const engine = createEngine(outline);
    engine.addBody(0, bodies[0] ?? {format: 0, words: '', postings: ''});
    expect(engine.search('zebra')).toMatchObject([
      {
        url: '/x',
        title: 'A B',
        sections: [{anchor: 'own-anchor', heading: 'Über uns', kind: 'error', index: 0}],
      },
    ]);
  });

  it('is empty for no pages', () => {
    const {outline} = buildIndex([], 'en-US');
    expect(createEngine(outline).search('anything')).toEqual([]);
  });

  it('is split when it is large, and a query names the parts it needs', () => {
    const random = createRandom(4);
    const words = Array.from({length: 3000}, () => Math.floor(random() * 36 ** 5).toString(36));
    const pages = Array.from({length: 700}, (_, index) =>
      page(
        `/${String(index)}`,
        `Page ${String(index)}`,
        section('', Array.from({length: 400}, () => words[Math.floor(random() * 3000)]).join(' ')),
      ),
    );
    const {outline, bodies} = buildIndex(pages, 'en-US');
    expect(bodies.length).toBeGreaterThan(20);
    const engine = createEngine(outline);
    for (const word of words.slice(0, 40)) {
      const query = `${word} `;
      const parts = engine.missingParts(query);
      expect(parts.length).toBeLessThan(4);
      for (const part of parts) {
        engine.addBody(part, bodies[part] ?? {format: 0, words: '', postings: ''});
      }
      expect(engine.missingParts(query)).toEqual([]);
      expect(engine.search(query).length).toBeGreaterThan(0);
    }
  });
});
