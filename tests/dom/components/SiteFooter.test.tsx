import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteFooter from '../../../src/components/SiteFooter';
import {TOOLS} from '../../../src/family/data/tools';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const NEWSLETTER = {newsletterAction: 'https://lists.example.org/subscribe'};

function column(name: string): HTMLElement {
  return screen.getByRole('navigation', {name});
}

function targets(container: HTMLElement): readonly (string | null)[] {
  return within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('the columns are Products, Resources, Company and Community, in this order (FTR-1)', () => {
  renderInSite(<SiteFooter />);
  expect(
    within(screen.getByRole('contentinfo'))
      .getAllByRole('navigation')
      .map((navigation) => navigation.querySelector('p')?.textContent),
  ).toEqual(['Products', 'Resources', 'Company', 'Community']);
});

test('Products are all tools in two lists of ten, in catalogue order (FTR-1, GEN-2)', () => {
  renderInSite(<SiteFooter />);
  const lists = within(column('Products')).getAllByRole('list');
  const longest = Math.ceil(TOOLS.length / 2);
  expect(lists.map((list) => within(list).getAllByRole('link').length)).toEqual([
    longest,
    TOOLS.length - longest,
  ]);
  expect(
    within(column('Products'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(TOOLS.map(({name}) => name));
});

test('Press Kit is the first link of Resources and leads to /logos (FTR-2, RTE-2)', () => {
  renderInSite(<SiteFooter />);
  const [first] = within(column('Resources')).getAllByRole('link');
  expect(first).toHaveAccessibleName('Press Kit');
  expect(first).toHaveAttribute('href', '/logos');
});

test('links out of the site open a new window without a way back into this one (FTR-1)', () => {
  renderInSite(<SiteFooter />);
  for (const link of within(column('Community')).getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('neither /404 nor /500 is linked (RTE-3)', () => {
  renderInSite(<SiteFooter />);
  const all = targets(screen.getByRole('contentinfo'));
  expect(all).toContain('/contact');
  expect(all.filter((target) => /\/(?:404|500)$/u.test(target ?? ''))).toEqual([]);
});

test('without an endpoint there is no newsletter form (FTR-3, C-24)', () => {
  renderInSite(<SiteFooter />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('with an endpoint there is one (FTR-3)', () => {
  renderInSite(<SiteFooter />, {customFields: NEWSLETTER});
  expect(screen.getByRole('textbox', {name: 'News by email'})).toBeVisible();
});

test('the theme can be chosen here too (C-04)', async () => {
  const user = userEvent.setup();
  renderInSite(<SiteFooter />);
  await user.selectOptions(screen.getByRole('combobox', {name: 'Theme'}), 'Dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('it has no second way to change the language: that is in the header (GEN-6, DOC-7)', () => {
  renderInSite(<SiteFooter />);
  expect(screen.queryByRole('link', {name: 'Français'})).not.toBeInTheDocument();
});

test('there are no accessibility violations, with the newsletter form', async () => {
  const {container} = renderInSite(<SiteFooter />, {customFields: NEWSLETTER});
  await expectNoViolations(container);
});
