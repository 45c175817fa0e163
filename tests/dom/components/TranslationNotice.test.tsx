import {screen, waitFor} from '@testing-library/react';
import Neighbours from '../../../src/components/Neighbours';
import PageFacts from '../../../src/components/PageFacts';
import PageLanguages from '../../../src/components/PageLanguages';
import PostList from '../../../src/components/PostList';
import PostNeighbours from '../../../src/components/PostNeighbours';
import SiteHead from '../../../src/components/SiteHead';
import TranslationNotice from '../../../src/components/TranslationNotice';
import {isOriginalPage} from '../../../src/lib/sidebar/places';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const ORIGINAL = '@site/docs/yoga/index.mdx';
const TRANSLATED = '@site/i18n/ar/docusaurus-plugin-content-docs/current/yoga/index.mdx';
const START =
  'https://github.com/selection-set/portal/new/main?filename=i18n%2Far%2Fdocusaurus-plugin-content-docs%2Fcurrent%2Fyoga%2Findex.mdx';
const EDIT = 'https://github.com/selection-set/portal/tree/main/docs/yoga/index.mdx';

describe('a page without a translation (I3)', () => {
  test('says so and leads to the start of its translation', async () => {
    const {container} = renderInSite(<TranslationNotice source={ORIGINAL} />, {locale: 'ar'});
    expect(screen.getByRole('note')).toHaveTextContent('This page is not translated yet.');
    expect(screen.getByRole('link', {name: 'Translate this page'})).toHaveAttribute('href', START);
    await expectNoViolations(container);
  });

  test.each([
    ['a translation', 'ar', TRANSLATED],
    ['an original in its own language', 'en-US', ORIGINAL],
  ])('%s says nothing', (_what, locale, source) => {
    renderInSite(<TranslationNotice source={source} />, {locale});
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('leads to the guide only where the host of the repository has no address for new files', () => {
    renderInSite(<TranslationNotice source={ORIGINAL} />, {
      locale: 'ar',
      customFields: {docsRepositoryBase: 'https://git.example.org/o/n/tree/main'},
    });
    expect(screen.getByRole('note')).toBeVisible();
    expect(screen.getAllByRole('link')).toEqual([
      screen.getByRole('link', {name: 'How translations are made'}),
    ]);
  });

  test.each([
    ['ar', ORIGINAL, 'Translate this page', START],
    ['ar', TRANSLATED, 'Edit this page', EDIT],
    ['en-US', ORIGINAL, 'Edit this page', EDIT],
  ])('in %s the link at the end of %s is "%s" (DOC-1)', (locale, source, name, href) => {
    renderInSite(<PageFacts source={source} editUrl={EDIT} />, {locale});
    expect(screen.getByRole('link', {name})).toHaveAttribute('href', href);
  });

  test('is edited where its translation cannot be started by an address (DOC-1)', () => {
    renderInSite(<PageFacts source="@site/tests/pages/image.mdx" editUrl={EDIT} />, {locale: 'ar'});
    expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', EDIT);
  });
});

describe('the head of a page (I6)', () => {
  const origin = 'https://selection-set.example';
  const values = (selector: string, attribute: string): readonly (string | null)[] =>
    [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

  test('a copy of the original names the original and its translations', async () => {
    renderInSite(
      <>
        <SiteHead />
        <PageLanguages locales={['en-US', 'fr']} />
      </>,
      {locale: 'ja', path: '/ja/about'},
    );
    await waitFor(() => expect(values('link[rel="canonical"]', 'href')).toHaveLength(1));
    await waitFor(() =>
      expect(values('link[hreflang]', 'hreflang')).toEqual(['en-US', 'fr', 'x-default']),
    );
    expect(values('link[rel="canonical"]', 'href')[0]).toMatch(new RegExp(`^${origin}`, 'u'));
    expect(values('meta[property="og:locale"]', 'content')).toEqual(['en_US']);
    expect(values('meta[property="og:locale:alternate"]', 'content')).toEqual(['fr']);
  });

  test('a page of interface texts names every language', async () => {
    renderInSite(<PageLanguages />, {path: '/about'});
    await waitFor(() =>
      expect(values('link[hreflang]', 'hreflang')).toEqual([
        'en-US',
        'fr',
        'ar',
        'ja',
        'x-default',
      ]),
    );
  });
});

describe('titles of other pages keep their language (DOC-6)', () => {
  const next = {title: 'Next one', permalink: '/blog/original'};
  const previous = {title: 'The one before', permalink: '/blog/translated'};

  test('in links to the pages before and after', () => {
    renderInSite(
      <Neighbours
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        next={{...next, language: {lang: 'en-US', dir: 'ltr'}}}
      />,
    );
    expect(screen.getByText('Next one')).toHaveAttribute('lang', 'en-US');
    expect(screen.getByText('Next one')).toHaveAttribute('dir', 'ltr');
    expect(screen.queryByText('Previous')).not.toBeInTheDocument();
  });

  test('in links to other posts, by the list of those that are not translated', () => {
    renderInSite(<PostNeighbours prevItem={previous} nextItem={next} />, {locale: 'ar'});
    expect(screen.getByText('Next one')).toHaveAttribute('lang', 'en-US');
    expect(screen.getByText('The one before')).not.toHaveAttribute('lang');
  });

  test('in lists of posts', () => {
    const post = {
      path: '/blog/a',
      description: 'On it.',
      date: '2026-01-02T00:00:00.000Z',
      tools: [],
    };
    renderInSite(
      <PostList
        posts={[
          {...post, title: 'Original', source: '@site/blog/a.mdx'},
          {...post, path: '/blog/b', title: 'Translated', source: '@site/i18n/ar/x/b.mdx'},
        ]}
      />,
      {locale: 'ar'},
    );
    expect(screen.getByText('Original')).toHaveAttribute('lang', 'en-US');
    expect(screen.getByText('Translated')).not.toHaveAttribute('lang');
  });

  test.each([
    ['/docs/a', true],
    ['/docs/b', true],
    ['/docs/c', false],
    ['/docs/d', false],
  ])('the sidebar says of %s whether it shows its original: %s', (href, isOriginal) => {
    const customProps = {isOriginal: true};
    expect(
      isOriginalPage(
        [
          {type: 'link', label: 'A', href: '/docs/a', customProps},
          {
            type: 'category',
            label: 'Folder',
            href: '/docs/d',
            collapsed: false,
            collapsible: true,
            items: [{type: 'link', label: 'B', href: '/docs/b/', customProps}],
          },
          {type: 'link', label: 'C', href: '/docs/c'},
          {type: 'html'},
        ],
        href,
      ),
    ).toBe(isOriginal);
  });
});
