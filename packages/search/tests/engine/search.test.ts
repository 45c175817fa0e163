import {createEngine} from '../../src/engine/createEngine';
import {buildIndex} from '../../src/engine/buildIndex';
import {openEngine, PAGES, page, section} from './support';

const first = (query: string): string | undefined => openEngine(PAGES).search(query)[0]?.url;
const firstSection = (query: string): string | undefined =>
  openEngine(PAGES).search(query)[0]?.sections[0]?.anchor;

describe('search', () => {
  test.each([
    ['a title', 'graphql mesh', '/docs/mesh'],
    ['words in another order', 'generator code', '/docs/codegen'],
    ['the beginning of a name', 'pollingInt', '/docs/mesh'],
    ['a part of a name', 'document mode', '/docs/codegen'],
    ['another form of a word', 'cached', '/docs/codegen'],
    ['British spelling', 'color', '/docs/yoga'],
    ['two letters swapped', 'polilngInterval', '/docs/mesh'],
    ['a letter missing', 'supergaph', '/docs/mesh'],
    ['punctuation', '`maskedErrors()`', '/docs/yoga'],
    ['a message with an address', 'maskedErrors at http://localhost:4000/x/y', '/docs/yoga'],
    ['an address alone', 'https://maskedErrors', '/docs/yoga'],
  ])('finds the page by %s (C-28)', (_, query, url) => {
    expect(first(query)).toBe(url);
  });

  it('puts the section with the name as its heading first (SRM-5)', () => {
    expect(firstSection('maskedErrors')).toBe('maskederrors');
    expect(openEngine(PAGES).search('maskedErrors')[0]?.sections[0]?.path).toEqual([
      'Error masking',
    ]);
  });

  it('answers an empty query with nothing (VAL-12)', () => {
    expect(['', '   ', '!?', '\u0000'].map((query) => openEngine(PAGES).search(query))).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('shows nothing when it knows less than half of the query (ERR-2)', () => {
    expect(openEngine(PAGES).search('kubernetes ingress')).toEqual([]);
    expect(openEngine(PAGES).search('terraform')).toEqual([]);
  });

  it('shows nothing for a name of something else, although it knows its parts (ERR-2)', () => {
    const engine = openEngine([
      page('/a', 'Server', section('State of the server', 'Use the status page.')),
      page('/b', 'Client', section('Use a client', 'It keeps no state.')),
    ]);
    expect(engine.search('useState')).toEqual([]);
    expect(engine.search('serverState')[0]?.url).toBe('/a');
  });

  it.each(['ar', 'ja'])(
    'does not answer a name with the English words in it where the page is in %s (ERR-2)',
    (language) => {
      const engine = openEngine(
        [
          page(
            '/a',
            'GraphQL Yoga',
            section('npm', 'There is no such export: install the package.'),
          ),
        ],
        language,
      );
      expect(engine.search('@no/such-thing')).toEqual([]);
      expect(engine.search('export')[0]?.url).toBe('/a');
    },
  );

  it('shows nothing for words that are scattered over a page or stand in a heading in another form (ERR-2)', () => {
    const engine = openEngine([
      page(
        '/a',
        'Compare schemas',
        section('Allow planned removals', 'Say what may go.'),
        section('Example', 'A field for the price.'),
      ),
      page('/b', 'Gateway', section('Sources', 'Each has a price.'), section('Steps', 'A plan.')),
    ]);
    expect(engine.search('pricing plans')).toEqual([]);
    expect(engine.search('planned prices')[0]?.url).toBe('/a');
  });

  it('answers from titles and headings before any body is there (API-7)', () => {
    const {outline} = buildIndex(PAGES, 'en-US');
    const engine = createEngine(outline);
    expect(engine.search('client preset')[0]?.sections[0]?.anchor).toBe('client-preset');
    expect(engine.search('documentMode')).toEqual([]);
    expect(engine.missingParts('documentMode')).toEqual([0]);
  });

  it('finds Japanese without spaces, in any width and with or without the long vowel mark (C-28)', () => {
    const engine = openEngine(
      [
        page('/a', 'サーバーの設定', section('キャッシュ', '応答をキャッシュします。')),
        page('/b', 'スキーマ', section('型', '型を生成します。')),
      ],
      'ja',
    );
    expect(engine.search('サーバ設定')[0]?.url).toBe('/a');
    expect(engine.search('ｽｷｰﾏ')[0]?.url).toBe('/b');
    expect(engine.search('型を生成')[0]?.sections[0]?.heading).toBe('型');
  });

  it('finds Arabic and French without their marks and articles (C-28)', () => {
    const engine = openEngine([page('/a', 'المخطَّط', section('الأدوات', 'نص'))], 'ar');
    expect(engine.search('مخطط')[0]?.url).toBe('/a');
    expect(openEngine([page('/f', 'Schéma généré')], 'fr').search('schema genere')).toHaveLength(1);
  });

  it('refuses an index of another format with a sentence', () => {
    const {outline} = buildIndex(PAGES, 'en-US');
    expect(() => createEngine({...outline, format: 99})).toThrow(/format 99.*Reload/u);
  });
});
