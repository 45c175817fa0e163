import type {ComponentProps, ReactNode} from 'react';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
} from '@docusaurus/plugin-content-docs/client';
import {screen, within} from '@testing-library/react';
import DocArticle from '../../../src/components/DocArticle';
import {BRAND} from '../../../src/family/data/brand';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

interface DocSettings {
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly source?: string;
  readonly lastUpdatedAt?: number;
  readonly lastUpdatedBy?: string;
}

const VERSION = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  docsSidebars: {
    yoga: [{type: 'link', label: 'Overview', href: '/docs/yoga', docId: 'yoga', unlisted: false}],
  },
} as unknown as PropVersionMetadata;

function Doc({
  frontMatter = {},
  source = '@site/docs/yoga/errors.mdx',
  ...change
}: DocSettings): ReactNode {
  const content = Object.assign(() => null, {
    toc: [{id: 'why', value: 'Why', level: 2}],
    frontMatter,
    assets: {},
    metadata: {
      id: 'yoga/errors',
      title: 'Errors',
      description: '',
      source,
      permalink: '/docs/yoga/errors',
      frontMatter,
      unlisted: false,
      ...change,
      editUrl: 'https://github.com/selection-set/portal/tree/main/docs/yoga/errors.mdx',
      tags: [],
      previous: {title: 'Overview', permalink: '/docs/yoga'},
      next: {title: 'Plugins', permalink: '/docs/yoga/plugins'},
    },
  });
  return (
    <DocsVersionProvider version={VERSION}>
      <DocsSidebarProvider
        name="yoga"
        items={[
          {
            type: 'category',
            label: 'Guides',
            collapsible: true,
            collapsed: false,
            items: [
              {
                type: 'link',
                label: 'Errors',
                href: '/docs/yoga/errors',
                docId: 'yoga/errors',
                unlisted: false,
              },
            ],
          },
        ]}>
        <DocProvider content={content as unknown as ComponentProps<typeof DocProvider>['content']}>
          <DocArticle>
            <h2 id="why">Why</h2>
          </DocArticle>
        </DocProvider>
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
}

function renderDoc(settings: DocSettings = {}, locale = 'en-US'): HTMLElement {
  return renderInSite(
    <>
      {/* The theme's table of contents measures the header. */}
      <div className="navbar" />
      <Doc {...settings} />
    </>,
    {path: '/docs/yoga/errors', locale},
  ).container;
}

test('a document shows breadcrumbs, its contents and the pages before and after (RTE-6)', () => {
  renderDoc();
  expect(
    within(screen.getByRole('navigation', {name: 'Breadcrumbs'})).getByText('Guides'),
  ).toBeVisible();
  expect(screen.getAllByRole('link', {name: 'Why'}).length).toBeGreaterThan(0);
  const pages = within(screen.getByRole('navigation', {name: 'Docs pages'}));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/yoga',
    '/docs/yoga/plugins',
  ]);
});

test('breadcrumbs lead from the home page over documentation and tool to the page (RTE-6, GEN-6)', () => {
  renderDoc();
  const trail = within(screen.getByRole('navigation', {name: 'Breadcrumbs'}));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/docs',
    '/docs/yoga',
  ]);
  expect(trail.getByText('Errors')).toHaveAttribute('aria-current', 'page');
});

test('badges and reading time stand below the title', () => {
  renderDoc({frontMatter: {badges: ['beta'], reading_minutes: 4}});
  const head = within(screen.getByRole('heading', {level: 1}).closest('header') ?? document.body);
  expect(head.getByText('Beta')).toBeVisible();
  expect(head.getByText('4 min read')).toBeVisible();
});

test('without a count there is no reading time', () => {
  renderDoc();
  expect(screen.queryByText(/min read/u)).not.toBeInTheDocument();
});

test('questions open an issue about the page in a new window, beside and below the text (DOC-2)', () => {
  renderDoc();
  const links = screen.getAllByRole('link', {name: 'Question? Give us feedback'});
  expect(links).toHaveLength(2);
  for (const link of links) {
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.pathname).toBe('/selection-set/portal/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: 'Feedback for “Errors”',
      labels: 'kind/docs',
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveTextContent('Question? Give us feedback →');
  }
});

test('the page can be edited; who changed it last shows where git knows (DOC-1)', () => {
  renderDoc({lastUpdatedAt: Date.UTC(2026, 4, 20), lastUpdatedBy: 'maintainers'});
  expect(screen.getByRole('link', {name: /edit this page/iu})).toHaveAttribute(
    'href',
    expect.stringContaining('docs/yoga/errors.mdx'),
  );
  expect(screen.getByText(`${BRAND.siteName} maintainers`)).toBeVisible();
});

test('without history there is neither date nor author', () => {
  renderDoc();
  expect(screen.queryByText(/Last updated/u)).not.toBeInTheDocument();
});

test('the table of contents can be left out (RTE-6)', () => {
  renderDoc({frontMatter: {hide_table_of_contents: true}});
  expect(screen.queryByRole('link', {name: 'Why'})).not.toBeInTheDocument();
});

test.each([
  ['en-US', '@site/docs/yoga/errors.mdx', null],
  ['ar', '@site/docs/yoga/errors.mdx', 'en-US'],
  ['ar', '@site/i18n/ar/docusaurus-plugin-content-docs/current/yoga/errors.mdx', null],
])('in the language %s the text of %s is marked as %s (DOC-6)', (locale, source, lang) => {
  renderDoc({source}, locale);
  expect(
    screen.getByRole('heading', {level: 1}).closest('[lang]')?.getAttribute('lang') ?? null,
  ).toBe(lang);
});

test('there are no accessibility violations', async () => {
  await expectNoViolations(renderDoc());
});
