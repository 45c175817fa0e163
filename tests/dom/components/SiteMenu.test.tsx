import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import SiteMenu, {SITE_MENU_ID} from '../../../src/components/SiteMenu';
import {WIDE_HEADER_QUERY} from '../../../src/lib/media/queries';
import {expectNoViolations} from '../../support/axe';
import {setMediaQuery} from '../../support/mediaQueries';
import {renderInSite, type SiteOptions} from '../../support/renderInSite';

function renderOpen(options?: SiteOptions): HTMLElement {
  renderInSite(
    <>
      <BackButton />
      <SiteMenu />
    </>,
    options,
  );
  const dialog = document.getElementById(SITE_MENU_ID);
  if (!(dialog instanceof HTMLDialogElement)) {
    throw new Error('The menu is no dialog.');
  }
  act(() => dialog.showModal());
  return screen.getByRole('dialog', {name: 'Menu'});
}

/** Another way to change the page than by the menu itself. */
function BackButton(): ReactNode {
  const history = useHistory();
  return (
    <button type="button" onClick={() => history.push('/elsewhere')}>
      Elsewhere
    </button>
  );
}

test('the menu is closed at first, and its links are in the document all the same (HDR-3)', () => {
  renderInSite(<SiteMenu />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Blog', hidden: true})).toHaveAttribute('href', '/blog');
});

test('it holds the documentation and the links of the header in their order (HDR-1, HDR-3)', () => {
  const menu = renderOpen();
  expect(
    within(within(menu).getByRole('navigation', {name: 'Main'}))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Documentation',
    'Solutions',
    'Ecosystem',
    'Blog',
    'Our Services',
    'About Us',
    'Contact Us',
  ]);
});

test('its own button closes it (HDR-3)', async () => {
  const user = userEvent.setup();
  const menu = renderOpen();
  await user.click(within(menu).getByRole('button', {name: 'Close menu'}));
  expect(menu).not.toBeVisible();
});

test('following a link of this site closes it (HDR-3)', async () => {
  const user = userEvent.setup();
  const menu = renderOpen();
  await user.click(within(menu).getByRole('link', {name: 'Blog'}));
  expect(menu).not.toBeVisible();
});

test('following a link to the page that is shown closes it too (HDR-3)', async () => {
  const user = userEvent.setup();
  const menu = renderOpen({path: '/blog'});
  await user.click(within(menu).getByRole('link', {name: 'Blog'}));
  expect(menu).not.toBeVisible();
});

test('a change of the page closes it (HDR-3)', async () => {
  const user = userEvent.setup();
  const menu = renderOpen();
  await user.click(screen.getByRole('button', {name: 'Elsewhere'}));
  expect(menu).not.toBeVisible();
});

test('a viewport that has become wide enough closes it (HDR-3, C-22)', () => {
  const menu = renderOpen();
  act(() => setMediaQuery(WIDE_HEADER_QUERY, true));
  expect(menu).not.toBeVisible();
});

test('it offers Light, Dark and System, and the languages (C-04, DOC-7)', () => {
  const menu = renderOpen();
  expect(
    within(within(menu).getByRole('combobox', {name: 'Theme'}))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Light', 'Dark', 'System']);
  expect(within(menu).getByRole('link', {name: '日本語'})).toBeVisible();
});

test('a site of one language offers none (GEN-6)', () => {
  const menu = renderOpen({locales: ['en-US']});
  expect(within(menu).queryByRole('link', {name: 'English'})).not.toBeInTheDocument();
});

test('the open menu has no accessibility violations', async () => {
  await expectNoViolations(renderOpen());
});
