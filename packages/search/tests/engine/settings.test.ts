import {buildIndex} from '../../src/engine/buildIndex';
import {createEngine} from '../../src/engine/createEngine';
import type {IndexSettings, PageRecord} from '../../src/engine/tokenise';
import {page, PAGES, section} from './support';

function open(settings: IndexSettings, pages: readonly PageRecord[] = PAGES, language = 'en-US') {
  const {outline, bodies} = buildIndex(pages, language, settings);
  const engine = createEngine(outline);
  for (const [part, body] of bodies.entries()) {
    engine.addBody(part, body);
  }
  return engine;
}

describe('synonyms (C-28)', () => {
  const synonyms = [['gateway', 'federation router', 'ゲートウェイ']];

  it('finds what is written with another word', () => {
    expect(open({}).search('federation router')).toEqual([]);
    expect(open({synonyms}).search('federation router')[0]?.url).toBe('/docs/mesh');
    expect(open({synonyms}).search('Fédération  Router')[0]?.url).toBe('/docs/mesh');
  });

  it('prefers the word as typed', () => {
    const pages = [page('/a', 'Gateway'), page('/b', 'Router')];
    const engine = open({synonyms: [['gateway', 'router']]}, pages);
    expect(engine.search('router').map(({url}) => url)).toEqual(['/b', '/a']);
  });

  it('knows the plural of a phrase, and that two words of a group mean one thing', () => {
    const engine = open({synonyms}, [page('/docs/mesh', 'Gateway of services')]);
    expect(engine.search('federation routers')[0]?.url).toBe('/docs/mesh');
    expect(engine.search('federation router gateway')[0]?.url).toBe('/docs/mesh');
  });

  it('replaces only whole words, and any run in a script without spaces', () => {
    expect(open({synonyms: [['mesh', 'way']]}).search('gateway')[0]?.url).toBe('/docs/mesh');
    expect(open({synonyms: [['zzz', 'way']]}).search('zz')).toEqual([]);
    const engine = open(
      {synonyms: [['認証', 'ログイン']]},
      [page('/a', 'サーバー', section('認証の設定', '手順'))],
      'ja',
    );
    expect(engine.search('ログインの設定')[0]?.url).toBe('/a');
  });

  it('takes no longer word for a short one with a prefix', () => {
    const line = ['limit', 'حد', 'قيد'];
    const pages = [page('/own', 'قيد')];
    expect(open({glossary: [line]}, pages, 'ar').search('الحد')).toHaveLength(1);
    expect(open({glossary: [line]}, pages, 'ar').search('احد')).toEqual([]);
  });

  it('leaves patterns in settings without effect', () => {
    expect(open({synonyms: [['.*', 'gateway']]}).search('anything at all')).toEqual([]);
  });
});

describe('the glossary (C-28)', () => {
  const english = page('/en', 'Subscription errors', section('Retry an upload', 'Words.'));
  it.each([
    [
      'fr',
      [
        ['error', 'erreur'],
        ['subscription', 'abonnement'],
      ],
      'Erreurs des abonnements',
    ],
    [
      'ar',
      [
        ['error', 'خطأ'],
        ['subscription', 'اشتراك'],
      ],
      'خطأ الاشتراكات',
    ],
    [
      'ja',
      [
        ['error', 'エラー'],
        ['subscription', '購読'],
      ],
      '購読エラー',
    ],
  ])('joins words of %s in any form to English pages', (language, glossary, query) => {
    expect(open({}, [english], language).search(query)).toEqual([]);
    expect(open({glossary}, [english], language).search(query)[0]?.url).toBe('/en');
  });

  it('puts a page in the language of the words first, and replaces whole words only', () => {
    const pages = [page('/fr', 'Erreur'), page('/en', 'Error')];
    const engine = open(
      {
        glossary: [
          ['error', 'erreur'],
          ['tea', 'the'],
        ],
      },
      pages,
      'fr',
    );
    expect(engine.search('erreur').map(({url}) => url)).toEqual(['/fr', '/en']);
    expect(engine.search('theorie')).toEqual([]);
  });

  it.each([
    ['ar', ['server', 'خادم', 'ملقم'], 'ملقم', 'الخادم'],
    ['fr', ['hide', 'masquer', 'ne pas montrer'], 'ne pas montrer', 'Masquer une erreur'],
    ['ja', ['split', '分割', '分け'], '分けたい', 'スキーマの分割'],
    ['ar', ['protect', 'حماية', 'حمي'], 'أحمي', 'حماية البوابة'],
    ['ar', ['split', 'تقسيم', 'قسم'], 'قسمت', 'تقسيم المخطط'],
    ['ar', ['time zone', 'منطقة زمنية', 'نطاق زمني'], 'النطاق الزمني', 'منطقة زمنية'],
  ])(
    'lets words and phrases of one line stand for each other in %s',
    (language, line, query, title) => {
      expect(open({}, [page('/own', title)], language).search(query)).toEqual([]);
      expect(open({glossary: [line]}, [page('/own', title)], language).search(query)).toHaveLength(
        1,
      );
    },
  );

  it('does not mistake a Japanese particle for a word of an English page', () => {
    const glossary = [
      ['error', 'エラー'],
      ['subscription', '購読'],
    ];
    const engine = open({glossary}, [english], 'ja');
    const ask = (query: string) => engine.search(query)[0]?.score;
    expect(ask('購読のエラーを')).toBe(ask('購読エラー'));
  });

  it('knows feminine forms of French', () => {
    const engine = open({glossary: [['custom', 'personnalisé']]}, [page('/en', 'Custom')], 'fr');
    expect(engine.search('personnalisées')[0]?.url).toBe('/en');
    expect(engine.search('personnalisée')[0]?.url).toBe('/en');
  });
});

describe('English names in Arabic letters (C-28)', () => {
  const pages = [
    page('/upload', 'Gateway', section('Upload', 'Words.')),
    page('/types', 'TypeScript types', section('Code generation', 'Words.')),
    page('/mutation', 'Guide', section('Mutation', 'Words.')),
    page('/native', 'إعداد الخادم', section('المخطط', 'كلمات.')),
  ];
  const ask = (query: string): string | undefined => open({}, pages, 'ar').search(query)[0]?.url;

  it.each([
    ['without short vowels', 'ميوتيشن', '/mutation'],
    ['with an article', 'الميوتيشن', '/mutation'],
    ['with sounds that Arabic has no letter for', 'ابلود', '/upload'],
    ['written apart', 'تايب سكريبت', '/types'],
    ['of two consonants, in a title', 'جيتواي', '/upload'],
  ])('finds a name %s', (_, query, url) => {
    expect(ask(query)).toBe(url);
  });

  it('leaves words alone that the pages have, and letters that foreign words are not written with', () => {
    expect(ask('المخطط')).toBe('/native');
    expect(ask('عبلود')).toBeUndefined();
    expect(ask('كود')).toBeUndefined();
  });

  it('finds what the glossary calls so, also in the words of the language', () => {
    const engine = open({glossary: [['server', 'خادم']]}, pages, 'ar');
    expect(engine.search('السيرفر')[0]?.url).toBe('/native');
  });
});

describe('pinned answers', () => {
  const pinned = [
    {queries: ['Get started', 'start'], pages: ['/docs/mesh', '/docs/yoga#error-masking']},
  ];

  it('come first, in their order, for exactly this query', () => {
    const hits = open({pinned}).search('get  STARTED!');
    expect(hits.map(({url}) => url)).toEqual(['/docs/mesh', '/docs/yoga']);
    expect(hits[1]?.sections[0]?.heading).toBe('Error masking');
    expect(open({pinned}).search('get started now')).toEqual([]);
  });

  it('come before the other results, each page once', () => {
    const engine = open({pinned: [{queries: ['caching'], pages: ['/docs/yoga']}]});
    expect(engine.search('caching').map(({url}) => url)).toEqual(['/docs/yoga', '/docs/codegen']);
    expect(engine.search('caching', {pages: 1}).map(({url}) => url)).toEqual(['/docs/yoga']);
  });

  it('respect the filters, and skip pages that do not exist', () => {
    expect(open({pinned}).search('start', {facets: [['tool:mesh']]})).toEqual([]);
    expect(open({pinned: [{queries: ['x'], pages: ['/gone']}]}).search('x')).toEqual([]);
  });
});

describe('filters', () => {
  const pages: readonly PageRecord[] = [
    {
      ...page('/y', 'Yoga server', {...section('port', 'The port.'), kind: 'option'}),
      facets: ['kind:doc', 'tool:yoga'],
    },
    {...page('/p', 'A server story'), facets: ['kind:post', 'tool:yoga', 'tool:mesh']},
    {...page('/m', 'Mesh server'), facets: ['kind:doc', 'tool:mesh']},
  ];
  const urls = (...facets: readonly string[][]): readonly string[] =>
    open({}, pages)
      .search('server', {facets})
      .map(({url}) => url)
      .toSorted();

  it('keep pages that have one facet of each list', () => {
    expect(urls()).toEqual(['/m', '/p', '/y']);
    expect(urls(['tool:mesh'])).toEqual(['/m', '/p']);
    expect(urls(['tool:mesh', 'tool:yoga'], ['kind:doc'])).toEqual(['/m', '/y']);
    expect(urls(['tool:hive'])).toEqual([]);
  });

  it('keep sections of the wanted kinds, and pages that have some', () => {
    const hits = open({}, pages).search('port server', {kinds: ['option']});
    expect(hits).toMatchObject([
      {url: '/y', facets: ['kind:doc', 'tool:yoga'], sections: [{heading: 'port'}]},
    ]);
  });
});

describe('weights of pages (C-28)', () => {
  const sections = [section('Caching', 'How to cache responses of the server.')];
  const document = page('/docs/z', 'Responses', ...sections);
  const other = page('/a', 'Responses', ...sections);
  const urls = (pages: readonly PageRecord[], query: string) =>
    open({}, pages)
      .search(query)
      .map(({url}) => url);

  it('put the weightier page first when both match alike', () => {
    expect(urls([other, document], 'cache responses')).toEqual(['/a', '/docs/z']);
    expect(urls([{...other, weight: 0.85}, document], 'cache responses')).toEqual([
      '/docs/z',
      '/a',
    ]);
  });

  it('leave a page first that matches clearly better, and hide none', () => {
    const better = {...page('/tools/hive', 'Hive', section('Features', 'Registry.')), weight: 0.85};
    const passing = page('/docs/z', 'Other', section('Part', 'A hive is one of the tools.'));
    expect(urls([passing, better], 'hive')).toEqual(['/tools/hive', '/docs/z']);
    expect(urls([{...better, weight: 0.1}], 'registry')).toEqual(['/tools/hive']);
  });
});

it('weights of the settings replace those of the engine', () => {
  const pages = [page('/t', 'Port'), page('/h', 'Other', section('Port', ''))];
  const first = (settings: IndexSettings) => open(settings, pages).search('port')[0]?.url;
  expect(first({})).toBe('/t');
  expect(first({weights: {title: 0, titleFit: 0, exactTitle: 0, phraseTitle: 0}})).toBe('/h');
});
