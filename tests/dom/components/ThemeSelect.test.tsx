import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ThemeSelect from '../../../src/components/ThemeSelect';
import ThemeToggle from '../../../src/components/ThemeToggle';
import {expectNoViolations} from '../../support/axe';
import {setMediaQuery} from '../../support/mediaQueries';
import {renderInSite} from '../../support/renderInSite';

function select(): HTMLElement {
  return screen.getByRole('combobox', {name: 'Theme'});
}

test('the choices are Light, Dark and System (C-04, DOC-9)', () => {
  renderInSite(<ThemeSelect />);
  expect(
    within(select())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Light', 'Dark', 'System']);
});

test('System is chosen by default (DOC-9)', () => {
  document.documentElement.setAttribute('data-theme-choice', 'system');
  renderInSite(<ThemeSelect />);
  expect(select()).toHaveDisplayValue('System');
});

test.each([
  ['Light', 'light'],
  ['Dark', 'dark'],
])('%s is shown and stored under "theme" (DOC-9, C-04)', async (name, value) => {
  const user = userEvent.setup();
  renderInSite(<ThemeSelect />);
  await user.selectOptions(select(), name);
  expect(select()).toHaveDisplayValue(name);
  expect(document.documentElement).toHaveAttribute('data-theme', value);
  expect(window.localStorage.getItem('theme')).toBe(value);
});

test.each([
  [true, 'dark'],
  [false, 'light'],
])(
  'System with a dark system = %s shows %s and forgets the stored choice (DOC-9)',
  async (isDark, shown) => {
    setMediaQuery('(prefers-color-scheme: dark)', isDark);
    const user = userEvent.setup();
    renderInSite(<ThemeSelect />);
    await user.selectOptions(select(), isDark ? 'Light' : 'Dark');
    await user.selectOptions(select(), 'System');
    expect(document.documentElement).toHaveAttribute('data-theme', shown);
    expect(window.localStorage.getItem('theme')).toBeNull();
  },
);

test('list and header button show the same choice (C-04)', async () => {
  document.documentElement.setAttribute('data-theme', 'light');
  const user = userEvent.setup();
  renderInSite(
    <>
      <ThemeSelect />
      <ThemeToggle />
    </>,
  );
  await user.click(screen.getByRole('button'));
  expect(select()).toHaveDisplayValue('Dark');
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<ThemeSelect />);
  await expectNoViolations(container);
});
