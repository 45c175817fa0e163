import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LivingDocs from '../../../src/components/LivingDocs';
import type {DocumentState, LivingDocsReport} from '../../../src/lib/contracts/livingDocs';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const FINE: DocumentState = {
  path: '/docs/yoga',
  file: 'docs/yoga/index.mdx',
  title: 'Yoga',
  owner: 'maintainers',
  reviewBy: '2999-05-20',
  words: 1400,
  incoming: 3,
};
const NEGLECTED: DocumentState = {
  path: '/docs/mesh',
  file: 'docs/mesh/index.mdx',
  title: 'Mesh',
  words: 20,
  incoming: 0,
};
const REPORT: LivingDocsReport = {documents: [FINE, NEGLECTED], redirects: []};

function rowOf(title: string): HTMLElement {
  const row = screen.getByRole('rowheader', {name: new RegExp(`^${title}`, 'u')}).closest('tr');
  if (row === null) {
    throw new Error(`${title} stands in no row.`);
  }
  return row;
}

test('each document says what it needs', () => {
  renderInSite(<LivingDocs report={REPORT} />);

  expect(within(rowOf('Yoga')).getByText('May 20, 2999')).toBeInTheDocument();
  expect(within(rowOf('Yoga')).queryByRole('listitem')).not.toBeInTheDocument();
  expect(
    within(rowOf('Mesh'))
      .getAllByRole('listitem')
      .map(({textContent}) => textContent),
  ).toEqual(['Review overdue', 'No owner', 'No links to it', 'Very short']);
});

test('a chip leaves the documents that need one thing, and a second press all', async () => {
  const user = userEvent.setup();
  renderInSite(<LivingDocs report={REPORT} />);
  await user.click(screen.getByRole('button', {name: 'No owner (1)'}));
  expect(screen.getByRole('status')).toHaveTextContent('One document');
  expect(screen.queryByRole('rowheader', {name: /^Yoga/u})).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', {name: 'No owner (1)'}));
  expect(screen.getByRole('status')).toHaveTextContent('2 documents');
});

test('without redirects and without a check of outside links, it says so', () => {
  renderInSite(<LivingDocs report={REPORT} />);
  expect(screen.getByText('No page and no heading has moved.')).toBeVisible();
  expect(screen.getByText(/Not checked before this build/u)).toBeVisible();
});

test('redirects and dead addresses are listed with their places', () => {
  renderInSite(
    <LivingDocs
      report={{
        documents: [FINE],
        redirects: [{from: '/docs/old', to: '/docs/yoga'}],
        outside: {
          checked: '2026-11-20',
          total: 12,
          dead: [{address: 'https://a.example/', reason: '404', places: ['docs/a.mdx:3']}],
        },
      }}
    />,
  );
  expect(screen.getByRole('cell', {name: '/docs/old'})).toBeVisible();
  expect(screen.getByText(/Checked: 12, on Nov 20, 2026/u)).toBeVisible();
  expect(screen.getByText('docs/a.mdx:3')).toBeVisible();
});

test('the page has no accessibility violations', async () => {
  const {container} = renderInSite(<LivingDocs report={REPORT} />);
  await expectNoViolations(container);
});
