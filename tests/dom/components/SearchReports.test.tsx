import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {axe} from 'jest-axe';
import SearchReports from '@site/src/components/SearchReports';

let algolia: object | undefined;
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {themeConfig: {algolia}}}),
}));

const CONFIGURED = {appId: 'A', apiKey: 'K', indexName: 'I', insights: true};

beforeEach(() => {
  localStorage.clear();
  algolia = CONFIGURED;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('the reader is asked only where the portal measures its search (API-2)', () => {
  algolia = {...CONFIGURED, insights: false};
  const {container} = render(<SearchReports />);
  expect(container).toBeEmptyDOMElement();
});

test('the answer is no until it is yes, is kept in this browser, and can be taken back (API-2)', async () => {
  const user = userEvent.setup();
  const {container} = render(<SearchReports />);
  const box = screen.getByRole('checkbox', {name: /report which search results/iu});
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(box).toBeChecked();
  expect(localStorage.getItem('search-reports')).toBe('allowed');
  await user.click(box);
  expect(localStorage).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test('a yes of an earlier visit is remembered', () => {
  localStorage.setItem('search-reports', 'allowed');
  render(<SearchReports />);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('where the browser says no, that stands (API-2)', () => {
  localStorage.setItem('search-reports', 'allowed');
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true});
  render(<SearchReports />);
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByText(/asks not to be tracked/u)).toBeVisible();
});
