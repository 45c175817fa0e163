import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Link from '@docusaurus/Link';
import Comments from '../../../src/components/Comments';
import ThemeToggle from '../../../src/components/ThemeToggle';
import type {CommentSettings} from '../../../src/lib/contracts/siteFields';
import {COMMENTS_TIMEOUT_MS} from '../../../src/lib/constants';
import {expectNoViolations} from '../../support/axe';
import {renderInSite, type SiteOptions} from '../../support/renderInSite';
import {installViewport, scrollIntoView, watcherCount} from '../../support/viewport';

const HOST = 'http://127.0.0.1:4191';
const NOTICE = 'Read and write them on GitHub';

const SETTINGS: CommentSettings = {
  repo: 'selection-set/portal',
  repoId: 'R_1',
  category: 'Comments',
  categoryId: 'DIC_1',
  host: HOST,
  consent: 'view',
};

beforeEach(installViewport);

function renderComments(options: SiteOptions = {}, settings: Partial<CommentSettings> = {}) {
  return renderInSite(
    <>
      <ThemeToggle />
      <Comments />
    </>,
    {
      path: '/blog/null-in-graphql',
      customFields: {comments: {...SETTINGS, ...settings}},
      ...options,
    },
  );
}

function findWidgets(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('giscus-widget')];
}

async function widget(): Promise<HTMLElement> {
  await waitFor(() => expect(findWidgets()).toHaveLength(1));
  const [element] = findWidgets();
  if (element === undefined) {
    throw new Error('There is no widget.');
  }
  return element;
}

function property(element: HTMLElement, name: string): unknown {
  return Reflect.get(element, name);
}

function say(giscus: unknown, origin = HOST): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', {origin, data: {giscus}}));
  });
}

test('without configuration nothing is rendered or watched (CMT-1)', () => {
  const {container} = renderInSite(<Comments />);
  expect(container).toBeEmptyDOMElement();
  expect(watcherCount()).toBe(0);
});

test('nothing shows until the place comes into view (CMT-2)', () => {
  renderComments();
  scrollIntoView(false);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(findWidgets()).toEqual([]);
});

test('in view, the widget gets all 15 properties (CMT-1)', async () => {
  renderComments();
  scrollIntoView();
  const element = await widget();
  const names = ['host', 'repo', 'repoId', 'category', 'categoryId', 'mapping', 'term', 'strict'];
  const more = ['reactionsEnabled', 'emitMetadata', 'inputPosition', 'theme', 'lang', 'loading'];
  const properties = Object.fromEntries(
    [...names, ...more].map((name) => [name, property(element, name)]),
  );
  expect({id: element.id, ...properties}).toEqual({
    id: 'comments',
    host: HOST,
    repo: 'selection-set/portal',
    repoId: 'R_1',
    category: 'Comments',
    categoryId: 'DIC_1',
    mapping: 'specific',
    term: 'blog/null-in-graphql',
    strict: '1',
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
    theme: 'light',
    lang: 'en',
    loading: 'lazy',
  });
  expect(screen.getByRole('heading', {name: 'Comments', level: 2})).toBeInTheDocument();
});

test('the widget comes once, however often its place comes into view (CMT-2)', async () => {
  renderComments();
  scrollIntoView();
  const first = await widget();
  scrollIntoView();
  expect(watcherCount()).toBe(0);
  expect(await widget()).toBe(first);
});

test('the widget follows the theme without loading again (CMT-1)', async () => {
  document.documentElement.setAttribute('data-theme', 'light');
  renderComments();
  scrollIntoView();
  const element = await widget();
  await userEvent.setup().click(screen.getByRole('button', {name: /theme/u}));
  await waitFor(() => expect(property(element, 'theme')).toBe('dark'));
  expect(await widget()).toBe(element);
});

test.each([
  ['fr', 'fr'],
  ['ar', 'ar'],
  ['ja', 'ja'],
])('in %s the widget speaks %s (CMT-1)', async (locale, lang) => {
  renderComments({locale});
  scrollIntoView();
  expect(property(await widget(), 'lang')).toBe(lang);
});

test('with the click gate neither view nor time loads anything; a click does (C-26)', async () => {
  const {container} = renderComments({}, {consent: 'click'});
  scrollIntoView();
  expect(findWidgets()).toEqual([]);
  expect(screen.getByText(/127\.0\.0\.1:4191/u)).toBeInTheDocument();
  await expectNoViolations(container);
  await userEvent.setup().click(screen.getByRole('button', {name: 'Show comments'}));
  expect(screen.getByRole('heading', {name: 'Comments'})).toHaveFocus();
  expect(screen.queryByRole('button', {name: 'Show comments'})).not.toBeInTheDocument();
  await widget();
});

test('the next page asks again before it loads its own comments (C-26)', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <Link to="/blog/other">Other post</Link>
      <Comments />
    </>,
    {path: '/blog/null-in-graphql', customFields: {comments: {...SETTINGS, consent: 'click'}}},
  );
  await user.click(screen.getByRole('button', {name: 'Show comments'}));
  await widget();
  await user.click(screen.getByRole('link', {name: 'Other post'}));
  expect(findWidgets()).toEqual([]);
  expect(screen.getByRole('button', {name: 'Show comments'})).toBeInTheDocument();
});

test('a page can ask for the gate where the site does not (C-26)', () => {
  renderInSite(<Comments consent="click" />, {customFields: {comments: SETTINGS}});
  scrollIntoView();
  expect(screen.getByRole('button', {name: 'Show comments'})).toBeInTheDocument();
});

describe('when the widget does not work (ERR-12)', () => {
  test('its error is replaced by a notice that leads to the discussion', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const {container} = renderComments();
    scrollIntoView();
    await widget();
    say({error: 'giscus is not installed on this repository'});
    const link = await screen.findByRole<HTMLAnchorElement>('link', {name: NOTICE});
    expect(screen.getByRole('status')).toContainElement(link);
    expect(new URL(link.href).searchParams.get('discussions_q')).toBe(
      '"blog/null-in-graphql" in:title',
    );
    expect(findWidgets()).toEqual([]);
    report.mockRestore();
    await expectNoViolations(container);
  });

  test('silence for too long does the same, and a late answer takes the notice back', async () => {
    jest.useFakeTimers();
    try {
      renderComments();
      scrollIntoView();
      await act(() => jest.advanceTimersByTimeAsync(COMMENTS_TIMEOUT_MS - 1));
      expect(screen.queryByRole('link', {name: NOTICE})).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByRole('link', {name: NOTICE})).toBeInTheDocument();
      say({resizeHeight: 300}, 'https://elsewhere.example');
      expect(screen.getByRole('link', {name: NOTICE})).toBeInTheDocument();
      say({resizeHeight: 300});
      expect(screen.queryByRole('link', {name: NOTICE})).not.toBeInTheDocument();
      expect(findWidgets()).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('an answer in time means that no notice comes', async () => {
    jest.useFakeTimers();
    try {
      renderComments();
      scrollIntoView();
      await act(() => jest.advanceTimersByTimeAsync(0));
      say({resizeHeight: 300});
      await act(() => jest.advanceTimersByTimeAsync(COMMENTS_TIMEOUT_MS * 2));
      expect(screen.queryByRole('link', {name: NOTICE})).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a page without a discussion yet is no failure', async () => {
    renderComments();
    scrollIntoView();
    await widget();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    say({error: 'Discussion not found'});
    expect(screen.queryByRole('link', {name: NOTICE})).not.toBeInTheDocument();
    warn.mockRestore();
  });
});
