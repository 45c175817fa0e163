import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {openSearch} from '../../../src/client/search/openSearch';
import SearchModal from '../../../src/components/SearchModal';
import {SEARCH_RECENT_KEY} from '../../../src/lib/constants';
import {WIDE_HEADER_QUERY} from '../../../src/lib/media/queries';
import {SearchError} from '@selection-set/search/client';
import {expectNoViolations} from '../../support/axe';
import {answerTo, createFakeSearch, type FakeSearch, HITS} from '../../support/fakeSearch';
import {setupFakeTimeUser} from '../../support/fakeTime';
import {setMediaQuery} from '../../support/mediaQueries';
import {renderInSite} from '../../support/renderInSite';

jest.mock('../../../src/client/search/openSearch');

let client: FakeSearch;

beforeEach(() => {
  client = createFakeSearch();
  jest.mocked(openSearch).mockReturnValue(client);
  setMediaQuery(WIDE_HEADER_QUERY, true);
});

function renderModal(path = '/docs/yoga', initialQuery = '', locale = 'en-US') {
  const onClose = jest.fn();
  const {container} = renderInSite(<SearchModal initialQuery={initialQuery} onClose={onClose} />, {
    path,
    locale,
  });
  return {container, onClose, user: userEvent.setup()};
}

const field = (): HTMLElement => screen.getByRole('combobox', {name: 'Search the portal'});
const options = (): readonly string[] =>
  screen.queryAllByRole('option').map((option) => option.textContent);

async function search(user: ReturnType<typeof userEvent.setup>, query: string): Promise<void> {
  await user.click(field());
  await user.paste(query);
  await waitFor(() => expect(client.calls.at(-1)?.query).toBe(query));
}

/** Lets time pass, and with it what promises do in between. */
async function passAsync(milliseconds: number): Promise<void> {
  await act(async () => jest.advanceTimersByTimeAsync(milliseconds));
}

async function answer(hits = HITS): Promise<void> {
  const call = client.calls.at(-1);
  await act(async () => call?.resolve(answerTo(call.query, {hits})));
}

test('results stand by tool, the current one first, each a link below its page (HIT-6, SRM-5)', async () => {
  const {user} = renderModal();
  await search(user, 'errors');
  await answer();
  expect(options()).toEqual(['Errors in Yoga', 'Masked <errors>', 'Mesh errors', 'Errors as data']);
  expect(
    screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
  ).toHaveLength(3);
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('href', '/docs/yoga/errors#masked');
});

test('the number of results and each active one are told to screen readers', async () => {
  const {user, container} = renderModal();
  await search(user, 'errors');
  await answer();
  expect(container).toHaveTextContent('4 results');
  const active = (): string | null | undefined =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Errors in Yoga');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Errors as data');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Masked <errors>');
});

test('Enter leads on and closes; the words are remembered on this device (AC-5)', async () => {
  const {user, onClose} = renderModal();
  await search(user, 'errors');
  await answer();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledWith('errors');
  expect(localStorage.getItem(SEARCH_RECENT_KEY)).toBe('["errors"]');
});

test('the preview shows tool, trail, excerpt with marks as text, and headings (SRM-6)', async () => {
  const {user, container} = renderModal();
  await search(user, 'errors');
  await answer();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('masked', {selector: 'mark'})).toBeVisible();
  const preview = within(screen.getByRole('complementary'));
  expect(preview.getByText('Yoga')).toBeVisible();
  expect(preview.getByText('Errors in Yoga')).toBeVisible();
  expect(preview.getByText('On this page')).toBeVisible();
  expect(preview.getByRole('link', {name: 'Masked errors'})).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(container.querySelector('b')).toBeNull();
  expect(container).toHaveTextContent('A <b>masked</b> error.');
});

test('nothing found is said with the query, and with filters without it (ERR-1, ERR-2)', async () => {
  const {user, container} = renderModal();
  await search(user, '<i>zebra');
  await answer([]);
  expect(screen.getByText(/^No results for/u)).toHaveTextContent('No results for "<i>zebra"');
  expect(container.querySelector('i')).toBeNull();
  await user.click(screen.getByRole('button', {name: 'Yoga'}));
  await waitFor(() => expect(client.calls).toHaveLength(2));
  expect(client.calls[1]?.call.facets).toEqual([['tool:yoga']]);
  await answer([]);
  expect(await screen.findByText('No results found.')).toBeVisible();
  await user.click(screen.getByRole('button', {name: 'Search everything'}));
  await waitFor(() => expect(client.calls[2]?.call.facets).toBeUndefined());
});

test('a failure says what helps, and its button tries again (ERR-12)', async () => {
  const {user, container} = renderModal();
  await search(user, 'errors');
  await act(async () => client.calls[0]?.reject(new SearchError('network', 'blocked')));
  expect(await screen.findByText(/^The search could not be loaded\./u)).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole('button', {name: 'Try again'}));
  await waitFor(() => expect(client.calls).toHaveLength(2));
  await answer();
  expect(options()).toHaveLength(4);
});

test('a late answer is announced 300 ms after the first letter, typed on or not, and shows when it comes (ST-3, ST-4, CON-2)', async () => {
  jest.useFakeTimers();
  try {
    const user = setupFakeTimeUser();
    renderModal();
    const isAnnounced = (): boolean => screen.queryByText(/takes longer than usual/u) !== null;
    await act(async () => user.click(field()));
    await act(async () => user.keyboard('e'));
    expect(client.calls).toHaveLength(1);
    await passAsync(150);
    await act(async () => user.keyboard('r'));
    await passAsync(149);
    expect(isAnnounced()).toBe(false);
    await passAsync(1);
    expect(isAnnounced()).toBe(true);
    await passAsync(150);
    expect(client.calls.map(({query}) => query)).toEqual(['e', 'er']);
    await answer();
    expect(isAnnounced()).toBe(false);
    expect(options()).toHaveLength(4);
  } finally {
    jest.useRealTimers();
  }
});

test('that the site’s own index answers is said beside the results, and read out once (ERR-12)', async () => {
  const {user} = renderModal();
  const notice = (): readonly HTMLElement[] => screen.queryAllByText(/own index/u);
  for (const query of ['error', 'errors']) {
    await user.clear(field());
    await search(user, query);
    const call = client.calls.at(-1);
    await act(async () => call?.resolve(answerTo(query, {notice: 'unreachable'})));
  }
  const [first, ...others] = notice();
  expect(first).toHaveTextContent(/^The search service cannot be reached\./u);
  expect(others).toEqual([]);
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    changes.push(...records.map(({type}) => type));
  });
  observer.observe(first ?? document, {childList: true, characterData: true, subtree: true});
  await user.keyboard('s');
  await waitFor(() => expect(client.calls.at(-1)?.query).toBe('errorss'));
  await act(async () =>
    client.calls.at(-1)?.resolve(answerTo('errorss', {notice: 'unreachable', hits: []})),
  );
  expect(screen.getByText(/^No results for/u)).toBeVisible();
  expect(notice()).toEqual([first]);
  expect(first).toHaveAttribute('role', 'status');
  expect(changes).toEqual([]);
  observer.disconnect();
});

test('its panel stands where it is told (VAL-14)', () => {
  renderInSite(<SearchModal initialQuery="" panelPlacement="full-width" onClose={jest.fn()} />);
  expect(screen.getByRole('dialog', {name: 'Search'}).style.marginInline).toBe(
    'var(--site-size-gutter)',
  );
});

test('a hit of another source stands below its name, in the list and in the preview (HIT-6, SRM-6)', async () => {
  const {user} = renderModal();
  await search(user, 'errors');
  const [hit] = HITS;
  await answer(
    hit === undefined ? [] : [{...hit, url: 'https://other.example/errors', source: 'Other site'}],
  );
  expect(screen.getByRole('group', {name: 'Other site'})).toBeVisible();
  expect(screen.queryByText('Other pages')).not.toBeInTheDocument();
  const preview = within(screen.getByRole('complementary'));
  expect(await preview.findByText('Other site')).toBeVisible();
});

test('texts of a page without a translation have its language, in the list and in the preview (HIT-6, SRM-6)', async () => {
  const {user} = renderModal('/docs/yoga', '', 'ar');
  await search(user, 'errors');
  const [mesh, yoga] = HITS;
  await answer(
    mesh === undefined || yoga === undefined
      ? []
      : [{...yoga, facets: [...yoga.facets, 'lang:en-US']}, mesh],
  );
  const languageOf = (text: Element | null | undefined) => {
    const marked = text?.closest('[lang], [role="dialog"]');
    return [marked?.getAttribute('lang'), marked?.getAttribute('dir')];
  };
  const [page, part, translated] = screen.getAllByRole('option');
  expect(page).toHaveTextContent('English');
  expect(languageOf(within(page ?? document.body).getByText('Yoga', {exact: false}))).toEqual([
    'en-US',
    'ltr',
  ]);
  expect(part).not.toHaveTextContent('English');
  expect(languageOf(part?.querySelector('mark'))).toEqual(['en-US', 'ltr']);
  expect(translated?.querySelector('[lang]')).toBeNull();
  const preview = within(screen.getByRole('complementary'));
  expect(languageOf(await preview.findByText('masked', {selector: 'mark'}))).toEqual([
    'en-US',
    'ltr',
  ]);
  expect(languageOf(preview.getByRole('link', {name: 'First'}))[0]).toBe('en-US');
  expect(preview.getByText('English')).toHaveAttribute('lang', 'en-US');
});

test('the manual for authors is a group of its own, at the end (HIT-6)', async () => {
  const {user} = renderModal();
  await search(user, 'errors');
  const [mesh] = HITS;
  await answer(
    mesh === undefined
      ? []
      : [{...mesh, url: '/docs/writing/style', title: 'Errors in samples', facets: []}, mesh],
  );
  expect(options()).toEqual(['Mesh errors', 'Errors in samples']);
  expect(screen.getByRole('group', {name: 'Writing documentation'})).toBeVisible();
});

test('a hit on another site keeps its address and opens beside the portal (HIT-1)', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const {user, onClose} = renderModal();
  await search(user, 'errors');
  const [hit] = HITS;
  await answer(hit === undefined ? [] : [{...hit, url: 'https://other.example/errors'}]);
  const option = screen.getByRole('option');
  expect(option).toHaveAttribute('href', 'https://other.example/errors');
  expect(option).toHaveAttribute('target', '_blank');
  expect(option).toHaveAttribute('rel', 'noopener noreferrer');
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledWith(
    'https://other.example/errors',
    '_blank',
    'noopener,noreferrer',
  );
  expect(onClose).not.toHaveBeenCalled();
  opened.mockRestore();
});

test('earlier searches are offered without words, and can be forgotten one by one and all', async () => {
  localStorage.setItem(SEARCH_RECENT_KEY, '["mesh","<b>yoga</b>","sofa"]');
  const {user, container} = renderModal();
  await user.click(field());
  await waitFor(() => expect(options()).toEqual(['mesh', '<b>yoga</b>', 'sofa']));
  await expectNoViolations(container);
  await user.click(screen.getByRole('button', {name: 'Remove "mesh"'}));
  await waitFor(() => expect(options()).toEqual(['<b>yoga</b>', 'sofa']));
  expect(screen.getByRole('button', {name: 'Remove "<b>yoga</b>"'})).toHaveFocus();
  await user.click(field());
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(client.calls.at(-1)?.query).toBe('sofa'));
  await user.click(screen.getByRole('button', {name: 'Clear'}));
  await user.click(await screen.findByRole('button', {name: 'Remove all'}));
  await waitFor(() => expect(options()).toEqual([]));
  expect(field()).toHaveFocus();
  expect(localStorage.getItem(SEARCH_RECENT_KEY)).toBeNull();
});

test('the clear button empties the field and gives it focus (AC-6)', async () => {
  const {user} = renderModal();
  await search(user, 'errors');
  await user.click(screen.getByRole('button', {name: 'Clear'}));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', {name: 'Clear'})).not.toBeInTheDocument();
});

test.each([
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'Ctrl+K',
    async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}k{/Control}'),
  ],
  [
    'the button',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', {name: 'Cancel'})),
  ],
  ['a press beside it', async () => fireEvent.mouseDown(screen.getByRole('dialog'))],
])('%s closes it and keeps the words (ST-1, C-07)', async (_how, close) => {
  const {user, onClose} = renderModal();
  await search(user, 'errors');
  await answer();
  await user.click(field());
  await close(user);
  expect(onClose).toHaveBeenCalledWith('errors');
});

test('Escape that ends the typing of a Japanese word leaves it open (ST-1)', () => {
  const {onClose} = renderModal();
  fireEvent.keyDown(field(), {key: 'Escape', isComposing: true});
  expect(onClose).not.toHaveBeenCalled();
});

test('on phones the browser’s Back closes it and stays on the page', async () => {
  setMediaQuery(WIDE_HEADER_QUERY, false);
  const {onClose} = renderModal();
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(onClose).toHaveBeenCalled();
});

test('there are no accessibility violations with results', async () => {
  const {user, container} = renderModal();
  await search(user, 'errors');
  await answer();
  await screen.findByText('masked', {selector: 'mark'});
  await expectNoViolations(container);
});

test('the group of an archived tool, and its preview, carry the mark that its documents have (HIT-6, SRM-6)', async () => {
  const {user} = renderModal();
  await search(user, 'errors');
  const [hit] = HITS;
  await answer(hit === undefined ? [] : [{...hit, facets: ['kind:doc', 'tool:helix']}]);
  const group = within(screen.getByRole('group', {name: 'Helix Archived'}));
  expect(group.getByText('Archived')).toHaveAttribute('data-badge', 'archived');
  const preview = within(screen.getByRole('complementary'));
  expect(await preview.findByText('Archived')).toHaveAttribute('data-badge', 'archived');
});
