import type {ComponentProps, ReactNode} from 'react';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
} from '@docusaurus/plugin-content-docs/client';
import {screen, within} from '@testing-library/react';
import DocArticle from '../../../src/components/DocArticle';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

interface DocSettings {
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly source?: string;
}

const VERSION = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  docsSidebars: {},
} as unknown as PropVersionMetadata;

function Doc({frontMatter = {}, source = '@site/docs/yoga/errors.mdx'}: DocSettings): ReactNode {
  const content = Object.assign(() => null, {
    toc: [{id: 'why', value: 'Why', level: 2}],
    frontMatter,
    contentTitle: 'Errors',
    assets: {},
    metadata: {
      id: 'yoga/errors',
      title: 'Errors',
      description: '',
      source,
      permalink: '/docs/yoga/errors',
      frontMatter,
      unlisted: false,
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
            label: 'Yoga',
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
            <h1>Errors</h1>
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
    within(screen.getByRole('navigation', {name: 'Breadcrumbs'})).getByText('Yoga'),
  ).toBeVisible();
  expect(screen.getAllByRole('link', {name: 'Why'}).length).toBeGreaterThan(0);
  const pages = within(screen.getByRole('navigation', {name: 'Docs pages'}));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/yoga',
    '/docs/yoga/plugins',
  ]);
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
