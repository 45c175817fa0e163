import {readPosts} from '../../../../../plugins/brand/social-cards';

const loaded = (metadata: object) => ({
  'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata}]}},
});

describe('readPosts (DOC-5)', () => {
  test('gives date, authors with a name, and tools by address', () => {
    const date = new Date('2026-07-02T00:00:00Z');
    expect([
      ...readPosts(
        loaded({
          permalink: '/fr/blog/a',
          date,
          authors: [{name: 'Ada', url: '/ada'}, {key: 'nobody'}],
          frontMatter: {title: 'A'},
        }),
      ),
    ]).toEqual([['/fr/blog/a', {date, authors: ['Ada'], tools: []}]]);
  });

  test('a site without a blog has none', () => {
    expect(readPosts({}).size).toBe(0);
  });

  test('names the file to adapt when the blog has another shape', () => {
    expect(() => readPosts(loaded({permalink: '/blog/a'}))).toThrow(/social-cards\/index\.ts/u);
  });
});
