import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ThemeToggle from '../../../src/components/ThemeToggle';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const NAME = 'Switch between light and dark theme';

function shownTheme(): string | null {
  return document.documentElement.getAttribute('data-theme');
}

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
])(
  'pressing the button in the %s theme switches to %s and stores the choice (HDR-4)',
  async (before, after) => {
    document.documentElement.setAttribute('data-theme', before);
    const user = userEvent.setup();
    renderInSite(<ThemeToggle />);
    await user.click(screen.getByRole('button', {name: NAME}));
    expect(shownTheme()).toBe(after);
    expect(window.localStorage.getItem('theme')).toBe(after);
  },
);

test('a second press switches back (HDR-4)', async () => {
  document.documentElement.setAttribute('data-theme', 'light');
  const user = userEvent.setup();
  renderInSite(<ThemeToggle />);
  await user.dblClick(screen.getByRole('button', {name: NAME}));
  expect(shownTheme()).toBe('light');
});

test('the switch flips the theme that is shown, also when the choice is System (C-04)', async () => {
  document.documentElement.setAttribute('data-theme', 'dark');
  document.documentElement.setAttribute('data-theme-choice', 'system');
  const user = userEvent.setup();
  renderInSite(<ThemeToggle />);
  await user.click(screen.getByRole('button', {name: NAME}));
  expect(document.documentElement).toHaveAttribute('data-theme-choice', 'light');
});

test('the button has no accessibility violations', async () => {
  const {container} = renderInSite(<ThemeToggle />);
  await expectNoViolations(container);
});
