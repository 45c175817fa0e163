import type {ReactNode} from 'react';
import type {PropSidebar, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocsLayout from '../../../src/components/DocsLayout';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';
import {installViewport} from '../../support/viewport';

const SIDEBAR: PropSidebar = [
  {type: 'link', label: 'Overview', href: '/docs/yoga', docId: 'yoga/index', unlisted: false},
  {
    type: 'category',
    label: 'Guides',
    collapsible: true,
    collapsed: true,
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
];

const START: PropSidebar = [
  {type: 'link', label: 'Start here', href: '/docs', docId: 'index', unlisted: false},
];

const MESH = [{type: 'link', label: 'Overview', href: '/docs/mesh', docId: 'mesh/index'}];

const WRITING = [{type: 'link', label: 'Start', href: '/docs/writing', docId: 'writing/index'}];

/** As far as the product switch reads it: which sidebars there are, and which of them have pages. */
const VERSION = {
  docsSidebars: {start: START, yoga: SIDEBAR, mesh: MESH, shield: [], writing: WRITING},
} as unknown as PropVersionMetadata;

function DocsPage({name}: {readonly name?: string}): ReactNode {
  return (
    <DocsVersionProvider version={VERSION}>
      <DocsSidebarProvider name={name} items={name === undefined ? undefined : SIDEBAR}>
        <DocsLayout>
          <h1>Overview</h1>
        </DocsLayout>
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
}

function sidebar(): HTMLElement {
  return screen.getByRole('navigation', {name: 'Docs sidebar'});
}

beforeEach(installViewport);

test('a page has a sidebar tree and its own main part (RTE-6, GEN-6)', () => {
  renderInSite(<DocsPage name="yoga" />, {path: '/docs/yoga'});
  expect(within(sidebar()).getByRole('link', {name: 'Overview'})).toHaveAttribute(
    'href',
    '/docs/yoga',
  );
  expect(within(screen.getByRole('main')).getByRole('heading', {level: 1})).toHaveTextContent(
    'Overview',
  );
});

test('the page that is shown is marked in the tree (RTE-6)', () => {
  renderInSite(<DocsPage name="yoga" />, {path: '/docs/yoga'});
  expect(within(sidebar()).getByRole('link', {current: 'page'})).toHaveTextContent('Overview');
});

test('the sidebar is one native popover, so that its button works without scripts (RTE-6, C-22)', () => {
  renderInSite(<DocsPage name="yoga" />);
  const button = screen.getByRole('button', {name: 'Contents'});
  const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(target).toHaveAttribute('popover', 'auto');
  expect(target).toContainElement(sidebar());
  expect(screen.getByRole('button', {name: 'Close contents'})).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
});

test('a page without a sidebar has neither tree nor button (RTE-6)', () => {
  renderInSite(<DocsPage />);
  expect(screen.queryByRole('navigation', {name: 'Docs sidebar'})).not.toBeInTheDocument();
  expect(screen.queryByRole('button', {name: 'Contents'})).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeVisible();
});

test('the theme can be chosen at the foot of the sidebar (C-04)', () => {
  renderInSite(<DocsPage name="yoga" />);
  expect(screen.getByRole('combobox', {name: 'Theme'})).toBeInTheDocument();
});

describe('the product switch (C-23)', () => {
  function shownProduct(): string | null | undefined {
    return screen
      .getAllByRole('group')
      .find((group) => group.tagName === 'DETAILS')
      ?.querySelector('summary')?.textContent;
  }

  test.each([
    ['yoga', 'Yoga'],
    ['mesh', 'Mesh'],
    ['start', 'Getting started'],
    ['guides', 'Guides across tools'],
  ])('in the sidebar "%s" it is named "%s" (C-23)', (name, product) => {
    renderInSite(<DocsPage name={name} />);
    expect(shownProduct()).toBe(product);
  });

  test('it leads to every documented tool and to the general pages, and to no others (C-23)', () => {
    renderInSite(<DocsPage name="yoga" />);
    const names = ['Getting started', 'Yoga', 'Mesh'];
    expect(
      names.map((name) => screen.getByRole('link', {name, hidden: true}).getAttribute('href')),
    ).toEqual(['/docs', '/docs/yoga', '/docs/mesh']);
    expect(screen.queryByRole('link', {name: 'Shield', hidden: true})).not.toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Yoga', hidden: true})).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('the groups of the mega-menu hold the tools, and a filter keeps those whose name has the words (C-23, HDR-9)', async () => {
    const user = userEvent.setup();
    renderInSite(<DocsPage name="yoga" />);
    await user.click(screen.getByText('Yoga', {selector: 'summary *'}));
    const serve = screen.getByRole('list', {name: 'Servers and gateways'});
    expect(within(serve).getAllByRole('link')).toHaveLength(2);
    const authors = screen.getByRole('list', {name: 'This portal'});
    expect(within(authors).getByRole('link')).toHaveAccessibleName('Writing documentation');
    expect(screen.getAllByRole('link', {name: /Getting|Mesh|Writing/u}).at(-1)).toBe(
      within(authors).getByRole('link'),
    );
    const field = screen.getByRole('searchbox', {name: 'Filter by name'});
    await user.type(field, 'MES');
    expect(within(serve).getByRole('link')).toHaveAccessibleName('Mesh');
    expect(screen.queryByRole('list', {name: 'This portal'})).not.toBeInTheDocument();
    await user.type(field, 'x');
    expect(screen.getByText('No documentation has this name.')).toHaveAttribute('role', 'status');
  });

  test('Escape closes it and gives focus back (C-23)', async () => {
    const user = userEvent.setup();
    renderInSite(<DocsPage name="yoga" />);
    const summary = screen.getByText('Yoga', {selector: 'summary *'}).closest('summary');
    const details = summary?.parentElement;
    await user.click(summary ?? document.body);
    expect(details).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    expect(details).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<DocsPage name="yoga" />, {path: '/docs/yoga'});
  await expectNoViolations(container);
});
