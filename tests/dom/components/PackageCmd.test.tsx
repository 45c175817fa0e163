import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PackageCmd from '../../../src/components/PackageCmd';
import {
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_STORAGE_KEY,
} from '../../../src/lib/packageCmd/installCommand';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function selectedTabs(): readonly (string | null)[] {
  return screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent);
}

/** The panel that the selected tab names; the style sheet hides the others. */
function shownPanel(): HTMLElement {
  const id = screen.getByRole('tab', {selected: true}).getAttribute('aria-controls') ?? '';
  const panel = document.getElementById(id);
  if (panel === null) {
    throw new Error('The selected tab names no panel.');
  }
  return panel;
}

function shownLines(): readonly string[] | undefined {
  return shownPanel().querySelector('code')?.textContent.split('\n');
}

test('the managers are yarn, npm and pnpm, in this order, with npm chosen at first (CMD-1, CON-15)', () => {
  renderInSite(<PackageCmd packages={['graphql']} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['yarn', 'npm', 'pnpm']);
  expect(selectedTabs()).toEqual(['npm']);
});

test.each([
  ['yarn', 'yarn add graphql'],
  ['npm', 'npm install graphql'],
  ['pnpm', 'pnpm add graphql'],
])('the tab %s shows "%s" for a bare name (CMD-1)', async (manager, command) => {
  const user = userEvent.setup();
  renderInSite(<PackageCmd packages={['graphql']} />);
  await user.click(screen.getByRole('tab', {name: manager}));
  expect(shownPanel()).toHaveAccessibleName(manager);
  expect(shownLines()).toEqual([command]);
});

test('packages that are installed together are one command (CMD-1)', () => {
  renderInSite(<PackageCmd packages={['graphql-yoga graphql@16 tsx']} />);
  expect(shownLines()).toEqual(['npm install graphql-yoga graphql@16 tsx']);
});

test('several entries are lines of one command block (CMD-1)', async () => {
  const user = userEvent.setup();
  renderInSite(<PackageCmd packages={['graphql', {name: 'tsc', cmd: 'run', isNpx: true}]} />);
  await user.click(screen.getByRole('tab', {name: 'npm'}));
  expect(shownLines()).toEqual(['npm install graphql', 'npx tsc']);
});

test('the choice holds for every block on the page and is stored for the next one (CMD-1)', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <PackageCmd packages={['graphql']} />
      <PackageCmd packages={['tsx']} />
    </>,
  );
  const [first] = screen.getAllByRole('tab', {name: 'pnpm'});
  expect(first).toBeVisible();
  await user.click(first ?? document.body);
  expect(selectedTabs()).toEqual(['pnpm', 'pnpm']);
  expect(window.localStorage.getItem(PACKAGE_MANAGER_STORAGE_KEY)).toBe('pnpm');
  expect(document.documentElement).toHaveAttribute(PACKAGE_MANAGER_ATTRIBUTE, 'pnpm');
});

test('the choice that the page was marked with before first paint is used (CMD-1)', () => {
  document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, 'yarn');
  renderInSite(<PackageCmd packages={['graphql']} />);
  expect(selectedTabs()).toEqual(['yarn']);
});

test('arrow keys walk through the tabs and around their ends (CMD-1)', async () => {
  const user = userEvent.setup();
  renderInSite(<PackageCmd packages={['graphql']} />);
  await user.click(screen.getByRole('tab', {name: 'yarn'}));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', {name: 'npm', selected: true})).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', {name: 'pnpm', selected: true})).toHaveFocus();
});

test('from right to left the left arrow leads on and the right one back; up and down stay (CMD-1)', async () => {
  const user = userEvent.setup();
  renderInSite(<PackageCmd packages={['graphql']} />);
  // The simulated browser does not hand the direction of the page down.
  screen.getByRole('tablist').style.direction = 'rtl';
  await user.click(screen.getByRole('tab', {name: 'yarn'}));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', {name: 'npm', selected: true})).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', {name: 'pnpm', selected: true})).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('tab', {name: 'npm', selected: true})).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', {name: 'pnpm', selected: true})).toHaveFocus();
});

test('each block has a copy button (GEN-4)', () => {
  renderInSite(<PackageCmd packages={['graphql']} />);
  expect(
    within(shownPanel()).getByRole('button', {name: 'Copy code to clipboard'}),
  ).toBeInTheDocument();
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<PackageCmd packages={['graphql']} />);
  await expectNoViolations(container);
});
