import {act, screen} from '@testing-library/react';
import CopyButton from '../../../src/components/CopyButton';
import {ICON_PATHS} from '../../../src/components/Icon/paths';
import {expectNoViolations} from '../../support/axe';
import {pass, setupFakeTimeUser} from '../../support/fakeTime';
import {renderInSite} from '../../support/renderInSite';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The clipboard of the browser, which jsdom does not have. */
async function press(): Promise<void> {
  const user = setupFakeTimeUser();
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
  await user.click(button());
  // The answer of the clipboard is a promise.
  await act(() => jest.advanceTimersByTimeAsync(0));
}

function button(): HTMLElement {
  return screen.getByRole('button', {name: 'Copy #0284c7'});
}

function shownIcon(): string | undefined {
  const d = button().querySelector('path')?.getAttribute('d');
  return Object.entries(ICON_PATHS).find(([, icon]) => icon === d)?.[0];
}

function renderButton(): HTMLElement {
  return renderInSite(
    <p data-copyable>
      <code>#0284c7</code>
      <CopyButton text="#0284c7" label="Copy #0284c7" />
    </p>,
  ).container;
}

test('the text goes to the clipboard (ST-11)', async () => {
  renderButton();
  await press();
  expect(writeText.mock.calls).toEqual([['#0284c7']]);
});

test('the check mark shows for 2000 ms and is announced (ST-11, CON-6, C-21)', async () => {
  renderButton();
  expect(shownIcon()).toBe('copy');
  await press();
  expect(shownIcon()).toBe('check');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  pass(1999);
  expect(shownIcon()).toBe('check');
  pass(1);
  expect(shownIcon()).toBe('copy');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('copying again within that time starts it anew (ST-11, CON-6)', async () => {
  renderButton();
  await press();
  pass(1500);
  await press();
  pass(1500);
  expect(shownIcon()).toBe('check');
  pass(500);
  expect(shownIcon()).toBe('copy');
});

test('a refusal shows no check mark, is announced, and is written to the console (ST-11, ERR-11)', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = new Error('denied');
  writeText.mockRejectedValue(refusal);
  renderButton();
  await press();
  expect(shownIcon()).toBe('warning');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Copying was refused. Select the text and copy it by hand.',
  );
  expect(error.mock.calls).toEqual([['Failed to copy!', refusal]]);
  pass(2000);
  expect(shownIcon()).toBe('copy');
});

test('a refusal selects the code beside the button, to be copied by hand (ERR-11)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeText.mockRejectedValue(new Error('denied'));
  renderButton();
  await press();
  expect(String(window.getSelection())).toBe('#0284c7');
});

test('there are no accessibility violations', async () => {
  const container = renderButton();
  jest.useRealTimers();
  await expectNoViolations(container);
});
