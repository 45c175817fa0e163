import type {ComponentProps, ReactNode} from 'react';
import {screen, within} from '@testing-library/react';
import BlogFrame from '../../../src/components/BlogFrame';
import BlogIndex from '../../../src/components/BlogIndex';
import MarkdownPage from '../../../src/components/MarkdownPage';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const SLOW_MS = 30_000;

/** A page as the MDX loader gives it, as far as it is read. */
function markdown(
  frontMatter: Readonly<Record<string, unknown>>,
  source = '@site/src/pages/about.mdx',
): ComponentProps<typeof MarkdownPage> {
  function Content(): ReactNode {
    return (
      <>
        <h2 id="who">Who</h2>
        <p>People.</p>
      </>
    );
  }
  const content = Object.assign(Content, {
    toc: [{id: 'who', value: 'Who', level: 2}],
    assets: {},
    frontMatter,
    contentTitle: undefined,
    metadata: {
      title: 'About Us',
      description: 'Who is behind it.',
      frontMatter,
      source,
      unlisted: false,
      permalink: '/about',
    },
  });
  return {content} as unknown as ComponentProps<typeof MarkdownPage>;
}

describe('MarkdownPage (GEN-3, DOC-6)', () => {
  test('title and description of the front matter stand above the text (GEN-3)', () => {
    renderInSite(<MarkdownPage {...markdown({})} />, {path: '/about'});
    const main = screen.getByRole('main');
    expect(within(main).getByRole('heading', {level: 1})).toHaveTextContent('About Us');
    expect(within(main).getByText('Who is behind it.')).toBeVisible();
    expect(within(main).getByRole('article')).toHaveTextContent('People.');
  });

  test('where the text has a hero, whose title is the h1, the page has no other (HERO-1)', () => {
    renderInSite(<MarkdownPage {...markdown({has_hero: true})} />, {path: '/about'});
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('heading', {level: 1})).not.toBeInTheDocument();
    expect(within(main).queryByText('Who is behind it.')).not.toBeInTheDocument();
  });

  test.each([
    [{}, 1],
    [{hide_table_of_contents: true}, 0],
  ])(
    'with the front matter %j there are %i links in a table of contents (RTE-6)',
    (frontMatter, count) => {
      renderInSite(<MarkdownPage {...markdown(frontMatter)} />, {path: '/about'});
      expect(within(screen.getByRole('main')).queryAllByRole('link', {name: 'Who'})).toHaveLength(
        count,
      );
    },
  );

  test('a text that is not translated is marked with its own language (DOC-6)', () => {
    renderInSite(<MarkdownPage {...markdown({})} />, {path: '/about', locale: 'ar'});
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'en-US');
    expect(screen.getByRole('article')).toHaveAttribute('dir', 'ltr');
  });

  test('a translated text has the language of its page (DOC-6)', () => {
    renderInSite(<MarkdownPage {...markdown({}, '@site/i18n/ar/about.mdx')} />, {locale: 'ar'});
    expect(screen.getByRole('article')).not.toHaveAttribute('lang');
  });

  test(
    'there are no accessibility violations',
    async () => {
      const {container} = renderInSite(<MarkdownPage {...markdown({})} />, {path: '/about'});
      await expectNoViolations(container);
    },
    SLOW_MS,
  );
});

/** Two posts on the first page of a blog, as far as they are read. */
const BLOG = {
  metadata: {
    blogTitle: 'Blog',
    blogDescription: 'Notes on GraphQL.',
    permalink: '/blog',
    page: 1,
    totalPages: 2,
    nextPage: '/blog/page/2',
  },
  items: [
    ['Null in GraphQL', '2026-05-01T23:30:00.000Z', '/blog/null', ['YOGA', 'NONE', 'TOOLS']],
    ['Two gateways', '2026-01-09T00:00:00.000Z', '/blog/gateways', undefined],
  ].map(([title, date, permalink, tools]) => ({
    content: {
      metadata: {
        title,
        date,
        permalink,
        source: `@site${String(permalink)}/index.mdx`,
        description: `About ${String(title)}.`,
        frontMatter: {tools},
        tags: [{label: 'schema', permalink: '/blog/tags/schema'}],
      },
    },
  })),
} as unknown as ComponentProps<typeof BlogIndex>;

describe('BlogIndex', () => {
  test('each post has title, date in UTC, description and tags, in the given order (LST-5, C-25)', () => {
    renderInSite(<BlogIndex {...BLOG} />, {path: '/blog'});
    const headings = within(screen.getByRole('main')).getAllByRole('heading', {level: 2});
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Null in GraphQL',
      'Two gateways',
    ]);
    expect(screen.getByRole('link', {name: 'Null in GraphQL'})).toHaveAttribute(
      'href',
      '/blog/null',
    );
    expect(screen.getByText('May 1, 2026')).toHaveAttribute('datetime', '2026-05-01T23:30:00.000Z');
    expect(screen.getByText('About Null in GraphQL.')).toBeVisible();
    expect(screen.getAllByRole('link', {name: 'schema'})).toHaveLength(2);
  });

  test('each post has a node for each of its tools, which only draw what its words say', () => {
    renderInSite(<BlogIndex {...BLOG} />, {path: '/blog'});
    const drawn = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time') !== null)
      .map((item) => [...item.querySelectorAll<HTMLElement>('[aria-hidden] > [data-tool]')])
      .map((nodes) => nodes.map((node) => node.dataset.tool));
    expect(drawn).toEqual([['YOGA', 'TOOLS'], []]);
  });

  test('the feeds are linked in three formats', () => {
    renderInSite(<BlogIndex {...BLOG} />, {path: '/blog'});
    const feeds = screen.getAllByRole('link', {name: /feed of the blog$/u});
    expect(feeds.map((feed) => [feed.textContent, feed.getAttribute('href')])).toEqual([
      ['RSS', '/blog/rss.xml'],
      ['Atom', '/blog/atom.xml'],
      ['JSON', '/blog/feed.json'],
    ]);
    expect(screen.getByRole('link', {name: 'About feeds'})).toHaveAttribute('href', '/feeds');
  });

  test('older posts are one link away', () => {
    renderInSite(<BlogIndex {...BLOG} />, {path: '/blog'});
    expect(screen.getByRole('link', {name: /older entries/iu})).toHaveAttribute(
      'href',
      '/blog/page/2',
    );
  });

  test(
    'there are no accessibility violations',
    async () => {
      const {container} = renderInSite(<BlogIndex {...BLOG} />, {path: '/blog'});
      await expectNoViolations(container);
    },
    SLOW_MS,
  );
});

test('BlogFrame puts a post in the main part of the shell, with its contents beside it', async () => {
  const {container} = renderInSite(
    <BlogFrame toc={<nav aria-label="On this page" />}>
      <h1>Null</h1>
    </BlogFrame>,
    {path: '/blog/null'},
  );
  expect(within(screen.getByRole('main')).getByRole('heading', {level: 1})).toHaveTextContent(
    'Null',
  );
  expect(screen.getByRole('navigation', {name: 'On this page'})).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeVisible();
  await expectNoViolations(container);
});
