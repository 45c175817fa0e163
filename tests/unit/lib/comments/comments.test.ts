import {
  commentTerm,
  discussionsAddress,
  giscusLanguage,
  isCommentSettings,
  readWidgetMessage,
} from '../../../../src/lib/comments/commentTerm';

describe('commentTerm (CMT-1)', () => {
  test.each([
    ['/blog/null-in-graphql', '/', 'blog/null-in-graphql'],
    ['/fr/blog/null-in-graphql', '/fr/', 'blog/null-in-graphql'],
    ['/some/sub-path/blog/null-in-graphql', '/some/sub-path/', 'blog/null-in-graphql'],
    ['/some/sub-path/ar/tools/yoga', '/some/sub-path/ar/', 'tools/yoga'],
    ['/tools/yoga/', '/', 'tools/yoga'],
    ['/tools/yoga.html', '/', 'tools/yoga'],
    ['/ja/%E6%97%A5%E6%9C%AC', '/ja/', '日本'],
    ['/a%E0%A4%A', '/', 'a%E0%A4%A'],
    ['/', '/', 'index'],
    ['/fr/', '/fr/', 'index'],
    ['/fr', '/fr/', 'index'],
  ])('%s below %s is filed under %s in every language', (pathname, baseUrl, term) => {
    expect(commentTerm(pathname, baseUrl)).toBe(term);
  });
});

describe('giscusLanguage (CMT-1)', () => {
  test.each([
    ['en-US', 'en'],
    ['fr', 'fr'],
    ['ar', 'ar'],
    ['ja', 'ja'],
    ['pt-BR', 'pt'],
    ['zh-TW', 'zh-TW'],
    ['zh-SG', 'zh-CN'],
    ['el', 'gr'],
    ['km-KH', 'kh'],
    ['sw', 'en'],
    ['', 'en'],
  ])('the site’s %s is the widget’s %s', (locale, language) => {
    expect(giscusLanguage(locale)).toBe(language);
  });
});

describe('readWidgetMessage (CMT-2, ERR-12)', () => {
  test.each([
    [{giscus: {resizeHeight: 300}}, 'answered'],
    [{giscus: {discussion: {}}}, 'answered'],
    [{giscus: {error: 'Discussion not found'}}, 'answered'],
    [{giscus: {error: 'Bad credentials'}}, 'restarted'],
    [{giscus: {error: 'State has expired'}}, 'restarted'],
    [{giscus: {error: 'giscus is not installed on this repository'}}, 'refused'],
    [{giscus: {error: 'API rate limit exceeded for installation ID 1'}}, 'refused'],
    [{giscus: 'text'}, undefined],
    [{giscus: null}, undefined],
    [{other: {}}, undefined],
    ['text', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j means %s', (data, meaning) => {
    expect(readWidgetMessage(data)).toBe(meaning);
  });
});

test('the address of the discussions searches for the page’s own one (ERR-12)', () => {
  const url = new URL(discussionsAddress('selection-set/portal', 'blog/a b"c'));
  expect(url.origin + url.pathname).toBe('https://github.com/selection-set/portal/discussions');
  expect(url.searchParams.get('discussions_q')).toBe('"blog/a b"c" in:title');
});

test.each([undefined, null, 'x', {}, {repo: 'a/b'}])('%j are no settings (CMT-1)', (value) => {
  expect(isCommentSettings(value)).toBe(false);
});
