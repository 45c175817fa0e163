import {
  composePageData,
  insertData,
  readPageFacts,
  type PageFacts,
  type SiteFacts,
} from '../../../../../plugins/output/structured-data/composePageData';

const SITE: SiteFacts = {
  name: 'Portal',
  titleSuffix: ' – Portal',
  home: 'https://example.org/base/fr/',
  root: 'https://example.org/base/',
  language: 'fr',
  elsewhere: ['https://github.com/example'],
};
const PAGE: PageFacts = {
  title: 'Erreurs – Portal',
  description: 'Ce que dit un serveur.',
  canonical: 'https://example.org/base/fr/docs/errors',
  image: undefined,
  modified: '2026-11-22T15:16:50.000Z',
  isHidden: false,
};

describe('composePageData', () => {
  test('a document is an article in its language, with the date of its last change', () => {
    expect(composePageData('/docs/errors', PAGE, SITE)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Erreurs',
      inLanguage: 'fr',
      dateModified: '2026-11-22T15:16:50.000Z',
      publisher: {'@id': 'https://example.org/base/#organization'},
    });
  });

  test('the home page is the site and who publishes it', () => {
    const home = {...PAGE, canonical: 'https://example.org/base/fr/'};
    expect(composePageData('/', home, SITE)).toMatchObject({
      '@graph': [{'@type': 'Organization'}, {'@type': 'WebSite', url: SITE.home}],
    });
  });

  test.each([
    ['hidden from search engines', '/docs/errors', {...PAGE, isHidden: true}],
    [
      'a copy of the original',
      '/docs/errors',
      {...PAGE, canonical: 'https://example.org/base/docs/errors'},
    ],
    [
      'described by its component',
      '/blog/errors',
      {...PAGE, canonical: 'https://example.org/base/fr/blog/errors'},
    ],
  ])('a page that is %s gets none', (_what, path, page) => {
    expect(composePageData(path, page, SITE)).toBeUndefined();
  });
});

describe('readPageFacts', () => {
  test('reads a head as the build shortens it', () => {
    expect(
      readPageFacts(
        '<!doctype html><html><head><meta name=description content="a &amp; b"><meta data-rh=true property=og:title content="T – P"><meta name=robots content="noindex, follow"><link data-rh=true rel=canonical href=https://example.org/x /></head><body><span class=theme-last-updated>on <time datetime=2026-11-22T15:16:50.000Z>',
      ),
    ).toEqual({
      title: 'T – P',
      description: 'a & b',
      canonical: 'https://example.org/x',
      image: undefined,
      modified: '2026-11-22T15:16:50.000Z',
      isHidden: true,
    });
  });

  test('knows a file that is no page of the portal', () => {
    expect(readPageFacts('<!doctype html><title>Moved</title>')).toBeUndefined();
  });
});

test('no text ends the element that holds the data', () => {
  const data = composePageData('/docs/errors', {...PAGE, title: '</script><b>$&'}, SITE);
  const html = data && insertData('<head></head>', data);
  expect(html?.match(/<\/script>/gu)).toHaveLength(1);
  expect(html).toContain(String.raw`\u003c/script>\u003cb>$&`);
});
