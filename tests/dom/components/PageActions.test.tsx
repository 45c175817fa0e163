import type {ComponentProps, ReactNode} from 'react';
import {DocProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {act, screen, within} from '@testing-library/react';
import {ICON_PATHS} from '../../../src/components/Icon/paths';
import PageActions from '../../../src/components/PageActions';
import {ASSISTANTS} from '../../../src/data/assistants';
import {expectNoViolations} from '../../support/axe';
import {pass, setupFakeTimeUser} from '../../support/fakeTime';
import {renderInSite} from '../../support/renderInSite';

interface Settings {
  readonly isLast?: boolean;
  readonly unlisted?: boolean;
  readonly source?: string;
}

function Doc({
  isLast = true,
  unlisted = false,
  source = '@site/docs/yoga/errors.mdx',
}: Settings): ReactNode {
  const content = Object.assign(() => null, {
    frontMatter: {},
    metadata: {id: 'yoga/errors', source, unlisted, permalink: '/docs/yoga/errors'},
  });
  const version = {pluginId: 'default', version: 'current', isLast, docsSidebars: {}};
  return (
    <DocsVersionProvider
      version={version as unknown as ComponentProps<typeof DocsVersionProvider>['version']}>
      <DocProvider content={content as unknown as ComponentProps<typeof DocProvider>['content']}>
        <PageActions />
      </DocProvider>
    </DocsVersionProvider>
  );
}

const render = (settings: Settings = {}, locale = 'en-US'): HTMLElement =>
  renderInSite(<Doc {...settings} />, {path: '/docs/yoga/errors', locale}).container;

const copyButton = (): HTMLElement => screen.getByRole('button', {name: 'Copy page'});

function shownIcon(): string | undefined {
  const d = copyButton().querySelector('path')?.getAttribute('d');
  return Object.entries(ICON_PATHS).find(([, icon]) => icon === d)?.[0];
}

const writeText = jest.fn<Promise<void>, [string]>();
const fetchExport = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  fetchExport.mockReset().mockResolvedValue({ok: true, text: async () => '# Errors\n'});
  Object.defineProperty(globalThis, 'fetch', {configurable: true, value: fetchExport});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function press(): Promise<void> {
  const user = setupFakeTimeUser();
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
  await user.click(copyButton());
  await act(() => jest.advanceTimersByTimeAsync(0));
}

test('nothing is fetched before the click, and the Markdown export is copied on it (L3)', async () => {
  render();
  expect(fetchExport).not.toHaveBeenCalled();
  await press();
  expect(fetchExport.mock.calls).toEqual([['/docs/yoga/errors.md']]);
  expect(writeText.mock.calls).toEqual([['# Errors\n']]);
});

test('a copy is announced and shown for 2000 ms (ST-11, CON-6)', async () => {
  render();
  expect(shownIcon()).toBe('copy');
  await press();
  expect(shownIcon()).toBe('check');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  pass(2000);
  expect(shownIcon()).toBe('copy');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a Markdown export that does not come is announced with the way to copy by hand (ERR-11)', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchExport.mockResolvedValue({ok: false, status: 503});
  render();
  await press();
  expect(shownIcon()).toBe('warning');
  expect(screen.getByRole('status')).toHaveTextContent(
    'The page could not be copied. Open it as Markdown and copy it there.',
  );
  expect(error.mock.calls[0]?.[1]).toEqual(new Error('/docs/yoga/errors.md answered 503.'));
  expect(writeText).not.toHaveBeenCalled();
});

test('the menu has the Markdown export and every assistant with its full address in the question (L4)', async () => {
  render();
  await setupFakeTimeUser().click(screen.getByText('Page as Markdown'));
  const links = within(screen.getByRole('list')).getAllByRole('link');
  const question = encodeURIComponent(
    'Read https://selection-set.example/docs/yoga/errors.md and answer my questions about it.',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View as Markdown', '/docs/yoga/errors.md'],
    ...ASSISTANTS.map(({name, ask}) => [`Open in ${name}`, ask + question]),
  ]);
});

test('Escape closes the menu and the focus returns to its button (X2)', async () => {
  render();
  const user = setupFakeTimeUser();
  await user.click(screen.getByText('Page as Markdown'));
  await user.tab();
  expect(screen.getByRole('link', {name: 'View as Markdown'})).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Page as Markdown').closest('summary')).toHaveFocus();
});

test.each([
  ['of another version', {isLast: false}, 'en-US'],
  ['that is unlisted', {unlisted: true}, 'en-US'],
  ['that is not translated', {}, 'ar'],
])('a document %s has no Markdown export and no actions (L9)', (_what, settings, locale) => {
  render(settings, locale);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a translated document has actions (L9)', () => {
  render({source: '@site/i18n/ar/docusaurus-plugin-content-docs/current/a.mdx'}, 'ar');
  expect(copyButton()).toBeVisible();
});

test('there are no accessibility violations', async () => {
  const container = render();
  jest.useRealTimers();
  await expectNoViolations(container);
});
