import {createEngine} from '../../src/engine/createEngine';
import {buildIndex} from '../../src/engine/buildIndex';
import {type Weights, WEIGHTS} from '../../src/engine/weights';
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

  test.each([
    ['two letters swapped', 'yoag', ['/docs/yoga']],
    ['a wrong letter', 'yogi', []],
    ['three letters', 'yga', []],
  ])(
    'puts four letters right in titles only where no other word is meant: %s (C-28)',
    (_, query, urls) => {
      expect(
        openEngine(PAGES)
          .search(query)
          .map(({url}) => url),
      ).toEqual(urls);
    },
  );

  it('finds a library with and without the ending of JavaScript (C-28)', () => {
    const pages = [
      page('/next', 'Serve with Next.js'),
      page('/nest', 'Serve with NestJS'),
      page('/vue', 'Types for Vue'),
    ];
    const find = (query: string): string | undefined => openEngine(pages).search(query)[0]?.url;
    expect(['nextjs', 'next.js', 'next', 'nestjs', 'vuejs', 'vue.js'].map(find)).toEqual([
      '/next',
      '/next',
      '/next',
      '/nest',
      '/vue',
      '/vue',
    ]);
  });

  it('puts the section with the name as its heading first (SRM-5)', () => {
    expect(firstSection('maskedErrors')).toBe('maskederrors');
    expect(openEngine(PAGES).search('maskedErrors')[0]?.sections[0]?.path).toEqual([
      'Error masking',
    ]);
  });

  it('finds a page by keywords, which no excerpt shows (API-7)', () => {
    const pages = [
      page('/sessions', 'Cookies', {
        ...section('', 'Keep readers signed in.'),
        keywords: 'login lost after deploy',
      }),
      page('/deploy', 'Deploy'),
    ];
    const [hit] = openEngine(pages).search('login lost');
    expect(hit?.url).toBe('/sessions');
    expect(JSON.stringify(hit)).not.toContain('login');
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

  it('shows nothing for words that are scattered over a page or occur in a heading in another form (ERR-2)', () => {
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

  it('finds a page that has all words of a query in different sections where no page has them in one (SRM-5)', () => {
    const scattered = page(
      '/a',
      'Gateway',
      section('Export', 'Send data to opentelemetry.'),
      section('Depth', 'How deep tracing goes.'),
    );
    expect(openEngine([scattered]).search('opentelemetry tracing')[0]?.url).toBe('/a');
    const together = page('/b', 'Server', section('Plugins', 'Tracing with opentelemetry.'));
    expect(openEngine([scattered, together]).search('opentelemetry tracing')).toMatchObject([
      {url: '/b'},
    ]);
  });

  it('ranks a page lower when each section has only some of the query (SRM-5)', () => {
    const changes = page(
      '/changes',
      'Releases',
      ...['retry', 'failed', 'upload', 'retry failed', 'failed upload'].flatMap((words, index) =>
        ['a', 'b'].map((letter) =>
          section(`${String(index)}.${letter}`, `${words} ${words} ${words}.`),
        ),
      ),
    );
    const guide = page(
      '/guide',
      'Files',
      section('Sending', `Retry a failed upload once. ${'Then look at the answer. '.repeat(12)}`),
    );
    const scores = (weights: Weights): readonly number[] => {
      const hits = openEngine([changes, guide], 'en-US', weights).search('retry failed upload');
      return ['/guide', '/changes'].map((url) => hits.find((hit) => hit.url === url)?.score ?? 0);
    };
    const [guideNow = 0, changesNow = 0] = scores(WEIGHTS);
    const [guideWithout = 0, changesWithout = 0] = scores({...WEIGHTS, coverageOfBest: 0});
    expect(guideNow).toBe(guideWithout);
    expect(changesNow).toBeGreaterThan(0);
    expect(changesNow).toBeLessThan(changesWithout);
  });

  it('counts a title that answers alone like such a section (SRM-5)', () => {
    const pages = [
      page('/title', 'Schema stitching for several teams', section('Before', 'Nothing.')),
      page('/heading', 'Guide', section('Schema stitching for several teams and more', 'Nothing.')),
    ];
    expect(
      openEngine(pages)
        .search('stitching teams')
        .map(({url}) => url),
    ).toEqual(['/title', '/heading']);
  });

  it('counts a part of the query that a heading contains word by word (SRM-5)', () => {
    const engine = openEngine([
      page(
        '/a',
        'Reference',
        section('Token refresh access', 'Nothing.'),
        section('Refresh access token', 'Nothing.'),
      ),
    ]);
    expect(engine.search('lifetime refresh access token')[0]?.sections[0]?.heading).toBe(
      'Refresh access token',
    );
  });

  it('compares exact wording with the intended form of a misspelt word (SRM-5)', () => {
    const engine = openEngine([
      page(
        '/a',
        'Reference',
        section('Schema polling', 'Nothing.'),
        section('Polling schema', 'Nothing.'),
      ),
    ]);
    expect(engine.search('pollign schema')[0]?.sections[0]?.heading).toBe('Polling schema');
  });

  it.each([
    ['en-US', 'conceal', 'Mask stack traces'],
    ['fr', 'supprimer', 'Effacer un champ'],
    ['ar', 'إزالة', 'حذف الحقول'],
  ])('finds another word for the same thing in %s (C-28)', (language, query, heading) => {
    const engine = openEngine(
      [page('/a', 'X', section(heading, '')), page('/b', 'Y', section('Z', ''))],
      language,
    );
    expect(engine.search(query)[0]?.sections[0]?.heading).toBe(heading);
  });

  it('ranks the word that was typed before a synonym (C-28)', () => {
    const engine = openEngine([
      page('/a', 'A', section('Mask fields', '')),
      page('/b', 'B', section('Hide fields', '')),
    ]);
    expect(engine.search('hide fields').map(({url}) => url)).toEqual(['/b', '/a']);
    expect(engine.search('mask fields').map(({url}) => url)).toEqual(['/a', '/b']);
  });

  it('answers from titles and headings before any body is loaded (API-7)', () => {
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

  it('counts text above the first heading more for its page (SRM-5)', () => {
    const engine = openEngine([
      page('/a', 'Alpha', section('Details', 'Explains workspaces of a project.')),
      page('/b', 'Beta', section('', 'Explains workspaces of a project.', 1)),
    ]);
    expect(engine.search('workspaces').map(({url}) => url)).toEqual(['/b', '/a']);
  });

  it('does not count the name of the site as a word of a title (SRM-5)', () => {
    const others = Array.from({length: 20}, (_, index) =>
      page(`/o${String(index)}`, `Acme Toolbox part${String(index)}`, section('', 'text', 1)),
    );
    const engine = openEngine([
      ...others,
      page('/a', 'Cache rules', section('', 'text', 1)),
      page('/b', 'Acme Toolbox cache', section('', 'text', 1)),
    ]);
    expect(engine.search('cache')[0]?.url).toBe('/b');
  });

  test.each([
    ['another way to write a sound', 'ヴァリデーション', '/a'],
    ['a small vowel as a large one', 'デイレクテイブ', '/b'],
    ['a letter that is missing', 'ディレクィブ', '/b'],
    ['a wrong letter', 'バリテーション', '/a'],
    ['two letters swapped', 'デレィクティブ', '/b'],
  ])('finds words in katakana with %s (C-28)', (_, query, url) => {
    const engine = openEngine(
      [
        page('/a', 'バリデーション', section('入力', '値を調べます。')),
        page('/b', 'ディレクティブ', section('定義', '動作を加えます。')),
      ],
      'ja',
    );
    expect(engine.search(query)[0]?.url).toBe(url);
  });

  test.each([
    ['one word typed as two', 'sub graph', '/a'],
    ['one word typed with a hyphen', 'sub-graphs', '/a'],
    ['two words typed as one', 'fileupload', '/b'],
    ['two words typed as one among others', 'limit of fileuploads', '/b'],
  ])('finds a compound that headings write otherwise: %s (SRM-5)', (_, query, url) => {
    const engine = openEngine([
      page('/a', 'Safety', section('Compose a subgraph', 'Explains the limit of each.')),
      page('/b', 'Limits', section('File uploads', 'Accepts documents.')),
      page('/c', 'Drawings', section('Draw a graph', 'Uploads no file; a sub title follows.')),
    ]);
    expect(engine.search(query)[0]?.url).toBe(url);
  });

  it('does not ask pages for the number of a version that no page has (SRM-5)', () => {
    const engine = openEngine([page('/a', 'Upgrade Yoga'), page('/b', 'Yoga')]);
    expect(engine.search('upgrade yoga v4 to v5')[0]?.url).toBe('/a');
    expect(engine.search('v5')).toEqual([]);
  });

  it('takes no word apart whose halves stand side by side nowhere (SRM-5)', () => {
    const engine = openEngine([page('/a', 'Elastic bounds', section('Search', 'A cluster.'))]);
    expect(engine.search('elasticsearch')).toEqual([]);
  });

  it('finds Arabic and French without their marks and articles (C-28)', () => {
    const engine = openEngine([page('/a', 'المخطَّط', section('الأدوات', 'نص'))], 'ar');
    expect(engine.search('مخطط')[0]?.url).toBe('/a');
    expect(engine.search('مخططا')[0]?.url).toBe('/a');
    expect(openEngine([page('/f', 'Schéma généré')], 'fr').search('schema genere')).toHaveLength(1);
  });

  it('refuses an index of another format with a sentence', () => {
    const {outline} = buildIndex(PAGES, 'en-US');
    expect(() => createEngine({...outline, format: 99})).toThrow(/format 99.*Reload/u);
  });
});
