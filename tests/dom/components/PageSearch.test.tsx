import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageSearch from '../../../src/components/PageSearch';
import SearchTrigger from '../../../src/components/SearchTrigger';
import type {IndexedPage} from '../../../src/lib/contracts/pageIndex';
import {expectNoViolations} from '../../support/axe';
import {globalDataOf, VERSIONS} from '../../support/docsVersions';
import {renderInSite} from '../../support/renderInSite';

const PAGES: readonly IndexedPage[] = [
  {kind: 'doc', path: '/docs/yoga', title: 'Yoga overview', description: 'A server.'},
  {kind: 'doc', path: '/docs/mesh', title: 'Mesh', description: 'A gateway.'},
];

function field(): HTMLElement {
  return screen.getByRole('searchbox', {name: 'Words to look for'});
}

test('without a query all pages are listed with their descriptions', () => {
  renderInSite(<PageSearch pages={PAGES} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/yoga',
    '/docs/mesh',
  ]);
  expect(screen.getByText('A gateway.')).toBeVisible();
});

test('the query of the address is used (RTE-1)', () => {
  renderInSite(<PageSearch pages={PAGES} />, {path: '/search?q=gateway'});
  expect(field()).toHaveValue('gateway');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Mesh']);
});

test('typing narrows the list', async () => {
  const user = userEvent.setup();
  renderInSite(<PageSearch pages={PAGES} />, {path: '/search'});
  await user.type(field(), 'yoga');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Yoga overview']);
});

test('no result is announced with the query (ERR-1)', async () => {
  const user = userEvent.setup();
  renderInSite(<PageSearch pages={PAGES} />, {path: '/search'});
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field(), 'zebra ');
  expect(screen.getByRole('status')).toHaveTextContent(/^No results for "zebra"$/u);
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<PageSearch pages={PAGES} />);
  await expectNoViolations(container);
});

test.each(['compact', 'field'] as const)(
  'the trigger in the shape "%s" leads to the search page (HDR-5)',
  async (shape) => {
    renderInSite(<SearchTrigger shape={shape} />);
    const link = screen.getByRole('link', {name: 'Search'});
    expect(link).toHaveAttribute('href', '/search');
    await expectNoViolations(link);
  },
);

describe('the search of one version (V1)', () => {
  const globalData = globalDataOf(VERSIONS);

  test('lists what that version has, says so, and leads to the latest with the same words', async () => {
    const {container} = renderInSite(<PageSearch pages={PAGES} />, {
      path: '/search?version=1.0&q=gone',
      globalData,
    });
    expect(await screen.findByRole('link', {name: 'Gone'})).toHaveAttribute(
      'href',
      '/docs/1.0/yoga/gone',
    );
    expect(container).toHaveTextContent(
      'Searches the documentation in version 1.0, and all posts.',
    );
    expect(screen.getByRole('link', {name: 'Search the latest version'})).toHaveAttribute(
      'href',
      '/search?q=gone',
    );
    await expectNoViolations(container);
  });

  test('a version that does not exist is named, and the latest is searched (ERR-1)', () => {
    const {container} = renderInSite(<PageSearch pages={PAGES} />, {
      path: '/search?version=%3Cb%3E9',
      globalData,
    });
    expect(container).toHaveTextContent(
      'There is no version "<b>9" of the documentation; this is the latest.',
    );
    expect(screen.getByRole('link', {name: 'Mesh'})).toBeVisible();
  });

  test('the latest by its name is no limit', () => {
    const {container} = renderInSite(<PageSearch pages={PAGES} />, {
      path: '/search?version=2.0',
      globalData,
    });
    expect(container).not.toHaveTextContent('version');
    expect(screen.getByRole('link', {name: 'Mesh'})).toBeVisible();
  });

  test('a list that cannot be loaded is admitted', async () => {
    renderInSite(<PageSearch pages={PAGES} />, {path: '/search?version=current', globalData});
    expect(screen.getByRole('status')).toHaveTextContent('Loading the pages of this version');
    expect(
      await screen.findByText(/^The pages of this version could not be loaded\./u),
    ).toBeVisible();
  });
});
